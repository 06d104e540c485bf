import sharp from 'sharp';
import type { Message } from '#lib/errors.ts';
import { A4, directionOf, openPage, PAPER_INK, type Style } from '#lib/pdf/index.ts';
import { type Box, mapPicture, markPlace } from './draw-map.ts';
import type { WindowContent } from './window-content.ts';

const MARGIN = 40;
const WIDTH = A4.width - 2 * MARGIN;
/** Each language has a column, with room between them. */
const COLUMN = WIDTH / 2 - 12;
const GAP = 8;
/** Of the photos beside the map. */
const NARROW = 125;
/** Of a picture, for each point on paper: 180 dots an inch. */
const DENSITY = 2.5;
/** The code beside photos, and where there are none. */
const CODE = { beside: 140, alone: 280 };

const HEAD: Style = { size: 17, bold: true, color: PAPER_INK.primary };
const LINE: Style = { size: 13, bold: true };
const TITLE: Style = { size: 11.5, color: PAPER_INK.dim };
const FACTS: Style = { size: 12.5 };
const SMALL: Style = { size: 11, color: PAPER_INK.dim };
const PHONE: Style = { size: 18, bold: true };

export interface Pictures {
  /** Photos in their order; those that are not there yet are left out. */
  photos: Buffer[];
  logo: Buffer | undefined;
  /** The code as PNG. */
  code: Buffer;
}

/** An A4 page for a window: photos and the map, then every line in both languages, and the code between them. */
export async function drawSheet(
  content: WindowContent,
  { photos, logo, code }: Pictures,
  { brand, at, dataDir }: { brand: Message; at: Date; dataDir: string },
): Promise<Buffer> {
  const { document, pen, finish } = openPage({ title: content.headline.en, author: brand.en, at });
  const column = (lang: 'ar' | 'en') => ({ x: lang === 'en' ? MARGIN : A4.width - MARGIN - COLUMN, width: COLUMN });
  /** Both columns go on below the longer one. */
  const both = ({ ar, en }: Message, y: number, style: Style, most = 1): number => {
    const ends = [
      pen.paragraph(en, { ...column('en'), y, direction: 'ltr' }, style, most),
      pen.paragraph(ar, { ...column('ar'), y, direction: 'rtl' }, style, most),
    ];
    return Math.max(...ends);
  };
  const framed = (box: Box, draw: () => void) => {
    document.save().roundedRect(box.x, box.y, box.width, box.height, 10).clip();
    draw();
    document.restore();
  };
  const picture = async (data: Buffer, box: Box) => {
    const size = { width: Math.round(box.width * DENSITY), height: Math.round(box.height * DENSITY) };
    const jpeg = await sharp(data)
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer();
    framed(box, () => document.image(jpeg, box.x, box.y, { width: box.width, height: box.height }));
  };

  both(content.office?.name ?? brand, 42, HEAD);
  if (logo) {
    const png = await sharp(logo).resize(160, 160, { fit: 'inside' }).png().toBuffer();
    document.image(png, A4.width / 2 - 24, 30, { fit: [48, 48], align: 'center', valign: 'center' });
  }
  pen.rule({ x: MARGIN, width: WIDTH, y: 88 });

  const [main, ...others] = photos;
  const { place } = content;
  const beside = others.slice(0, 2);
  const start = MARGIN + beside.length * (NARROW + GAP);
  const ground = main
    ? { x: start, y: 370, width: WIDTH - start + MARGIN, height: 124 }
    : { x: MARGIN, y: 102, width: WIDTH, height: 392 };
  const map = place && (await mapPicture(dataDir, place, ground));
  if (map) {
    if (main) await picture(main, { x: MARGIN, y: 102, width: WIDTH, height: 260 });
    for (const [index, photo] of beside.entries())
      await picture(photo, { x: MARGIN + index * (NARROW + GAP), y: ground.y, width: NARROW, height: ground.height });
    framed(ground, () => {
      document.image(map, ground.x, ground.y, { width: ground.width, height: ground.height });
      markPlace(document, place, ground);
    });
  } else {
    // A picture alone would be a strip.
    const small = others.length > 1 ? others.slice(0, 3) : [];
    if (main) await picture(main, { x: MARGIN, y: 102, width: WIDTH, height: small.length > 0 ? 300 : 392 });
    const narrow = (WIDTH - GAP * (small.length - 1)) / small.length;
    for (const [index, photo] of small.entries())
      await picture(photo, { x: MARGIN + index * (narrow + GAP), y: 410, width: narrow, height: 84 });
  }
  const isFilled = Boolean(main ?? map);

  let y = isFilled ? 510 : 130;
  const longest = Math.max(content.headline.ar.length, content.headline.en.length);
  y = both(content.headline, y, { size: longest > 18 ? 18 : 25, bold: true, color: PAPER_INK.primary }, 2);
  for (const line of content.lines) y = both(line, y, LINE);
  y = both(content.facts, y, FACTS);
  if (content.title) y = writeTitle(content.title, y + 2);

  const wide = isFilled ? CODE.beside : CODE.alone;
  const top = A4.height - MARGIN - wide;
  document.image(code, (A4.width - wide) / 2, top, { width: wide, height: wide });
  const side = { width: (WIDTH - CODE.beside) / 2 - 12 };
  for (const lang of ['ar', 'en'] as const) {
    const place = {
      ...side,
      x: lang === 'en' ? MARGIN : A4.width - MARGIN - side.width,
      direction: lang === 'en' ? ('ltr' as const) : ('rtl' as const),
    };
    let at = isFilled ? top + 22 : top - 110;
    at = pen.paragraph(content.scan[lang], { ...place, y: at }, SMALL, 2) + 4;
    if (content.phone) at = pen.paragraph(content.phone, { ...place, y: at }, PHONE, 1) + 2;
    pen.paragraph(content.note[lang], { ...place, y: at }, SMALL, 1);
  }
  return finish();

  /** Where only one language has a title, it has the whole width. */
  function writeTitle(title: Message, from: number): number {
    if (title.ar !== title.en) return both(title, from, TITLE, 2);
    const whole = { x: MARGIN, width: WIDTH, y: from, direction: directionOf(title.ar) };
    return pen.paragraph(title.ar, whole, TITLE, 1);
  }
}
