import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { anMp4 } from '#testing/mp4.ts';
import { fileForm } from '#testing/multipart.ts';
import { signedIn } from '#testing/people.ts';
import { pngOf } from '#testing/png.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { imageRoutes } from './image-routes.ts';
import { videoRoutes } from './video-routes.ts';

/** S7 of the acceptance, through the front door: what is refused, at what cost in memory, and what is served of the rest. How soon is a figure of the bench. */
let api: TestApp;
let id: string;
let token: string;
beforeAll(async () => {
  api = await testApp();
  const owner = await signedIn(api);
  token = owner.token;
  ({ id } = await aListing(api.db, { owner, status: 'draft', published_at: null }));
});
afterAll(() => api.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9731c' } });
const send = (bytes: Buffer, kind: 'images' | 'videos' = 'images', name = 'photo.jpg', type = 'image/jpeg') =>
  api.call('POST', `/listings/${id}/${kind}`, {
    token,
    ...fileForm(kind === 'images' ? 'images' : 'video', bytes, name, type),
  });

/** The most memory any decoder process has held, in megabytes; 0 where the system doesn't tell. */
function peakOfChildren(): number {
  try {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
    const peaks = children.map((pid) =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
    );
    return Math.max(0, ...peaks) / 1024;
  } catch {
    return 0;
  }
}

const gpsPhoto = () =>
  plain(600, 400)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 30/1 0/1' } })
    .toBuffer();
/** 1000 frames, each of another colour. */
const animation = () => {
  const frames = Buffer.alloc(1000 * 16 * 16 * 3);
  for (let i = 0; i < 1000; i++) frames.fill(i % 251, i * 768, (i + 1) * 768);
  return sharp(frames, { raw: { width: 16, height: 16_000, channels: 3, pageHeight: 16 } })
    .webp({ loop: 0 })
    .toBuffer();
};
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);

const hostile: [string, () => Buffer | Promise<Buffer>, number, string][] = [
  [
    'an SVG named .jpg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    415,
    'image_type',
  ],
  [
    'a page that begins like a JPEG',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')]),
    422,
    'image_unreadable',
  ],
  [
    'a PNG of 30000 × 30000',
    () => pngOf(30_000, 30_000, deflateSync(Buffer.alloc(1000))),
    422,
    'image_too_many_pixels',
  ],
  ['a zlib bomb as pixels', () => pngOf(7000, 7000, deflateSync(Buffer.alloc(1000))), 422, 'image_unreadable'],
  ['a picture of one pixel', () => pngOf(1, 1, deflateSync(Buffer.alloc(4))), 422, 'image_too_small'],
  ['half a JPEG', async () => half(await plain(900, 900).jpeg({ quality: 100 }).toBuffer()), 422, 'image_unreadable'],
  ['a WebP of 1000 frames', animation, 422, 'image_animated'],
  ['a HEIC of an iPhone', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), 415, 'image_heic'],
];

describe('hostile files (S7)', () => {
  it.each(hostile)('%s', async (_, make, statusCode, code) => {
    const bytes = await make();
    expect(await send(bytes)).toMatchObject({ statusCode, json: { success: false, code } });
    expect(peakOfChildren()).toBeLessThan(600);
  });

  it('a zlib bomb beside the pixels: 200 MB of zeros in a colour profile and in a text', async () => {
    const zeros = deflateSync(Buffer.alloc(200_000_000));
    const name = Buffer.from('x\0\0');
    const extra = [
      ['iCCP', Buffer.concat([name, zeros])],
      ['zTXt', Buffer.concat([name, zeros])],
    ] as [string, Buffer][];
    const black = deflateSync(Buffer.alloc(100 * 301));
    const answer = await send(pngOf(100, 100, black), 'images');
    expect(answer.statusCode).toBe(201);
    const bomb = await send(pngOf(100, 100, black, extra));
    expect([201, 422]).toContain(bomb.statusCode);
    expect(peakOfChildren()).toBeLessThan(600);
  });

  it.each([
    ['a MOV', () => anMp4({ brand: 'qt  ' })],
    ['an HLS playlist', () => Buffer.from('#EXTM3U\n#EXTINF:9,\nhttp://169.254.169.254/latest\n')],
  ])('%s named .mp4', async (_, make) => {
    expect(await send(make(), 'videos', 'film.mp4', 'video/mp4')).toMatchObject({
      statusCode: 415,
      json: { code: 'video_type' },
    });
  });
});

