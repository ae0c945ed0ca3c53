// SPDX-License-Identifier: MIT
//
// Sixteen lines a pair on the board of peers_bench.cpp, found by JTS, which starts this: walls and pairs come
// as numbers on the standard input, the nanoseconds a pair and the cut lines a pair go to the standard output.
//
//   java -cp jts-core.jar SixteenLines.java tree|prepared < numbers
import java.io.StreamTokenizer;
import java.util.List;
import org.locationtech.jts.algorithm.RobustLineIntersector;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.index.strtree.STRtree;

public class SixteenLines {
    interface Cuts {
        boolean test(Coordinate from, Coordinate to);
    }

    static final GeometryFactory factory = new GeometryFactory();
    static StreamTokenizer input;

    static int number() throws Exception {
        input.nextToken();
        return (int) input.nval;
    }

    static Coordinate[] coordinates(int count) throws Exception {
        Coordinate[] all = new Coordinate[count];
        for (int i = 0; i < count; ++i) {
            int x = number();
            all[i] = new Coordinate(x, number());
        }
        return all;
    }

    // A tree of boxes; what it finds is tested until one wall cuts the line.
    static Cuts tree(Coordinate[] walls) {
        STRtree tree = new STRtree();
        for (int i = 0; i < walls.length; i += 2) tree.insert(new Envelope(walls[i], walls[i + 1]), i);
        tree.build();
        RobustLineIntersector meeting = new RobustLineIntersector();
        return (from, to) -> {
            List<?> near = tree.query(new Envelope(from, to));
            for (Object one : near) {
                int i = (Integer) one;
                meeting.computeIntersection(from, to, walls[i], walls[i + 1]);
                if (meeting.isProper()) return true;
            }
            return false;
        };
    }

    // All walls as one geometry that was prepared; touching counts, too.
    static Cuts prepared(Coordinate[] walls) {
        LineString[] lines = new LineString[walls.length / 2];
        for (int i = 0; i < lines.length; ++i)
            lines[i] = factory.createLineString(new Coordinate[] {walls[2 * i], walls[2 * i + 1]});
        PreparedGeometry all = PreparedGeometryFactory.prepare(factory.createMultiLineString(lines));
        return (from, to) -> all.intersects(factory.createLineString(new Coordinate[] {from, to}));
    }

    static long cut(Cuts cuts, Coordinate[] corners) {
        long cut = 0;
        for (int pair = 0; pair < corners.length; pair += 8)
            for (int a = 0; a < 4; ++a)
                for (int b = 4; b < 8; ++b)
                    if (cuts.test(corners[pair + a], corners[pair + b])) ++cut;
        return cut;
    }

    public static void main(String[] arguments) throws Exception {
        input = new StreamTokenizer(new java.io.BufferedReader(new java.io.InputStreamReader(System.in)));
        Coordinate[] walls = coordinates(2 * number());
        int pairs = number();
        Coordinate[] corners = coordinates(8 * pairs);
        Cuts cuts = arguments[0].equals("tree") ? tree(walls) : prepared(walls);
        long all = 0;
        long end = System.nanoTime() + 3_000_000_000L;  // until the compiler has done its work
        while (System.nanoTime() < end) all += cut(cuts, corners);
        long rounds = 0;
        all = 0;
        long start = System.nanoTime();
        end = start + 2_000_000_000L;
        while (System.nanoTime() < end) {
            all += cut(cuts, corners);
            ++rounds;
        }
        double each = (double) (System.nanoTime() - start) / (rounds * pairs);
        System.out.println(each + " " + (double) all / (rounds * pairs));
    }
}
