/** Triangles in a tree of boxes, for asking what a ray meets. */
export interface Bvh {
  /** The nearest triangle's index into the mesh it was built from, or -1; its distance is in `hit.t`. */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number): number;
  /** Whether anything stands between. */
  blocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number): boolean;
  hit: { t: number };
}

const LEAF = 4;

/** @param positions nine numbers a triangle @param chosen the triangles that take part */
export function buildBvh(positions: Float32Array, chosen: Uint32Array): Bvh {
  const count = chosen.length;
  const order = new Uint32Array(count).map((_, i) => i);
  const low = new Float32Array(count * 3);
  const high = new Float32Array(count * 3);
  const middle = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const base = (chosen[i] as number) * 9;
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[base + axis] as number;
      const b = positions[base + 3 + axis] as number;
      const c = positions[base + 6 + axis] as number;
      low[i * 3 + axis] = Math.min(a, b, c);
      high[i * 3 + axis] = Math.max(a, b, c);
      middle[i * 3 + axis] = (a + b + c) / 3;
    }
  }
  // Per node: six bounds; then either (first triangle, count) or (left child, 0) and the axis its halves lie along;
  // the right child is the next one.
  const nodes = Math.max(2, count * 2);
  const bounds = new Float32Array(nodes * 6);
  const link = new Uint32Array(nodes);
  const size = new Uint32Array(nodes);
  const axisOf = new Uint8Array(nodes);
  let used = 1;

  const fit = (node: number, from: number, to: number) => {
    for (let axis = 0; axis < 3; axis++) {
      let min = Number.POSITIVE_INFINITY;
      let max = Number.NEGATIVE_INFINITY;
      for (let i = from; i < to; i++) {
        const t = (order[i] as number) * 3 + axis;
        if ((low[t] as number) < min) min = low[t] as number;
        if ((high[t] as number) > max) max = high[t] as number;
      }
      bounds[node * 6 + axis] = min - 1e-4;
      bounds[node * 6 + 3 + axis] = max + 1e-4;
    }
  };
  const split = (node: number, from: number, to: number): void => {
    fit(node, from, to);
    if (to - from <= LEAF) {
      link[node] = from;
      size[node] = to - from;
      return;
    }
    const { axis, cut } = divide(order, low, high, middle, from, to);
    axisOf[node] = axis;
    const left = used;
    used += 2;
    link[node] = left;
    split(left, from, cut);
    split(left + 1, cut, to);
  };
  if (count > 0) split(0, 0, count);

  // Corner and two edges of each triangle, in tree order.
  const tri = new Float32Array(count * 9);
  const names = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const name = chosen[order[i] as number] as number;
    names[i] = name;
    for (let k = 0; k < 3; k++) {
      const corner = positions[name * 9 + k] as number;
      tri[i * 9 + k] = corner;
      tri[i * 9 + 3 + k] = (positions[name * 9 + 3 + k] as number) - corner;
      tri[i * 9 + 6 + k] = (positions[name * 9 + 6 + k] as number) - corner;
    }
  }

  const stack = new Uint32Array(64);
  const hit = { t: 0 };

  const cast = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    any: boolean,
  ): number => {
    if (count === 0) return -1;
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    let best = -1;
    let limit = far;
    let top = 0;
    let node = 0;
    for (;;) {
      const b = node * 6;
      const x0 = ((bounds[b] as number) - ox) * ix;
      const x1 = ((bounds[b + 3] as number) - ox) * ix;
      const y0 = ((bounds[b + 1] as number) - oy) * iy;
      const y1 = ((bounds[b + 4] as number) - oy) * iy;
      const z0 = ((bounds[b + 2] as number) - oz) * iz;
      const z1 = ((bounds[b + 5] as number) - oz) * iz;
      const enter = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
      const leave = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
      if (leave < 0 || enter > leave || enter > limit) {
        if (top === 0) break;
        node = stack[--top] as number;
        continue;
      }
      const n = size[node] as number;
      if (n === 0) {
        // The child on the ray's side first: whatever it finds cuts the other short.
        const child = link[node] as number;
        const axis = axisOf[node] as number;
        const back = (axis === 0 ? dx : axis === 1 ? dy : dz) < 0 ? 1 : 0;
        stack[top++] = child + 1 - back;
        node = child + back;
        continue;
      }
      const first = link[node] as number;
      for (let i = first; i < first + n; i++) {
        const t = i * 9;
        const e1x = tri[t + 3] as number;
        const e1y = tri[t + 4] as number;
        const e1z = tri[t + 5] as number;
        const e2x = tri[t + 6] as number;
        const e2y = tri[t + 7] as number;
        const e2z = tri[t + 8] as number;
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const det = e1x * px + e1y * py + e1z * pz;
        if (det > -1e-12 && det < 1e-12) continue;
        const inv = 1 / det;
        const sx = ox - (tri[t] as number);
        const sy = oy - (tri[t + 1] as number);
        const sz = oz - (tri[t + 2] as number);
        const u = (sx * px + sy * py + sz * pz) * inv;
        if (u < 0 || u > 1) continue;
        const qx = sy * e1z - sz * e1y;
        const qy = sz * e1x - sx * e1z;
        const qz = sx * e1y - sy * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inv;
        if (v < 0 || u + v > 1) continue;
        const distance = (e2x * qx + e2y * qy + e2z * qz) * inv;
        if (distance < 1e-4 || distance >= limit) continue;
        if (any) return 1;
        limit = distance;
        best = names[i] as number;
      }
      if (top === 0) break;
      node = stack[--top] as number;
    }
    hit.t = limit;
    return best;
  };

  return {
    hit,
    nearest: (ox, oy, oz, dx, dy, dz, far) => cast(ox, oy, oz, dx, dy, dz, far, false),
    blocked: (ox, oy, oz, dx, dy, dz, far) => cast(ox, oy, oz, dx, dy, dz, far, true) >= 0,
  };
}

