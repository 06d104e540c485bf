import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { unpackWoff } from '../../../lib/unpack-woff.ts';
import type { CardWords } from './card-words.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 88;
const INK = {
  text: '#1e2321',
  dim: '#5f5b52',
  primary: '#1f5c4d',
  page: '#faf8f4',
  line: '#e7e1d6',
  accent: '#c9731c',
};

const require = createRequire(import.meta.url);
const FACES = [
  '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff',
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff',
];
/** The comma at the end keeps the last family's name from being read as a weight. */
const FONT = 'IBM Plex Sans Arabic SemiBold, IBM Plex Sans SemiBold,';

export type Draw = (words: CardWords, brand: string) => Promise<Buffer>;

/**
 * Draws preview pictures in the site's own face, whatever fonts the machine has: the library shapes Arabic, but reads files
 * only, so the faces are unpacked once under `dataDir`.
 */
export async function createCardDrawing(dataDir: string): Promise<Draw> {
  const folder = path.join(dataDir, 'fonts');
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    FACES.map(async (face) => {
      const file = path.join(folder, `${path.basename(face, '.woff')}.ttf`);
      await writeFile(file, unpackWoff(await readFile(require.resolve(face))));
      return file;
    }),
  );
  // A face is known to the library once it was named, for as long as the process lives.
  for (const fontfile of files)
    await sharp({ text: { text: 'x', font: FONT, fontfile } })
      .png()
      .toBuffer();
  return draw;
}

async function draw({ what, place, count, lang }: CardWords, brand: string): Promise<Buffer> {
  const width = WIDTH - 2 * MARGIN;
  const [head, foot, number, name] = await Promise.all([
    line(what, { size: 60, color: INK.primary, width }),
    line(place, { size: 46, color: INK.text, width }),
    line(count, { size: 34, color: INK.dim, width: width / 2 }),
    line(brand, { size: 36, color: INK.primary, width: width / 3 }),
  ]);
  const start = (part: Part) => (lang === 'ar' ? WIDTH - MARGIN - part.width : MARGIN);
  const end = (part: Part) => (lang === 'ar' ? MARGIN : WIDTH - MARGIN - part.width);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK.page } })
    .composite([
      { input: Buffer.from(ornament(lang)), top: 0, left: 0 },
      { input: head.data, top: 170, left: start(head) },
      { input: foot.data, top: 170 + head.height + 26, left: start(foot) },
      { input: number.data, top: HEIGHT - 92 - number.height, left: start(number) },
      { input: name.data, top: HEIGHT - 88 - name.height, left: end(name) },
    ])
    .png({ palette: true })
    .toBuffer();
}

type Part = { data: Buffer; width: number; height: number };

async function line(
  text: string,
  { size, color, width }: { size: number; color: string; width: number },
): Promise<Part> {
  const markup = `<span foreground="${color}">${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `${FONT} ${size}`, rgba: true, width: Math.floor(width), dpi: 72, wrap: 'word' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A courtyard's arch at the far side, a line above the foot, the accent at the edge. */
function ornament(lang: CardWords['lang']): string {
  const flip = lang === 'ar' ? '' : `translate(${WIDTH} 0) scale(-1 1)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <g transform="${flip}">
      <rect x="${WIDTH - 16}" width="16" height="${HEIGHT}" fill="${INK.primary}"/>
      <path d="M60 410V250a150 150 0 0 1 300 0v160" fill="none" stroke="${INK.line}" stroke-width="30"/>
      <path d="M125 410V255a85 85 0 0 1 170 0v155" fill="none" stroke="${INK.accent}" stroke-opacity=".35" stroke-width="14"/>
    </g>
    <path d="M${MARGIN} 470H${WIDTH - MARGIN}" stroke="${INK.line}" stroke-width="3"/>
  </svg>`;
}
