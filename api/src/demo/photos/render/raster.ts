/** What covers each sample: the inverse depth (larger is nearer) and the triangle, -1 for none. */
export interface Coverage {
  width: number;
  height: number;
  depth: Float32Array;
  id: Int32Array;
}

export const emptyCoverage = (width: number, height: number): Coverage => ({
  width,
  height,
  depth: new Float32Array(width * height),
  id: new Int32Array(width * height).fill(-1),
});

/** Fills a triangle given in sample coordinates; `w` grows towards the viewer and is linear on the screen. */
export function fillTriangle(
  out: Coverage,
  id: number,
  x0: number,
  y0: number,
  w0: number,
  x1: number,
  y1: number,
  w1: number,
  x2: number,
  y2: number,
  w2: number,
): void {
  const { width, height, depth, id: ids } = out;
  const area = (x1 - x0) * (y2 - y0) - (y1 - y0) * (x2 - x0);
  if (area === 0 || Number.isNaN(area)) return;
  const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5));
  const inv = 1 / area;
  const wdx = ((w1 - w0) * (y2 - y0) - (w2 - w0) * (y1 - y0)) * inv;
  const wdy = ((w2 - w0) * (x1 - x0) - (w1 - w0) * (x2 - x0)) * inv;
  for (let y = top; y <= bottom; y++) {
    const cy = y + 0.5;
    let from = Number.POSITIVE_INFINITY;
    let to = Number.NEGATIVE_INFINITY;
    // The span where this row crosses the edges.
    if (y0 <= cy !== y1 <= cy) {
      const x = x0 + ((cy - y0) * (x1 - x0)) / (y1 - y0);
      if (x < from) from = x;
      if (x > to) to = x;
    }
    if (y1 <= cy !== y2 <= cy) {
      const x = x1 + ((cy - y1) * (x2 - x1)) / (y2 - y1);
      if (x < from) from = x;
      if (x > to) to = x;
    }
    if (y2 <= cy !== y0 <= cy) {
      const x = x2 + ((cy - y2) * (x0 - x2)) / (y0 - y2);
      if (x < from) from = x;
      if (x > to) to = x;
    }
    if (to < from) continue;
    const left = from < 0 ? 0 : Math.ceil(from - 0.5);
    const right = to > width ? width - 1 : Math.ceil(to - 0.5) - 1;
    let w = w0 + (left + 0.5 - x0) * wdx + (cy - y0) * wdy;
    let at = y * width + left;
    for (let x = left; x <= right; x++, at++, w += wdx) {
      if (w > (depth[at] as number)) {
        depth[at] = w;
        ids[at] = id;
      }
    }
  }
}
