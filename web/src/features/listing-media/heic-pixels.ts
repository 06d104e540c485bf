/** Pixels as a canvas takes them. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Averages blocks of pixels, so that no side stays longer than twice what is wanted: the canvas does the rest, and a photo of
 * 48 megapixels never stands in memory at four bytes a pixel.
 * @param rgb rows of three bytes a pixel, each row `stride` bytes long
 */
export function averaged(
  { rgb, width, height, stride }: { rgb: Uint8Array; width: number; height: number; stride: number },
  longSide: number,
): Pixels {
  const block = Math.max(1, Math.floor(Math.max(width, height) / longSide));
  const [columns, rows] = [Math.floor(width / block), Math.floor(height / block)];
  const rgba = new Uint8ClampedArray(columns * rows * 4);
  const area = block * block;
  for (let row = 0, to = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, to += 4) {
      let [red, green, blue] = [0, 0, 0];
      for (let y = 0; y < block; y++) {
        let from = (row * block + y) * stride + column * block * 3;
        for (let x = 0; x < block; x++, from += 3) {
          red += rgb[from] ?? 0;
          green += rgb[from + 1] ?? 0;
          blue += rgb[from + 2] ?? 0;
        }
      }
      rgba[to] = red / area;
      rgba[to + 1] = green / area;
      rgba[to + 2] = blue / area;
      rgba[to + 3] = 255;
    }
  }
  return { width: columns, height: rows, rgba };
}
