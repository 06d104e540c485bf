import { letterOutlines } from './letter-outlines.ts';

/** A word as coverage: row 0 is the top; `emsWide` is its width where its letters are one em high. */
export interface WordMask {
  width: number;
  height: number;
  emsWide: number;
  data: Float32Array;
}

const EM = 1000;
const SPACE = 236;
/** How far above and below the base line letters reach. */
const TOP = 900;
const BOTTOM = -420;

/** @param word presentation forms, already chosen by neighbour, in reading order */
export function wordMask(word: string, pixels = 120): WordMask {
  const glyphs = [...word].map((c) => letterOutlines[c] ?? ([SPACE, ''] as const));
  const total = glyphs.reduce((sum, [advance]) => sum + advance, 0);
  const k = pixels / (TOP - BOTTOM);
  const width = Math.ceil(total * k) + 2;
  const edges: [number, number, number, number][] = [];
  let right = total;
  for (const [advance, path] of glyphs) {
    right -= advance;
    for (const [x0, y0, x1, y1] of flatten(path))
      edges.push([(x0 + right) * k + 1, (TOP - y0) * k, (x1 + right) * k + 1, (TOP - y1) * k]);
  }
  return { width, height: pixels, emsWide: total / EM, data: fill(edges, width, pixels) };
}

/** Straight edges of an outline made of M, L, Q and Z. */
export function flatten(path: string): [number, number, number, number][] {
  const edges: [number, number, number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const line = (toX: number, toY: number) => {
    edges.push([x, y, toX, toY]);
    x = toX;
    y = toY;
  };
  for (const [, command, rest] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (rest ?? '').trim().split(/\s+/).map(Number);
    if (command === 'M') [x, y, startX, startY] = [a, b, a, b];
    if (command === 'L') line(a, b);
    if (command === 'Z') line(startX, startY);
    if (command !== 'Q') continue;
    const [fromX, fromY] = [x, y];
    for (let i = 1; i <= 5; i++) {
      const t = i / 5;
      line(
        (1 - t) ** 2 * fromX + 2 * t * (1 - t) * a + t * t * c,
        (1 - t) ** 2 * fromY + 2 * t * (1 - t) * b + t * t * d,
      );
    }
  }
  return edges;
}

const SUB = 4;

/** Nonzero winding, four scan lines a row. */
function fill(edges: [number, number, number, number][], width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let line = 0; line < height * SUB; line++) {
    const y = (line + 0.5) / SUB;
    const hits = edges
      .filter(([, y0, , y1]) => y0 <= y !== y1 <= y)
      .map(([x0, y0, x1, y1]) => ({ x: x0 + ((y - y0) * (x1 - x0)) / (y1 - y0), turn: y1 > y0 ? 1 : -1 }))
      .sort((a, b) => a.x - b.x);
    let winding = 0;
    hits.forEach(({ x, turn }, i) => {
      winding += turn;
      const next = hits[i + 1];
      if (winding === 0 || !next) return;
      for (let px = Math.max(0, Math.floor(x)); px <= Math.min(width - 1, Math.floor(next.x)); px++) {
        const cover = Math.min(px + 1, next.x) - Math.max(px, x);
        const at = ((line / SUB) | 0) * width + px;
        if (cover > 0) out[at] = (out[at] as number) + cover / SUB;
      }
    });
  }
  return out;
}
