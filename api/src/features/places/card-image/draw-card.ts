import sharp from 'sharp';
import { CARD, INK, type Pen, type Written } from '#lib/share-cards/index.ts';
import type { CardWords } from './card-words.ts';

/** A place's preview picture as PNG: what, where, how many, and who says so. */
export async function drawCard(write: Pen, { what, place, count, lang }: CardWords, brand: string): Promise<Buffer> {
  const { width: full, height, margin } = CARD;
  const width = full - 2 * margin;
  const [head, foot, number, name] = await Promise.all([
    write(what, { size: 60, color: INK.primary, width, lang }),
    write(place, { size: 46, color: INK.text, width, lang }),
    write(count, { size: 34, color: INK.dim, width: width / 2, lang }),
    write(brand, { size: 36, color: INK.primary, width: width / 3, lang }),
  ]);
  const start = (part: Written) => (lang === 'ar' ? full - margin - part.width : margin);
  const end = (part: Written) => (lang === 'ar' ? margin : full - margin - part.width);
  return sharp({ create: { width: full, height, channels: 3, background: INK.page } })
    .composite([
      { input: Buffer.from(ornament(lang)), top: 0, left: 0 },
      { input: head.data, top: 170, left: start(head) },
      { input: foot.data, top: 170 + head.height + 26, left: start(foot) },
      { input: number.data, top: height - 92 - number.height, left: start(number) },
      { input: name.data, top: height - 88 - name.height, left: end(name) },
    ])
    .png({ palette: true })
    .toBuffer();
}

/** A courtyard's arch at the far side, a line above the foot, the accent at the edge. */
function ornament(lang: CardWords['lang']): string {
  const flip = lang === 'ar' ? '' : `translate(${CARD.width} 0) scale(-1 1)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <g transform="${flip}">
      <rect x="${CARD.width - 16}" width="16" height="${CARD.height}" fill="${INK.primary}"/>
      <path d="M60 410V250a150 150 0 0 1 300 0v160" fill="none" stroke="${INK.line}" stroke-width="30"/>
      <path d="M125 410V255a85 85 0 0 1 170 0v155" fill="none" stroke="${INK.accent}" stroke-opacity=".35" stroke-width="14"/>
    </g>
    <path d="M${CARD.margin} 470H${CARD.width - CARD.margin}" stroke="${INK.line}" stroke-width="3"/>
  </svg>`;
}
