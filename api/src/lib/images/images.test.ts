import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pngOf } from '#testing/png.ts';
import { diskFiles } from './disk-files.ts';
import { type ImageStore, imageStore } from './image-store.ts';
import { readLimited } from './read-limited.ts';

const ID = '0190a0b0-0000-7000-8000-0000000000ab';
let root: string;
let store: ImageStore;
const make = vi.fn();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
  const files = diskFiles(root);
  const read: typeof files.read = (id, name) => {
    if (name === 'original') make(id);
    return files.read(id, name);
  };
  store = imageStore({ files: { ...files, read }, processes: 2 });
});

afterAll(async () => {
  store.close();
  await rm(root, { recursive: true });
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9731c' } });
const aPhoto = (width = 900, height = 600) => plain(width, height).jpeg().toBuffer();

describe('what is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const refused: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['an SVG, whatever its name', () => svg, 'image_type'],
    ['HTML', () => html, 'image_type'],
    ['a GIF', () => plain(9, 9).gif().toBuffer(), 'image_type'],
    ['nothing at all', () => Buffer.alloc(0), 'image_type'],
    [
      'HTML behind the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]),
      'image_unreadable',
    ],
    [
      'SVG behind the first bytes of a PNG',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), svg]),
      'image_unreadable',
    ],
    [
      'half a JPEG',
      async () =>
        half(
          await sharp(await noise(600, 400))
            .jpeg()
            .toBuffer(),
        ),
      'image_unreadable',
    ],
    [
      'half a PNG',
      async () =>
        half(
          await sharp(await noise(300, 200))
            .png()
            .toBuffer(),
        ),
      'image_unreadable',
    ],
    [
      'half a WebP',
      async () =>
        half(
          await sharp(await noise(300, 200))
            .webp()
            .toBuffer(),
        ),
      'image_unreadable',
    ],
    ['a 30000² PNG header', () => pngOf(30_000, 30_000, deflateSync(Buffer.alloc(1000))), 'image_too_many_pixels'],
    [
      'a PNG bomb: 300 MB of zeros in a small file',
      () => pngOf(10_000, 10_000, deflateSync(Buffer.alloc(300_010_000))),
      'image_too_many_pixels',
    ],
    ['an animated WebP', () => animated(40), 'image_animated'],
    ['16 MB', async () => Buffer.concat([await aPhoto(), Buffer.alloc(16 * 1024 * 1024)]), 'image_too_large'],
  ];
  it.each(refused)('%s', async (_, bytes, code) => {
    const given = await bytes();
    await expect(store.store(given)).rejects.toMatchObject({ code });
  });

  it('a stream, as soon as it is too long', async () => {
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        while (true) {
          sent += 1000;
          yield Buffer.alloc(1000);
        }
      })(),
    );
    await expect(readLimited(endless, 5000)).rejects.toMatchObject({ code: 'image_too_large', statusCode: 413 });
    expect(sent).toBeLessThan(50_000);
  });

  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
  const noise = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .png()
      .toBuffer();
  const animated = async (frames: number) => {
    const data = Buffer.concat(
      await Promise.all(
        Array.from({ length: frames }, (_, i) =>
          sharp({ create: { width: 20, height: 20, channels: 3, background: { r: i * 5, g: 99, b: 20 } } })
            .raw()
            .toBuffer(),
        ),
      ),
    );
    return sharp(data, { raw: { width: 20, height: 20 * frames, channels: 3, pageHeight: 20 } })
      .webp({ loop: 0 })
      .toBuffer();
  };
});

