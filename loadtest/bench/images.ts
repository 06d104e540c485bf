import { createHash, randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import pg from 'pg';
import sharp from 'sharp';
import { quantile, report, round, spread } from '../lib/figures.ts';
import { addresses, call } from '../lib/from-address.ts';
import { newEmail, PASSWORD } from '../lib/people.ts';
import { target } from '../lib/target.ts';

// P4: ten photos of 5 MB from upload to all variants, against sharp alone in the same run; what the API does meanwhile; and a
// kept image against a plain file server.
const PHOTOS = 10;
const PIECE = 2 * 1024 * 1024;
const EVERY_MS = 20;
const READS = 4_000;
const hands = availableParallelism();

const from = addresses()();
const email = newEmail();
const account = {
  firstName: 'Load',
  lastName: 'Test',
  email,
  phone: `09${String(randomInt(1e8)).padStart(8, '0')}`,
  accountType: 'personal',
};
const form = { ...account, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true };
const registered = await call('/auth/register', { method: 'POST', body: form, from });
if (registered.status !== 201) throw new Error(`registering: ${registered.status} ${registered.body.slice(0, 300)}`);
const login = await call('/auth/login', { method: 'POST', body: { email, password: PASSWORD }, from });
if (login.status !== 200) throw new Error(`login: ${login.status} ${login.body.slice(0, 300)}`);
const token = JSON.parse(login.body).data.tokens.accessToken;
const db = new pg.Pool({ connectionString: target.database, max: 2 });
const { rows } = await db.query(
  `insert into listings (owner_id, category_id)
   select u.id, (select id from categories where level = 2 limit 1) from users u where email = $1 returning id`,
  [email],
);
const listing = rows[0].id as string;

/** Twelve megapixels with the grain of a phone's sensor: 5 MB, none like another. */
async function aPhoto(index: number): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 32 + index * 0.2 },
    },
  })
    .blur(0.7)
    .jpeg({ quality: 92 })
    .toBuffer();
  return grain;
}
const photos: Buffer[] = [];
for (let i = 0; i < PHOTOS; i++) photos.push(await aPhoto(i));

async function ask(
  path: string,
  method: string,
  body: Buffer | object | undefined,
  headers: Record<string, string> = {},
) {
  const isBytes = body instanceof Buffer;
  const reply = await fetch(`${target.site}/api/listings/${listing}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isBytes && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isBytes ? new Uint8Array(body) : body && JSON.stringify(body),
  });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${answer.code}`);
  return answer.data;
}
async function upload(bytes: Buffer): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { upload: begun } = await ask('uploads', 'POST', { kind: 'image', bytes: bytes.length, sha256 });
  for (let offset = 0; offset < bytes.length; offset += PIECE) {
    await ask(`uploads/${begun.id}`, 'PATCH', bytes.subarray(offset, offset + PIECE), {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    });
  }
  await ask(`uploads/${begun.id}/finish`, 'POST', undefined);
  return begun.id;
}
async function each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>): Promise<number> {
  const queue = [...items];
  const started = performance.now();
  const hand = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return (performance.now() - started) / 1000;
}

/** The same five files, as one would write it with sharp alone. */
async function bare(bytes: Buffer): Promise<void> {
  const source = sharp(bytes, { failOn: 'error' }).autoOrient();
  const at = (width: number) => source.clone().resize({ width, withoutEnlargement: true });
  await source
    .clone()
    .resize({ width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer();
  await at(1280).webp({ quality: 78, effort: 3 }).toBuffer();
  await at(640).webp({ quality: 78, effort: 3 }).toBuffer();
  await at(640).jpeg({ quality: 80, progressive: true }).toBuffer();
  await at(320).webp({ quality: 78, effort: 3 }).toBuffer();
}

sharp.concurrency(1);
sharp.cache(false);
// Both are up and warm before they are timed.
const [warm = Buffer.alloc(0)] = photos;
await bare(warm);
const early = Array.from({ length: hands + 1 }, (_, i) => Buffer.concat([warm, Buffer.from(`warm ${i}`)]));
await each(early, early.length, upload);
await db.query('delete from listing_media where listing_id = $1', [listing]);

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
/** Asks at a steady pace while the work goes on, and notes in `meanwhile` how long the answers took. */
async function watched(meanwhile: number[], work: () => Promise<number>): Promise<number> {
  let running = true;
  const asked: Promise<unknown>[] = [];
  const watching = (async () => {
    const started = performance.now();
    for (let i = 1; running; i++) {
      asked.push(call('/cities/provinces?language=ar', { agent }).then(({ ms }) => meanwhile.push(ms)));
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + i * EVERY_MS - performance.now())));
    }
  })();
  const seconds = await work();
  running = false;
  await watching;
  await Promise.all(asked);
  return seconds;
}
const meanwhile: number[] = [];
const ids: string[] = [];
let alone = 0;
let ours = 0;
// In halves and in turns (ours, bare, bare, ours), so that whatever else the machine does meets both alike. One more upload than
// processors is under way: a photo travels while others are worked on. The API is asked all the while, in both.
for (const [i, half] of [photos.slice(0, PHOTOS / 2), photos.slice(PHOTOS / 2)].entries()) {
  const uploads = () => watched(meanwhile, () => each(half, hands + 1, async (bytes) => ids.push(await upload(bytes))));
  if (i === 0) ours += await uploads();
  alone += await watched([], () => each(half, hands, bare));
  if (i === 1) ours += await uploads();
}
agent.destroy();

// A kept image, and the same bytes from @fastify/static, through the same kind of process: this one, over a socket.
const [id] = ids;
const imageUrl = `${target.site}/images/${id}?w=640&fmt=webp`;
const folder = process.env.DATA_DIR ?? fileURLToPath(new URL('../../.data', import.meta.url));
const files = Fastify();
await files.register(fastifyStatic, { root: `${folder}/images`, immutable: true, maxAge: '365d' });
const fileUrl = `${await files.listen({ port: 0, host: '127.0.0.1' })}/${id?.slice(-2)}/${id}/w640.webp`;
async function readsPerSecond(url: string): Promise<number> {
  const worker = async (count: number) => {
    for (let i = 0; i < count; i++) await (await fetch(url)).arrayBuffer();
  };
  await worker(200);
  const started = performance.now();
  await Promise.all(Array.from({ length: 8 }, () => worker(READS / 8)));
  return READS / ((performance.now() - started) / 1000);
}
const rounds: number[] = [];
for (let i = 0; i < 3; i++) {
  const [image, file] = [await readsPerSecond(imageUrl), await readsPerSecond(fileUrl)];
  rounds.push(image / file);
}
await files.close();
await db.query('delete from listings where id = $1', [listing]);
await db.query('delete from users where email = $1', [email]);
await db.end();

const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / PHOTOS / 1e6;
const share = alone / ours;
const ratio = quantile(rounds, 0.5);
report(`P4 images, ${PHOTOS} photos of ${round(megabytes)} MB, ${hands} at a time`, [
  ['sharp alone, s', round(alone)],
  ['upload to all variants, s', round(ours)],
  ['ours / sharp alone (≥ 0.9)', round(share), share >= 0.9],
  [`GET /cities/provinces meanwhile (${meanwhile.length}), ms`, JSON.stringify(spread(meanwhile))],
  ['p99 meanwhile (< 200 ms)', round(quantile(meanwhile, 0.99)), quantile(meanwhile, 0.99) < 200],
  ['kept image / @fastify/static, reads per second (3 rounds)', rounds.map(round).join(' ')],
  ['median of these (≥ 0.9)', round(ratio), ratio >= 0.9],
]);
