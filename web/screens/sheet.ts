import sharp, { type OverlayOptions } from 'sharp';
import type { DeviceName } from './looks.ts';

export interface Row {
  /** Stands above the pictures. */
  title: string;
  pictures: readonly (Buffer | undefined)[];
}

const WIDTH: Record<DeviceName, number> = { phone: 300, desktop: 620 };
const GAP = 12;
const TITLE = 28;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes a picture of all rows, pictures of a row beside each other. */
export async function writeSheet(file: string, device: DeviceName, rows: readonly Row[]): Promise<void> {
  const width = WIDTH[device];
  const columns = Math.max(...rows.map(({ pictures }) => pictures.length));
  const layers: OverlayOptions[] = [];
  let top = GAP;
  for (const { title, pictures } of rows) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * width}" height="${TITLE}"><text x="2" y="20" font-family="sans-serif" font-size="16">${escaped(title)}</text></svg>`;
    layers.push({ input: Buffer.from(svg), left: GAP, top });
    let tallest = 0;
    for (const [at, picture] of pictures.entries()) {
      if (!picture) continue;
      const { data, info } = await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true });
      layers.push({ input: data, left: GAP + at * (width + GAP), top: top + TITLE });
      tallest = Math.max(tallest, info.height);
    }
    top += TITLE + tallest + GAP;
  }
  const size = { width: GAP + columns * (width + GAP), height: top };
  await sharp({ create: { ...size, channels: 3, background: '#e8e8e8' }, limitInputPixels: false })
    .composite(layers)
    .jpeg({ quality: 82 })
    .toFile(file);
}