describe('what is kept', () => {
  it('stands upright, in sRGB, and says nothing of where it was taken', async () => {
    const taken = await plain(400, 300)
      .jpeg()
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();

    const { id, width, height } = await store.store(taken);

    expect([width, height]).toEqual([300, 400]);
    const folder = join(root, id.slice(-2), id);
    for (const name of await readdir(folder)) {
      if (name === 'meta.json') continue;
      const file = await readFile(join(folder, name));
      const meta = await sharp(file).metadata();
      expect(meta).toMatchObject({ width: 300, space: 'srgb' });
      expect([meta.exif, meta.xmp, meta.iptc, meta.icc, meta.orientation]).toEqual(Array(5).fill(undefined));
      expect(file.includes('GPS')).toBe(false);
    }
  });

  it('is re-encoded: a script hidden in a valid JPEG is gone', async () => {
    const polyglot = Buffer.concat([await aPhoto(), Buffer.from('<script>alert(1)</script>')]);
    const { id } = await store.store(polyglot);
    const original = await readFile(join(root, id.slice(-2), id, 'original'));
    expect(original.includes('<script>')).toBe(false);
  });

  it('turns CMYK into sRGB', async () => {
    const cmyk = await plain(200, 100).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { color } = await store.store(cmyk);
    expect(Number.parseInt(color.slice(1, 3), 16)).toBeGreaterThan(0x90);
  });

  it('describes the image and makes the common variants', async () => {
    const stored = await store.store(await aPhoto(3000, 2000));
    expect(stored).toMatchObject({ width: 2560, height: 1707, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(stored.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(Buffer.from(stored.thumbhash, 'base64').length).toBeGreaterThan(4);
    expect((await readdir(join(root, stored.id.slice(-2), stored.id))).sort()).toEqual([
      'meta.json',
      'original',
      'w1280.webp',
      'w320.webp',
      'w640.jpeg',
      'w640.webp',
    ]);
    expect(await store.describe(stored.id)).toEqual(stored);
  });

  it('keeps transparency where the format can, and puts white behind it where not', async () => {
    const logo = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#1f5c4d00' } })
      .png()
      .toBuffer();
    const { id } = await store.store(logo);
    expect(await pixel(id, 'webp')).toMatchObject({ alpha: 0 });
    expect((await pixel(id, 'jpeg')).red).toBeGreaterThan(250);
  });

  const pixel = async (id: string, format: 'webp' | 'jpeg') => {
    const file = await store.openVariant(id, { width: 64, format });
    const [red, , , alpha] = await sharp(file?.body as Buffer)
      .ensureAlpha()
      .raw()
      .toBuffer();
    return { red, alpha };
  };
});

describe('what may be sent again later', () => {
  it('is a picture while as many wait as may', async () => {
    const busy = imageStore({ files: diskFiles(root), processes: 1 });
    const bytes = await aPhoto(9, 9);
    // The process has one, 256 wait.
    const waiting = Array.from({ length: 257 }, () => busy.inspect(bytes));
    const settled = Promise.allSettled(waiting);
    await expect(busy.inspect(bytes)).rejects.toMatchObject({ code: 'image_busy', statusCode: 503 });
    busy.close();
    await settled;
  });

  // The device on which every write finds the disk full.
  it.skipIf(!existsSync('/dev/full'))('is one that finds the disk full, and nothing is left of it', async () => {
    const files = diskFiles(root);
    const name = join(...Array<string>(20).fill('..'), 'dev/full');
    const written = files.create(ID, new Map([[name, Buffer.from('x')]]));
    await expect(written).rejects.toMatchObject({ code: 'media_upload_failed', statusCode: 503 });
    expect(existsSync(join(root, ID.slice(-2), ID))).toBe(false);
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
  });
});

describe('addresses', () => {
  it('never change what they show', async () => {
    const bytes = await aPhoto();
    const first = await store.store(bytes, { id: ID });
    expect(await store.store(bytes, { id: ID })).toEqual(first);
    await expect(store.store(await aPhoto(901), { id: ID })).rejects.toMatchObject({ code: 'image_exists' });
    expect(await store.describe(ID)).toEqual(first);
  });

  it('make a variant once for all who ask at the same time', async () => {
    const { id } = await store.store(await aPhoto());
    make.mockClear();
    const files = await Promise.all(
      Array.from({ length: 12 }, () => store.openVariant(id, { width: 480, format: 'avif' })),
    );
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(files.map((file) => file?.size)).size).toBe(1);
    expect(await sharp(files[0]?.body as Buffer).metadata()).toMatchObject({ width: 480, format: 'heif' });
    expect(await store.hasVariant(id, { width: 480, format: 'avif' })).toBe(true);
  });

  it('never enlarge', async () => {
    const { id } = await store.store(await aPhoto(300, 200));
    const file = await store.openVariant(id, { width: 1920, format: 'webp' });
    expect((await sharp(file?.body as Buffer).metadata()).width).toBe(300);
  });

  it('show nothing of an unknown or removed image', async () => {
    const { id } = await store.store(await aPhoto());
    await store.remove(id);
    for (const gone of [id, 'ffffffff-0000-4000-8000-000000000000']) {
      expect(await store.openVariant(gone, { width: 320, format: 'webp' })).toBeUndefined();
      expect(await store.describe(gone)).toBeUndefined();
    }
  });
});
