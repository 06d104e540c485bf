import sharp, { type OverlayOptions } from 'sharp';
import type { Lang } from '#lib/endpoint.ts';
import type { Message } from '#lib/errors.ts';
import { INK, type Pen } from '#lib/share-cards/index.ts';
import type { Pictures } from './draw-sheet.ts';
import type { WindowContent } from './window-content.ts';

/** Four to five: as large as messengers show a picture whole. */
const SIZE = { width: 1080, height: 1350 };
const PHOTO_HEIGHT = 760;
const EDGE = 64;
const CODE = 264;
const FOOT = 1226;

/** A picture for messages: the photo, then price, thing and place, with the code on the far side. */
export async function drawSharePicture(
  write: Pen,
  content: WindowContent,
  { photos, logo, code, lang, brand }: Pictures & { lang: Lang; brand: Message },
): Promise<Buffer> {
  const isArabic = lang === 'ar';
  const { width } = SIZE;
  const column = width - 2 * EDGE - CODE - 36;
  const atStart = (wide: number) => (isArabic ? width - EDGE - wide : EDGE);
  const atEnd = (wide: number) => (isArabic ? EDGE : width - EDGE - wide);

  const headline = content.headline[lang];
  const styles = [
    { text: headline, size: headline.length > 16 ? 50 : 66, color: INK.primary, gap: 26 },
    ...content.lines.map((line) => ({ text: line[lang], size: 42, color: INK.text, gap: 14 })),
    { text: content.facts[lang], size: 36, color: INK.dim, gap: 0 },
  ].filter(({ text }) => text !== '');
  const layers: OverlayOptions[] = [];
  let top = PHOTO_HEIGHT + 52;
  for (const { text, size, color, gap } of styles) {
    const written = await write(text, { size, color, width: column, lang });
    if (top + written.height > FOOT - 16) break;
    layers.push({ input: written.data, top, left: atStart(written.width) });
    top += written.height + gap;
  }

  const name = await write((content.office?.name ?? brand)[lang], { size: 36, color: INK.primary, width: 560, lang });
  layers.push({ input: name.data, top: FOOT + 36, left: atStart(name.width) });
  if (content.phone) {
    const phone = await write(content.phone, { size: 38, color: INK.text, width: 380, lang: 'en' });
    layers.push({ input: phone.data, top: FOOT + 36, left: atEnd(phone.width) });
  }
  const square = await sharp(code).resize(CODE, CODE, { kernel: 'nearest' }).toBuffer();
  layers.push({ input: square, top: PHOTO_HEIGHT + 48, left: atEnd(CODE) });
  layers.push({ input: await upperPart(photos[0] ?? null, logo), top: 0, left: 0 });
  layers.push({ input: frame(), top: 0, left: 0 });

  return sharp({ create: { ...SIZE, channels: 3, background: INK.page } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

/** The photo; without one the logo on a quiet ground, or the courtyard's arches as on the site. */
async function upperPart(photo: Buffer | null, logo: Buffer | undefined): Promise<Buffer> {
  const size = { width: SIZE.width, height: PHOTO_HEIGHT };
  if (photo)
    return sharp(photo)
      .resize({ ...size, fit: 'cover' })
      .toBuffer();
  const ground = sharp({ create: { ...size, channels: 3, background: INK.line } });
  const input = logo ? await sharp(logo).resize(360, 360, { fit: 'inside' }).png().toBuffer() : arches();
  return ground
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer();
}

const arches = () =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${PHOTO_HEIGHT}">
    <path d="M140 ${PHOTO_HEIGHT}V360a180 180 0 0 1 360 0v400" fill="none" stroke="${INK.page}" stroke-width="34"/>
    <path d="M214 ${PHOTO_HEIGHT}V366a106 106 0 0 1 212 0v394" fill="none" stroke="${INK.accent}" stroke-opacity=".4" stroke-width="16"/>
  </svg>`);

/** A line above whose picture it is. */
const frame = () =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <path d="M${EDGE} ${FOOT}H${SIZE.width - EDGE}" stroke="${INK.line}" stroke-width="3"/>
  </svg>`);
