import sharp from 'sharp';
import { encode } from 'uqr';

/** The quiet zone that the standard asks for, in modules. */
const QUIET = 4;

/** `text` as a QR code on white, a PNG with `pixels` for each module. */
export function qrPicture(text: string, pixels: number): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const grey = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pixels, size * pixels, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
