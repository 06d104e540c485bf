/** Contrast (0..255) below which an edge is left alone. */
const THRESHOLD = 26;
const SPAN = 6;

/**
 * Softens the steps that textures leave (edges of shapes are smooth already): along an edge, a pixel takes the mean of
 * what lies to both sides along it. After FXAA.
 */
export function smoothEdges(rgb: Buffer, width: number, height: number): Buffer {
  const luma = new Uint8Array(width * height);
  for (let p = 0, q = 0; p < luma.length; p++, q += 3) {
    luma[p] = ((rgb[q] as number) * 77 + (rgb[q + 1] as number) * 151 + (rgb[q + 2] as number) * 28) >> 8;
  }
  const out = Buffer.from(rgb);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      const nw = luma[p - width - 1] as number;
      const ne = luma[p - width + 1] as number;
      const sw = luma[p + width - 1] as number;
      const se = luma[p + width + 1] as number;
      const here = luma[p] as number;
      const low = Math.min(nw, ne, sw, se, here);
      const high = Math.max(nw, ne, sw, se, here);
      if (high - low < THRESHOLD) continue;
      let dx = sw + se - nw - ne;
      let dy = nw + sw - ne - se;
      const reduce = (nw + ne + sw + se) * 0.03125 + 2;
      const scale = 1 / (Math.min(Math.abs(dx), Math.abs(dy)) + reduce);
      dx = Math.max(-SPAN, Math.min(SPAN, dx * scale));
      dy = Math.max(-SPAN, Math.min(SPAN, dy * scale));
      for (let c = 0; c < 3; c++) {
        const near =
          (at(rgb, width, height, x - dx / 6, y - dy / 6, c) + at(rgb, width, height, x + dx / 6, y + dy / 6, c)) / 2;
        const far =
          (at(rgb, width, height, x - dx / 2, y - dy / 2, c) + at(rgb, width, height, x + dx / 2, y + dy / 2, c)) / 2;
        const wide = (near + far) / 2;
        out[p * 3 + c] = wide < low - 40 || wide > high + 40 ? near : wide;
      }
    }
  }
  return out;
}

/** Between four pixels. */
function at(rgb: Buffer, width: number, height: number, x: number, y: number, c: number): number {
  const cx = Math.max(0, Math.min(width - 1.01, x));
  const cy = Math.max(0, Math.min(height - 1.01, y));
  const i = cx | 0;
  const j = cy | 0;
  const p = (j * width + i) * 3 + c;
  const q = p + width * 3;
  const top = (rgb[p] as number) + ((rgb[p + 3] as number) - (rgb[p] as number)) * (cx - i);
  const bottom = (rgb[q] as number) + ((rgb[q + 3] as number) - (rgb[q] as number)) * (cx - i);
  return top + (bottom - top) * (cy - j);
}
