import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { pngOf } from '@diyar/api/testing/png';
import sharp from 'sharp';
import { apiAt, dataOf } from '../lib/api-process.ts';
import { scenario } from '../lib/report.ts';
import { aMember } from '../lib/signed-in.ts';
import { target } from '../lib/target.ts';

// S7: how soon a hostile file is answered, and what the API holds meanwhile. What is answered is a feature test's business.
const LIMIT_MS = 2_000;
const EACH = 5;
const MAX_GROWTH_MB = 300;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9731c' } });
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
const pixels = deflateSync(Buffer.alloc(1_000));
const zeros = () => Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200_000_000))]);

/** Each of another colour: alike, they would be joined into one. */
function frames(count: number): Buffer {
  const pixels = Buffer.alloc(count * 768);
  for (let i = 0; i < count; i++) pixels.fill(i % 251, i * 768, (i + 1) * 768);
  return pixels;
}

const FILES: Record<string, { kind: 'images' | 'videos'; bytes: Buffer }> = {
  'an SVG named .jpg': { kind: 'images', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  'a page that begins like a JPEG': {
    kind: 'images',
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')]),
  },
  'a PNG of 30000 × 30000': { kind: 'images', bytes: pngOf(30_000, 30_000, pixels) },
  'a PNG of 7000 × 7000 without its pixels': { kind: 'images', bytes: pngOf(7_000, 7_000, pixels) },
  'a colour profile of 200 MB of zeros': {
    kind: 'images',
    bytes: pngOf(7_000, 7_000, pixels, [['iCCP', zeros()]]),
  },
  'half a JPEG': { kind: 'images', bytes: half(await plain(4_000, 3_000).jpeg({ quality: 100 }).toBuffer()) },
  'a WebP of 1000 frames': {
    kind: 'images',
    bytes: await sharp(frames(1_000), {
      raw: { width: 16, height: 16_000, channels: 3, pageHeight: 16 },
    })
      .webp({ loop: 0 })
      .toBuffer(),
  },
  'a MOV named .mp4': { kind: 'videos', bytes: Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08mdat', 'latin1') },
  'an HLS playlist named .mp4': { kind: 'videos', bytes: Buffer.from('#EXTM3U\nhttp://169.254.169.254/latest\n') },
};

await scenario('S7', `hostile uploads answered within ${LIMIT_MS} ms, ${EACH} of each`, async (report) => {
  const api = apiAt(target.site);
  const owner = await aMember(api);
  const listing = randomUUID();
  const { category } = dataOf(await api.call<{ category: { id: string } }>('/api/categories/apartments'));
  const content = { categoryId: category.id };
  await owner.call('PUT', `/api/listings/${listing}/draft`, { baseVersion: 0, content });
  const before = await residentMb();
  for (const [name, { kind, bytes }] of Object.entries(FILES)) {
    const times: number[] = [];
    const statuses = new Set<number>();
    for (let i = 0; i < EACH; i++) {
      const form = new FormData();
      const isImage = kind === 'images';
      const type = isImage ? 'image/jpeg' : 'video/mp4';
      form.set(isImage ? 'images' : 'video', new Blob([new Uint8Array(bytes)], { type }), isImage ? 'x.jpg' : 'x.mp4');
      const headers = { authorization: `Bearer ${await owner.token()}` };
      const began = performance.now();
      const reply = await fetch(`${api.url}/api/listings/${listing}/${kind}`, { method: 'POST', headers, body: form });
      await reply.arrayBuffer();
      times.push(performance.now() - began);
      statuses.add(reply.status);
    }
    const slowest = Math.round(Math.max(...times));
    const isRefused = [...statuses].every((status) => status >= 400 && status < 500);
    report.check(name, isRefused && slowest < LIMIT_MS, { statuses: [...statuses], slowest });
  }
  const grown = (await residentMb()) - before;
  report.check(`the API holds at most ${MAX_GROWTH_MB} MB more`, grown < MAX_GROWTH_MB, `${Math.round(grown)} MB`);

  async function residentMb(): Promise<number> {
    const headers = { authorization: `Bearer ${process.env.METRICS_KEY}` };
    const reply = await fetch(`${api.url}/api/metrics`, { headers });
    if (!reply.ok)
      throw new Error(`/api/metrics: ${reply.status}. Start the site, and this, with the same METRICS_KEY.`);
    const text = await reply.text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 1024 ** 2;
  }
});
