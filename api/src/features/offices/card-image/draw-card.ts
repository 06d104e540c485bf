import sharp, { type OverlayOptions } from 'sharp';
import { CARD, INK, type Pen, type Written } from '#lib/share-cards/index.ts';
import { letterOf } from '#rules/office-letter.ts';
import type { CardWords } from './card-words.ts';

const MARK = 260;
const FOOT = 470;
/** Between the lines, and between them and the mark. */
const GAP = { lines: 34, mark: 56 };

/** An office's preview picture as PNG: its logo or letter, name and place, what it offers, and who says so. */
export async function drawCard(
  write: Pen,
  words: CardWords,
  { logo, brand }: { logo: Buffer | undefined; brand: string },
): Promise<Buffer> {
  const { name, place, count, verified, lang } = words;
  const { width: full, height, margin } = CARD;
  const width = full - 2 * margin - MARK - GAP.mark;
  const start = (part: Pick<Written, 'width'>) => (lang === 'ar' ? full - margin - part.width : margin);
  const end = (part: Pick<Written, 'width'>) => (lang === 'ar' ? margin : full - margin - part.width);
  const foot = [count, verified].filter(Boolean).join(' · ');
  const [brandName, below, mark, ...lines] = await Promise.all([
    write(brand, { size: 36, color: INK.primary, width: full / 3, lang }),
    foot === '' ? undefined : write(foot, { size: 34, color: INK.dim, width: full / 2, lang }),
    logo ? rounded(logo) : letterMark(write, words),
    write(name, { size: name.length > 40 ? 48 : 60, color: INK.primary, width, lang }),
    write(place, { size: 44, color: INK.text, width, lang }),
  ]);
  const onFoot = (part: Written) => height - margin - part.height;
  const layers: OverlayOptions[] = [
    { input: ground(lang), top: 0, left: 0 },
    { input: brandName.data, top: onFoot(brandName), left: end(brandName) },
    { input: mark, top: inMiddle(MARK), left: end({ width: MARK }) },
  ];
  if (below) layers.push({ input: below.data, top: onFoot(below), left: start(below) });
  const tall = lines.reduce((sum, line) => sum + line.height, GAP.lines * (lines.length - 1));
  let top = Math.max(inMiddle(tall), margin / 2);
  for (const line of lines) {
    if (top + line.height > FOOT - 16) break;
    layers.push({ input: line.data, top, left: start(line) });
    top += line.height + GAP.lines;
  }
  return sharp({ create: { width: full, height, channels: 3, background: INK.page } })
    .composite(layers)
    .png({ palette: true })
    .toBuffer();
}

/** Top of what stands in the middle of the room above the foot. */
const inMiddle = (tall: number): number => Math.round((FOOT - tall) / 2) + 12;

const square = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${MARK}" height="${MARK}">${content}</svg>`);

const rounded = (logo: Buffer): Promise<Buffer> =>
  sharp(logo)
    .resize(MARK, MARK, { fit: 'contain', background: INK.page })
    .composite([{ input: square(`<rect width="${MARK}" height="${MARK}" rx="20"/>`), blend: 'dest-in' }])
    .png()
    .toBuffer();

/** The arch with the office's letter, as on its page. */
async function letterMark(write: Pen, { name, lang }: CardWords): Promise<Buffer> {
  const half = MARK / 2;
  const arch = `M1 ${MARK - 12}V${half}A${half - 1} ${half - 1} 0 0 1 ${MARK - 1} ${half}V${MARK - 12}a11 11 0 0 1-11 11H12a11 11 0 0 1-11-11Z`;
  const letter = await write(letterOf(name), { size: 116, color: INK.primary, width: MARK, lang });
  const [left, top] = [half - letter.width / 2, half + 14 - letter.height / 2].map(Math.round);
  return sharp(square(`<path d="${arch}" fill="#e8ebe5" stroke="#b9c7bf" stroke-width="2"/>`))
    .composite([{ input: letter.data, left, top }])
    .png()
    .toBuffer();
}

/** The accent at the edge, a line above the foot. */
const ground = (lang: CardWords['lang']) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <rect x="${lang === 'ar' ? CARD.width - 16 : 0}" width="16" height="${CARD.height}" fill="${INK.primary}"/>
    <path d="M${CARD.margin} ${FOOT}H${CARD.width - CARD.margin}" stroke="${INK.line}" stroke-width="3"/>
  </svg>`);