const BINS = 12;
const binCount = new Uint32Array(BINS);
const binBounds = new Float64Array(BINS * 6);
const sweep = new Float64Array(BINS);

const resetBox = (boxes: Float64Array, at: number) => {
  boxes.fill(Number.POSITIVE_INFINITY, at, at + 3);
  boxes.fill(Number.NEGATIVE_INFINITY, at + 3, at + 6);
};

const growBox = (
  boxes: Float64Array,
  at: number,
  low: ArrayLike<number>,
  high: ArrayLike<number>,
  l: number,
  h: number,
) => {
  for (let k = 0; k < 3; k++) {
    if ((low[l + k] as number) < (boxes[at + k] as number)) boxes[at + k] = low[l + k] as number;
    if ((high[h + k] as number) > (boxes[at + 3 + k] as number)) boxes[at + 3 + k] = high[h + k] as number;
  }
};

const areaOf = (boxes: Float64Array, at: number) => {
  const x = (boxes[at + 3] as number) - (boxes[at] as number);
  const y = (boxes[at + 4] as number) - (boxes[at + 1] as number);
  const z = (boxes[at + 5] as number) - (boxes[at + 2] as number);
  return x < 0 ? 0 : x * y + y * z + z * x;
};

/** Sorts a range into two halves where the boxes' areas times their triangles are least. @returns axis and cut */
function divide(
  order: Uint32Array,
  low: Float32Array,
  high: Float32Array,
  middle: Float32Array,
  from: number,
  to: number,
) {
  let axis = 0;
  let start = 0;
  let extent = -1;
  for (let k = 0; k < 3; k++) {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let i = from; i < to; i++) {
      const m = middle[(order[i] as number) * 3 + k] as number;
      if (m < min) min = m;
      if (m > max) max = m;
    }
    if (max - min > extent) {
      extent = max - min;
      start = min;
      axis = k;
    }
  }
  if (extent < 1e-6) return { axis, cut: (from + to) >> 1 };
  const scale = (BINS * 0.9999) / extent;
  const binOf = (t: number) => (((middle[t * 3 + axis] as number) - start) * scale) | 0;
  binCount.fill(0);
  for (let i = 0; i < BINS; i++) resetBox(binBounds, i * 6);
  for (let i = from; i < to; i++) {
    const t = order[i] as number;
    const bin = binOf(t);
    binCount[bin] = (binCount[bin] as number) + 1;
    growBox(binBounds, bin * 6, low, high, t * 3, t * 3);
  }
  const box = new Float64Array(6);
  const costs = (reverse: boolean, each: (bin: number, cost: number) => void) => {
    resetBox(box, 0);
    let n = 0;
    for (let k = 0; k < BINS - 1; k++) {
      const bin = reverse ? BINS - 1 - k : k;
      n += binCount[bin] as number;
      growBox(box, 0, binBounds, binBounds, bin * 6, bin * 6 + 3);
      each(bin, n * areaOf(box, 0));
    }
  };
  costs(true, (bin, cost) => {
    sweep[bin] = cost;
  });
  let best = Number.POSITIVE_INFINITY;
  let last = 0;
  costs(false, (bin, cost) => {
    if (cost + (sweep[bin + 1] as number) >= best) return;
    best = cost + (sweep[bin + 1] as number);
    last = bin;
  });
  let cut = from;
  for (let i = from; i < to; i++) {
    const t = order[i] as number;
    if (binOf(t) > last) continue;
    order[i] = order[cut] as number;
    order[cut++] = t;
  }
  return { axis, cut: cut === from || cut === to ? (from + to) >> 1 : cut };
}
