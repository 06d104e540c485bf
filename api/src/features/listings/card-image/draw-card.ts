import sharp from 'sharp';
import { CARD, INK, type Pen, type Written } from '#lib/share-cards/index.ts';
import type { CardWords } from './card-words.ts';

/** The words' side; the photo has the rest. */
const PANEL = 560;
const EDGE = 56;

/** A listing's preview picture as JPEG: the photo on the far side, price, thing and place beside it. */
export async function drawCard(
  write: Pen,
  words: CardWords,
  { photo, brand }: { photo: Buffer | undefined; brand: string },
): Promise<Buffer> {
  const { width: full, height } = CARD;
  const { lang } = words;
  const isArabic = lang === 'ar';
  const width = PANEL - 2 * EDGE;
  const panelAt = isArabic ? full - PANEL : 0;
  const [price, what, place, name] = await Promise.all([
    write(words.price, { size: words.price.length > 16 ? 46 : 58, color: INK.primary, width, lang }),
    write(words.what, { size: 38, color: INK.text, width, lang }),
    write(words.place, { size: 34, color: INK.dim, width, lang }),
    write(brand, { size: 34, color: INK.primary, width, lang }),
  ]);
  const at = (part: Written) => (isArabic ? full - EDGE - part.width : EDGE);
  const top = 132;
  const second = top + price.height + 36;
  const picture = photo && (await side(photo));
  return sharp({ create: { width: full, height, channels: 3, background: INK.page } })
    .composite([
      picture
        ? { input: picture, top: 0, left: isArabic ? 0 : PANEL }
        : { input: niche(), top: 0, left: isArabic ? 0 : PANEL },
      { input: frame(), top: 0, left: panelAt },
      { input: price.data, top, left: at(price) },
      { input: what.data, top: second, left: at(what) },
      { input: place.data, top: second + what.height + 20, left: at(place) },
      { input: name.data, top: height - 72 - name.height, left: at(name) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const side = (photo: Buffer) =>
  sharp(photo)
    .resize(CARD.width - PANEL, CARD.height, { fit: 'cover' })
    .toBuffer();

/** A line above the brand. */
const frame = () =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL}" height="${CARD.height}">
    <path d="M${EDGE} 486H${PANEL - EDGE}" stroke="${INK.line}" stroke-width="3"/>
  </svg>`);

/** Where a photo is missing: the courtyard's arches, as on the site. */
function niche(): Buffer {
  const width = CARD.width - PANEL;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CARD.height}">
    <rect width="${width}" height="${CARD.height}" fill="${INK.line}"/>
    <path d="M140 630V320a180 180 0 0 1 360 0v310" fill="none" stroke="${INK.page}" stroke-width="34"/>
    <path d="M214 630V326a106 106 0 0 1 212 0v304" fill="none" stroke="${INK.accent}" stroke-opacity=".4" stroke-width="16"/>
  </svg>`);
}
