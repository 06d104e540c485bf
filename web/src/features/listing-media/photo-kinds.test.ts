import { describe, expect, it } from 'vitest';
import { jpegSize } from './decode-photo.ts';
import { fileKind } from './file-kind.ts';
import { averaged } from './heic-pixels.ts';

const box = (brand: string, ...others: string[]) => {
  const text = `ftyp${brand}\0\0\0\0${others.join('')}`;
  return new Blob([new Uint8Array([0, 0, 0, text.length + 4]), text, 'the rest, which names avif too']);
};
const bytes = (...values: (number | string)[]) =>
  new Blob(values.map((value) => (typeof value === 'string' ? value : new Uint8Array([value]))));

describe('the kind of a file', () => {
  it.each([
    ['heic', box('heic', 'mif1', 'heic')],
    ['heic', box('mif1', 'mif1', 'heic')],
    ['heic', box('heix')],
    ['avif', box('avif', 'mif1', 'avif')],
    ['avif', box('mif1', 'avif', 'miaf')],
    ['mp4', box('isom', 'iso2', 'avc1')],
    ['mov', box('qt  ')],
    ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['other', bytes('GIF89a')],
  ] as const)('is %s', async (kind, file) => {
    expect(await fileKind(file)).toBe(kind);
  });
});

describe('the size of a JPEG', () => {
  it('is read behind what the camera wrote, and its small picture', async () => {
    const exif = [0xff, 0xe1, 0, 8, 0xff, 0xc0, 1, 2, 3, 4];
    const frame = [0xff, 0xc2, 0, 17, 8, 9000 >> 8, 9000 & 255, 12_000 >> 8, 12_000 & 255, 3];
    expect(await jpegSize(bytes(0xff, 0xd8, ...exif, 0xff, 0xc4, 0, 3, 0, ...frame))).toEqual({
      width: 12_000,
      height: 9_000,
    });
  });

  it('is unknown where the head is broken', async () => {
    expect(await jpegSize(bytes(0xff, 0xd8, 0xff))).toBeUndefined();
    expect(await jpegSize(bytes(0xff, 0xd8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))).toBeUndefined();
  });
});

describe('pixels of a HEIC photo', () => {
  it('are averaged in blocks, whatever their rows are padded with', () => {
    const row = [10, 20, 30, 20, 30, 40, 99, 99];
    const rgb = new Uint8Array([...row, ...row]);
    expect(averaged({ rgb, width: 2, height: 2, stride: 8 }, 2)).toMatchObject({ width: 2, height: 2 });
    const { width, height, rgba } = averaged({ rgb, width: 2, height: 2, stride: 8 }, 1);
    expect([width, height, ...rgba]).toEqual([1, 1, 15, 25, 35, 255]);
  });
});
