import { fileForm } from '@diyar/api/testing/multipart';
import { aMember, signedIn } from '@diyar/api/testing/people';
import type { AttackedSite } from '../lib/attacked-site.ts';
import { countStoredFiles } from '../lib/count-stored-files.ts';
import { type HostileFile, hostileFiles } from '../lib/hostile-files.ts';
import { envelopeOf, type KeptAnswer, persistentConnection } from '../lib/persistent-connection.ts';
import { type SmallHostileFile, smallHostileFiles } from '../lib/small-hostile-files.ts';
import type { Tally } from '../lib/tally.ts';
import { type UploadTarget, uploadTargets } from './upload-targets.ts';

export const title = 'uploads: papers, pictures, videos and tables that are not what they say';

const ANSWERED_MS = 2_000;
/** A child process that reads a table is given so long (S16). */
const READ_MS = 25_000;
/** What no served file may hold of a hostile one. */
const RUNS = /<script|alert\(1\)|etc\/cron|%PDF/;

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  const targets = await uploadTargets(site);
  const small = await smallHostileFiles();
  const slowest = { ms: 0, what: '' };
  let [taken, refused] = [0, 0];
  for (const target of targets) {
    const oversize = { name: 'a file too large', kind: 'other' as const, bytes: Buffer.alloc(target.most + 1, 0x25) };
    const begun = { ...oversize, name: 'a JPEG too large', kind: 'jpeg' as const, bytes: Buffer.from(oversize.bytes) };
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]).copy(begun.bytes);
    for (const file of [...small, oversize, begun]) {
      const answer = await send(site, tally, target, file, ANSWERED_MS);
      if (answer.ms > slowest.ms) Object.assign(slowest, { ms: answer.ms, what: `${target.name}: ${file.name}` });
      if (answer.status < 300) taken++;
      else refused++;
      await target.clear?.();
    }
  }
  tally.note('refused, and taken as what they are', `${refused} and ${taken}`);
  tally.note('slowest answer', `${Math.round(slowest.ms)} ms, ${slowest.what}`);
  await costly(site, tally, targets);
}

/** What may be taken: by its first bytes, by what can be decoded, or because any text may be a table. */
function mayTake({ by, takes, most }: UploadTarget, { kind, isSound, bytes, name }: SmallHostileFile): boolean {
  if (bytes.length > most || !takes.includes(kind)) return false;
  if (by === 'cells') return kind === 'zip' || bytes[0] !== 0x3c;
  return by === 'head' || isSound === true || name === 'a film of a day';
}

async function send(site: AttackedSite, { check }: Tally, target: UploadTarget, file: SmallHostileFile, ms: number) {
  const what = `${target.name}: ${file.name}`;
  const connection = persistentConnection(site.url);
  const before = await countStoredFiles(site);
  const headers = { authorization: `Bearer ${target.token}`, 'accept-language': 'ar' };
  const form = fileForm(target.field, file.bytes, 'photo.jpg', 'image/jpeg');
  site.count(2);
  const sent = { body: form.body, headers: { ...form.headers, ...headers } };
  const answer = await connection.ask(target.method, `/api${target.path}`, sent);
  const next = await connection.ask('GET', '/api/health');
  connection.end();
  const envelope = envelopeOf(answer);
  const figure = `${answer.status} ${answer.bytes.toString().slice(0, 200)}`;
  check(`${what}: the next call on the connection`, next.status === 200, next.status);
  if (answer.status < 300) {
    if (check(`${what}: is taken`, mayTake(target, file), figure))
      await served(site, { check } as Tally, target, file, answer);
    return answer;
  }
  check(
    `${what}: is refused in the envelope`,
    answer.status < 500 && envelope?.success === false && Boolean(envelope.code),
    figure,
  );
  check(`${what}: in the caller's language`, /[\u0600-\u06ff]/.test(String(answer.bytes)), figure);
  check(`${what}: is refused soon`, answer.ms < ms, Math.round(answer.ms));
  const after = await countStoredFiles(site);
  check(`${what}: nothing is kept`, JSON.stringify(after) === JSON.stringify(before), { before, after });
  return answer;
}

/** What was taken is told as what it is, runs nothing, and a paper is told to nobody but administrators. */
async function served(
  site: AttackedSite,
  tally: Tally,
  target: UploadTarget,
  file: SmallHostileFile,
  answer: KeptAnswer,
) {
  const what = `${target.name}: ${file.name}`;
  const { check } = tally;
  if (target.readAt) {
    const [admin, stranger] = [await signedIn(site.app, { account_type: 'admin' }), await aMember(site.app)];
    const read = (token?: string) =>
      site.send(`/api${target.readAt}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    const { status, headers } = await read(admin.token);
    const type = file.kind === 'pdf' ? 'application/pdf' : `image/${file.kind}`;
    check(`${what}: read by an administrator`, status === 200 && headers['content-type'] === type, { status, headers });
    const isTame =
      headers['content-security-policy'] === "default-src 'none'; sandbox" &&
      headers['x-content-type-options'] === 'nosniff';
    check(`${what}: does nothing`, isTame, headers);
    const others = [(await read()).status, (await read(stranger.token)).status, (await read(target.token)).status];
    check(`${what}: read by nobody else`, others.join() === '401,403,403', others);
    return;
  }
  if (target.by === 'cells') return;
  const text = answer.bytes.toString();
  const film = /\/videos\/[\w-]{36}\?[^"]+/.exec(text)?.[0];
  if (target.by === 'boxes') {
    if (!check(`${what}: has an address`, film !== undefined, text.slice(0, 300)) || !film) return;
    const shown = await site.send(film);
    check(
      `${what}: is an MP4`,
      shown.headers['content-type'] === 'video/mp4' && shown.headers['x-content-type-options'] === 'nosniff',
      shown.headers,
    );
    check(`${what}: without its key it is not there`, (await site.send(film.split('?')[0] ?? '')).status === 404);
    return;
  }
  const { rows } = await site.db.raw<{ rows: { id: string }[] }>(
    'select id from images order by created_at desc, id limit 1',
  );
  for (const format of ['jpeg', 'webp']) {
    const shown = await site.send(`/images/${rows[0]?.id}?w=320&fmt=${format}`);
    const isRight =
      shown.headers['content-type'] === `image/${format}` && shown.headers['x-content-type-options'] === 'nosniff';
    check(`${what}: is served as a picture`, shown.status === 200 && isRight, {
      status: shown.status,
      ...shown.headers,
    });
    check(`${what}: was made anew`, !RUNS.test(shown.text), shown.text.slice(0, 200));
  }
}

const TARGET_OF = { table: 'table', image: 'photo', video: 'video', avatar: 'portrait' } as const;

/** Those that cost their reader most: refused, or read within the bounds of a child process. */
async function costly(site: AttackedSite, tally: Tally, targets: UploadTarget[]) {
  for (const { name, kind, bytes } of hostileFiles() as HostileFile[]) {
    const target = targets.find((target) => target.name === TARGET_OF[kind]);
    if (!target) continue;
    const file = { name, bytes, kind: target.takes[0] ?? 'other', isSound: false };
    const { ms } = await send(site, tally, target, file, READ_MS);
    await target.clear?.();
    if (ms > ANSWERED_MS) tally.note(`longer than ${ANSWERED_MS} ms`, `${name}: ${Math.round(ms)} ms`);
  }
}
