// SPDX-License-Identifier: MIT
#include "ui/scene/background.h"

#include <algorithm>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>
#include <utility>

#if defined(__linux__)
#include <sys/resource.h>
#endif

namespace tenaille::ui {

namespace {

struct Job {
    std::thread thread;
    bool isDone = false;
};

struct Jobs {
    std::mutex mutex;
    std::condition_variable ended;
    std::list<Job> running;
};

// Never destroyed: a thread that was let go may end after everything else.
Jobs& jobs() {
    static Jobs* const all = new Jobs;
    return *all;
}

// They are at their last instruction: joining takes no time. Under the lock.
void joinEnded(std::list<Job>& running) {
    running.remove_if([](Job& job) {
        if (job.isDone) job.thread.join();
        return job.isDone;
    });
}

}  // namespace

void stepBehindWindow() {
#if defined(__linux__)
    constexpr int kNiceness = 7;  // counts per thread; a sixth of a processor if the window needs it, too
    setpriority(PRIO_PROCESS, 0, kNiceness);
#endif
}

void runBehindWindow(std::function<void()> work) {
    Jobs& all = jobs();
    const std::scoped_lock lock(all.mutex);
    joinEnded(all.running);
    Job& job = all.running.emplace_back();
    job.thread = std::thread([&all, &job, work = std::move(work)]() mutable {
        stepBehindWindow();
        work();
        work = nullptr;  // what it holds is gone before anybody hears that it ended
        const std::scoped_lock ending(all.mutex);
        job.isDone = true;
        all.ended.notify_all();
    });
}

bool waitForBackground(std::chrono::milliseconds longest) {
    Jobs& all = jobs();
    std::unique_lock lock(all.mutex);
    all.ended.wait_for(lock, longest, [&all] {
        return std::ranges::all_of(all.running, [](const Job& job) { return job.isDone; });
    });
    joinEnded(all.running);
    const bool allEnded = all.running.empty();
    for (Job& job : all.running) job.thread.detach();
    // They still say that they ended: they are kept, but nobody looks at them again.
    static std::list<Job>* const letGo = new std::list<Job>;
    letGo->splice(letGo->end(), all.running);
    return allEnded;
}

}  // namespace tenaille::ui
