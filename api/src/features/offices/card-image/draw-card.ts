import sharp, { type OverlayOptions } from 'sharp';
import { CARD, INK, type Pen, type Written } from '#lib/share-cards/index.ts';
import type { CardWords } from './card-words.ts';

const LOGO = 260;
const FOOT = 470;

/** An office's preview picture as PNG: its logo, name and place, what it offers, and who says so. */
export async function drawCard(
  write: Pen,
  { name, place, count, verified, lang }: CardWords,
  { logo, brand }: { logo: Buffer | undefined; brand: string },
): Promise<Buffer> {
  const { width: full, height, margin } = CARD;
  const beside = logo ? LOGO + 56 : 0;
  const width = full - 2 * margin - beside;
  const start = (part: Pick<Written, 'width'>) => (lang === 'ar' ? full - margin - part.width : margin);
  const end = (part: Pick<Written, 'width'>) => (lang === 'ar' ? margin : full - margin - part.width);
  const foot = [count, verified].filter(Boolean).join(' · ');
  const [brandName, below, ...lines] = await Promise.all([
    write(brand, { size: 36, color: INK.primary, width: full / 3, lang }),
    foot === '' ? undefined : write(foot, { size: 34, color: INK.dim, width: full / 2, lang }),
    write(name, { size: name.length > 40 ? 48 : 60, color: INK.primary, width, lang }),
    write(place, { size: 44, color: INK.text, width, lang }),
  ]);
  const layers: OverlayOptions[] = [
    { input: ground(lang), top: 0, left: 0 },
    { input: brandName.data, top: height - 88 - brandName.height, left: end(brandName) },
  ];
  if (below) layers.push({ input: below.data, top: height - 92 - below.height, left: start(below) });
  let top = 150;
  for (const line of lines) {
    if (top + line.height > FOOT - 16) break;
    layers.push({ input: line.data, top, left: start(line) });
    top += line.height + 26;
  }
  if (logo) {
    const input = await sharp(logo).resize(LOGO, LOGO, { fit: 'contain', background: INK.page }).png().toBuffer();
    layers.push({ input, top: Math.round((FOOT - LOGO) / 2) + 20, left: end({ width: LOGO }) });
  }
  return sharp({ create: { width: full, height, channels: 3, background: INK.page } })
    .composite(layers)
    .png({ palette: true })
    .toBuffer();
}

/** The accent at the edge, a line above the foot. */
const ground = (lang: CardWords['lang']) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <rect x="${lang === 'ar' ? CARD.width - 16 : 0}" width="16" height="${CARD.height}" fill="${INK.primary}"/>
    <path d="M${CARD.margin} ${FOOT}H${CARD.width - CARD.margin}" stroke="${INK.line}" stroke-width="3"/>
  </svg>`);