it.each(['images', 'videos'] as const)(
  'a form of %s that is none, or breaks off, is refused in words',
  async (kind) => {
    const { body, headers } = fileForm(kind === 'images' ? 'images' : 'video', anMp4());
    const post = (sent: Buffer, type = headers['content-type']) =>
      api.call('POST', `/listings/${id}/${kind}`, { token, body: sent, headers: { 'content-type': type } });
    const refused = { statusCode: 400, json: { code: 'upload_failed' } };
    expect(await post(body, 'multipart/form-data')).toMatchObject(refused);
    expect(await post(body, 'multipart/form-data; boundary=other')).toMatchObject(refused);
    expect(await post(body.subarray(0, 80))).toMatchObject(refused);
    if (kind === 'videos') expect(await post(body.subarray(0, -40))).toMatchObject(refused);
  },
);

it('a video whose table reads beyond its own box, and one of a thousand small boxes', async () => {
  // Read as claimed, a few kilobytes would be walked through once for each of many tracks.
  const claims = anMp4({ claimedChunks: 40 });
  const free = Buffer.from('\0\0\0\x08free', 'latin1');
  const many = Buffer.concat([anMp4(), ...Array.from({ length: 1_100 }, () => free)]);
  for (const bytes of [claims, many])
    expect(await send(bytes, 'videos', 'film.mp4', 'video/mp4')).toMatchObject({
      statusCode: 422,
      json: { code: 'video_unreadable' },
    });
});

describe('what is served of the rest', () => {
  it('was encoded again, says nothing of places and scripts, and has the right type', async () => {
    const cmyk = await plain(300, 200).toColourspace('cmyk').jpeg().toBuffer();
    const polyglot = Buffer.concat([await plain(310, 200).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    for (const bytes of [await gpsPhoto(), cmyk, polyglot]) {
      const { statusCode, json } = await send(bytes);
      expect(statusCode).toBe(201);
      for (const format of ['jpeg', 'webp', 'avif'] as const) {
        const file = await served(`/images/${json.data.photos.at(-1).id}?w=320&fmt=${format}`);
        expect(file.headers).toMatchObject({ 'content-type': `image/${format}`, 'x-content-type-options': 'nosniff' });
        const meta = await sharp(file.rawPayload).metadata();
        expect([meta.exif, meta.xmp, meta.icc, meta.space]).toEqual([undefined, undefined, undefined, 'srgb']);
        expect(file.rawPayload.includes('script')).toBe(false);
      }
    }
  });

  it('is a video in ranges, without its place', async () => {
    const place = '+33.5138+036.2765/';
    const { json } = await send(
      anMp4({ place, payload: Buffer.alloc(1_500_000, 3) }),
      'videos',
      'film.mp4',
      'video/mp4',
    );
    const { path, bytes } = json.data.video;
    const whole = await served(path);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(whole.rawPayload).toHaveLength(bytes);
    expect(whole.rawPayload.includes(place)).toBe(false);
    const part = await served(path, { range: 'bytes=1048570-1048585' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 1048570-1048585/${bytes}`);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(1_048_570, 1_048_586));
    expect((await served(path, { range: 'bytes=-100' })).rawPayload).toEqual(whole.rawPayload.subarray(-100));
    expect((await served(path, { range: `bytes=${bytes}-` })).statusCode).toBe(416);
    expect((await served(path, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
    expect((await served('/videos/0190a0b0-0000-7000-8000-000000000000')).statusCode).toBe(404);
  });

  let site: ReturnType<typeof mount> | undefined;
  const mount = async () => {
    const { default: Fastify } = await import('fastify');
    const app = Fastify();
    await app.register(imageRoutes, { store: api.app.deps.images });
    await app.register(videoRoutes, { db: api.db, files: api.app.deps.files.videos });
    return app;
  };
  afterAll(async () => (await site)?.close());
  const served = async (url: string, headers = {}) => {
    site ??= mount();
    return (await site).inject({ url, headers });
  };
});
