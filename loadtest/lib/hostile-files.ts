import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { anMp4 } from '@diyar/api/testing/mp4';
import { pngOf } from '@diyar/api/testing/png';
import { aZip } from '@diyar/api/testing/zip';

export interface HostileFile {
  name: string;
  kind: 'table' | 'image' | 'video' | 'avatar';
  bytes: Buffer;
}

const MB = 1_048_576;
const text = (part: string, bytes: number) => Buffer.alloc(bytes, part);
const sheet = (rows: string) =>
  aZip({ 'xl/worksheets/sheet1.xml': Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) });
/** Packs badly enough to pass for a table. */
const noise = (count: number) =>
  randomBytes(count * 3)
    .toString('hex')
    .match(/.{6}/g) ?? [];

function pngBomb(): Buffer {
  const pixels = deflateSync(Buffer.alloc(1_000));
  const zeros = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200_000_000))]);
  return pngOf(7_000, 7_000, pixels, [['iCCP', zeros]]);
}

/** Hostile files that cost their reader most: each is refused, or read within bounds. */
export const hostileFiles = (): HostileFile[] => [
  { name: '9 MB of commas', kind: 'table', bytes: text(',', 9 * MB) },
  { name: '4,500,000 lines', kind: 'table', bytes: text('a\n', 9 * MB) },
  { name: 'one cell of 9 MB', kind: 'table', bytes: text('a', 9 * MB) },
  {
    name: 'a quotation mark that never closes',
    kind: 'table',
    bytes: Buffer.concat([Buffer.from('a,b\n"'), text('x,', 9 * MB)]),
  },
  { name: '990,000 cells in rows of 199 commas', kind: 'table', bytes: text(`${',1'.repeat(198)}\n`, 396 * 4_950) },
  { name: 'a table at its bounds', kind: 'table', bytes: text(`${'"a, b",'.repeat(40)}1\n`, 282 * 19_999) },
  {
    name: 'a sheet that unpacks to 200 MB',
    kind: 'table',
    bytes: aZip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(200 * MB) }),
  },
  {
    name: 'a sheet of a million cells',
    kind: 'table',
    bytes: sheet(
      noise(1_000_100)
        .map((style) => `<c s="${style}"/>`)
        .join(''),
    ),
  },
  {
    name: 'a sheet nested without end',
    kind: 'table',
    bytes: sheet(
      noise(400_000)
        .map((name) => `<a${name}>`)
        .join(''),
    ),
  },
  { name: 'a comment of 20 MB', kind: 'table', bytes: sheet(`<!--${noise(3_000_000).join('-')}`) },
  { name: 'a PNG of 30000 × 30000', kind: 'image', bytes: pngOf(30_000, 30_000, deflateSync(Buffer.alloc(1_000))) },
  { name: 'a colour profile of 200 MB of zeros', kind: 'image', bytes: pngBomb() },
  { name: '14 MB that are no photo', kind: 'image', bytes: text('<svg>', 14 * MB) },
  { name: '4 MB that are no portrait', kind: 'avatar', bytes: text('<svg>', 4 * MB) },
  {
    name: 'a video of 200,000 boxes',
    kind: 'video',
    bytes: Buffer.concat([anMp4(), text('\0\0\0\x08free', 8 * 200_000)]),
  },
  {
    name: 'a video whose tables claim too much',
    kind: 'video',
    bytes: anMp4({ claimedChunks: 2_000_000, payload: Buffer.alloc(8 * MB) }),
  },
];
