# SPDX-License-Identifier: MIT
# Shared by app/run and tests/run: installing what is missing, configuring, building. Read with `source`.

# say TEXT...: a line on standard error, so that the output of the program stays clean.
say() { printf '%s\n' "$*" >&2; }

# need_packages LIST...: every package named in the lists is installed afterwards. Asks apt nothing when all are there.
need_packages() {
    local name missing=()
    command -v dpkg-query >/dev/null || {
        say "This script installs packages on Debian 12. On another system install what these lists name: $*"
        say "(then go on by hand: cmake --preset release && cmake --build --preset release)"
        return 1
    }
    while read -r name; do
        [[ $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null) == installed ]] || missing+=("$name")
    done < <(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$@")
    ((${#missing[@]})) || return 0
    if ((EUID != 0)); then
        say "Some packages are missing. Install them and start again:"
        say "    sudo apt-get update && sudo apt-get install --no-install-recommends ${missing[*]}"
        return 1
    fi
    say "Installing ${missing[*]} ..."
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q >&2 && apt-get install -q -y --no-install-recommends "${missing[@]}" >&2 || {
        say "apt-get could not install the packages (see above). Check the network and /etc/apt, then start again."
        return 1
    }
}

# build PRESET [TARGET...]: configures when needed and builds.
build() {
    local preset=$1
    shift
    if [[ ! -f build/$preset/build.ninja ]]; then
        say "Configuring ($preset) ..."
        cmake --preset "$preset" >&2 || return 1
    fi
    NINJA_STATUS='[%f/%t] ' cmake --build --preset "$preset" ${1:+--target "$@"} >&2
}
