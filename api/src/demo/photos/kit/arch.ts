import { emptyMesh, type Mesh, merge, quad, triangle } from '../render/mesh.ts';
import type { Vec } from '../render/vec.ts';

/** The outline of a pointed (or round) arch from its left foot over the top to the right: springs at `spring`. */
export function archLine(w: number, spring: number, rise: number, steps = 10): [number, number][] {
  const line: [number, number][] = [];
  for (let i = 0; i <= steps * 2; i++) {
    const t = i / (steps * 2);
    const x = (t - 0.5) * w;
    const k = Math.abs(t - 0.5) * 2;
    // Two arcs that meet in a point, near enough to how masons draw it.
    line.push([x, spring + rise * Math.sqrt(Math.max(0, 1 - k ** 1.9)) * (1 + 0.1 * (1 - k))]);
  }
  return line;
}

/** A wall of w × h at z = 0 with an arched opening in its middle, and the depth of the arch behind it. */
export function archedWall(w: number, h: number, opening: number, spring: number, rise: number, depth: number): Mesh {
  const mesh = emptyMesh();
  const line = archLine(opening, spring, rise);
  const half = opening / 2;
  quad(mesh, [-w / 2, 0, 0], [-half, 0, 0], [-half, spring, 0], [-w / 2, spring, 0]);
  quad(mesh, [half, 0, 0], [w / 2, 0, 0], [w / 2, spring, 0], [half, spring, 0]);
  quad(mesh, [-w / 2, spring, 0], [-half, spring, 0], [-half, h, 0], [-w / 2, h, 0]);
  quad(mesh, [half, spring, 0], [w / 2, spring, 0], [w / 2, h, 0], [half, h, 0]);
  for (let i = 0; i + 1 < line.length; i++) {
    const [x0, y0] = line[i] ?? [0, 0];
    const [x1, y1] = line[i + 1] ?? [0, 0];
    quad(mesh, [x0, y0, 0], [x1, y1, 0], [x1, h, 0], [x0, h, 0]);
    quad(mesh, [x0, y0, 0], [x0, y0, -depth], [x1, y1, -depth], [x1, y1, 0]);
  }
  quad(mesh, [-half, 0, 0], [-half, 0, -depth], [-half, spring, -depth], [-half, spring, 0]);
  quad(mesh, [half, 0, -depth], [half, 0, 0], [half, spring, 0], [half, spring, -depth]);
  return mesh;
}

/** The ring of stones round an arch, standing out a little; its texture runs along the arch in x. */
export function voussoirs(opening: number, spring: number, rise: number, width: number, out: number): Mesh {
  const inner = archLine(opening, spring, rise, 12);
  const outer = archLine(opening + width * 2, spring, rise + width * 1.1, 12);
  const parts: Mesh[] = [];
  let run = 0;
  for (let i = 0; i + 1 < inner.length; i++) {
    const corner = (line: [number, number][], k: number, z: number): Vec => {
      const [x, y] = line[k] ?? [0, 0];
      return [x, y, z];
    };
    const mesh = emptyMesh();
    const [a, b, c, d] = [
      corner(inner, i, out),
      corner(inner, i + 1, out),
      corner(outer, i + 1, out),
      corner(outer, i, out),
    ];
    quad(mesh, d, a, b, c);
    quad(mesh, d, c, corner(outer, i + 1, 0), corner(outer, i, 0));
    quad(mesh, a, corner(inner, i, 0), corner(inner, i + 1, 0), b);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    parts.push({ ...mesh, local: mesh.local.map((_, k) => (k % 3 === 0 ? run + length / 2 : k % 3 === 1 ? 0.15 : 0)) });
    run += length;
  }
  return merge(...parts);
}

/** A filled arch, for doors, glass and niches. */
export function archPanel(w: number, spring: number, rise: number): Mesh {
  const mesh = emptyMesh();
  const line = archLine(w, spring, rise);
  quad(mesh, [-w / 2, 0, 0], [w / 2, 0, 0], [w / 2, spring, 0], [-w / 2, spring, 0]);
  for (let i = 0; i + 1 < line.length; i++) {
    const [x0, y0] = line[i] ?? [0, 0];
    const [x1, y1] = line[i + 1] ?? [0, 0];
    triangle(mesh, [0, spring, 0], [x1, y1, 0], [x0, y0, 0]);
  }
  return mesh;
}
