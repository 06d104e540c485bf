import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import type { Lang } from '../endpoint.ts';
import { unpackWoff } from '../unpack-woff.ts';

/** Measures of every preview picture: its size in pixels, its margin, the site's light colours. */
export const CARD = { width: 1200, height: 630, margin: 88 };
export const INK = {
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
/** The same faces in a drawing that the library reads, once there is a pen. */
export const SVG_LETTERS = 'IBM Plex Sans Arabic SemiBold, IBM Plex Sans SemiBold';

export type Written = { data: Buffer; width: number; height: number };
/** Writes a text on nothing, wrapped at `width` pixels. */
export type Pen = (text: string, style: { size: number; color: string; width: number; lang: Lang }) => Promise<Written>;

/**
 * A pen in the site's own face, whatever fonts the machine has: the library shapes Arabic, but reads files only, so the
 * faces are unpacked once under `dataDir`.
 */
export async function createPen(dataDir: string): Promise<Pen> {
  await mkdir(path.join(dataDir, 'fonts'), { recursive: true });
  // The library remembers the path it was given: it has to stand past a link that leads there.
  const folder = await realpath(path.join(dataDir, 'fonts'));
  const files = await Promise.all(
    FACES.map(async (face) => {
      const file = path.join(folder, `${path.basename(face, '.woff')}.ttf`);
      const bytes = unpackWoff(await readFile(require.resolve(face)));
      if ((await stat(file).catch(() => undefined))?.size !== bytes.length) {
        // Whole or not at all: another process may be drawing with it.
        await writeFile(`${file}.${process.pid}`, bytes);
        await rename(`${file}.${process.pid}`, file);
      }
      return file;
    }),
  );
  // A face is known to the library once it was named, for as long as the process lives.
  for (const fontfile of files)
    await sharp({ text: { text: 'x', font: FONT, fontfile } })
      .png()
      .toBuffer();
  return write;
}

async function write(text: string, { size, color, width, lang }: Parameters<Pen>[1]): Promise<Written> {
  const markup = `<span foreground="${color}">${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${FONT} ${size}`,
      rgba: true,
      width: Math.floor(width),
      dpi: 72,
      wrap: 'word',
      align: lang === 'ar' ? 'right' : 'left',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
