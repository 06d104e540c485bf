import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rowOf } from '@diyar/db/row-of';
import { createTestDatabase } from '@diyar/db/testing';
import sharp from 'sharp';
import { type ApiAnswer, type ApiProcess, dataOf, startApiProcess } from '../lib/api-process.ts';
import { privatePostgres } from '../lib/private-postgres.ts';
import { scenario } from '../lib/report.ts';
import { smallDisk } from '../lib/small-disk.ts';
import { until } from '../lib/until.ts';

const FAILED_UPLOAD = 'Failed to upload media files. Please try again shortly.';
const SENTENCES = [
  FAILED_UPLOAD,
  'Something went wrong on our side. Please try again in a moment.',
  'The service is unavailable right now. Please try again shortly.',
];

await scenario('R13', 'disk full: the image folder, then the database', async (report) => {
  const [dataDisk, databaseDisk] = [smallDisk(24), smallDisk(500)];
  const before = process.env.TMPDIR;
  process.env.TMPDIR = databaseDisk.path;
  const cluster = await privatePostgres();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  process.env.TEST_DATABASE_OWNER_URL = cluster.ownerUrl;
  process.env.TEST_DATABASE_URL = cluster.ownerUrl.replace('diyar_owner', 'diyar_app');
  const database = await createTestDatabase();
  const { db } = database;
  const images = join(dataDisk.path, 'images');
  let server: ApiProcess | undefined;
  try {
    const api = await startApiProcess({ DATABASE_URL: database.url, DATA_DIR: dataDisk.path });
    server = api;
    const password = 'Orontes!Bridge42';
    const email = `${randomUUID().slice(0, 12)}@load.test`;
    const person = { firstName: 'Load', lastName: 'Test', email, phone: '0912345678', accountType: 'personal' };
    const form = { ...person, password, confirmPassword: password, acceptTerms: true };
    const registered = await api.call('/api/auth/register', { method: 'POST', body: form });
    if (registered.status !== 201) throw new Error(`registering: ${JSON.stringify(registered)}`);
    const login = await api.call<{ tokens: { accessToken: string } }>('/api/auth/login', {
      method: 'POST',
      body: { email, password },
    });
    const token = dataOf(login).tokens.accessToken;
    const owner = await rowOf(db('users').where({ email }).first('id'));
    const category = await rowOf(db('categories').where({ level: 2 }).first('id'));
    const { id: listing } = await rowOf(
      db('listings').insert({ owner_id: owner.id, category_id: category.id }).returning('id'),
    );

    const start = (bytes: Buffer) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const body = { kind: 'image', bytes: bytes.length, sha256 };
      return api.call<{ upload: { id: string; offset: number } }>(`/api/listings/${listing}/uploads`, {
        method: 'POST',
        token,
        body,
      });
    };
    /** From the first step that fails, its answer. */
    const upload = async (bytes: Buffer): Promise<ApiAnswer> => {
      const begun = await start(bytes);
      if (begun.status >= 400) return begun;
      const { id, offset } = dataOf(begun).upload;
      const path = `/api/listings/${listing}/uploads/${id}`;
      const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
      const sent = await api.call(path, { method: 'PATCH', token, headers, body: bytes.subarray(offset) });
      return sent.status >= 400 ? sent : api.call(`${path}/finish`, { method: 'POST', token });
    };
    const aPhoto = async () => {
      const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c9731c' } });
      return Buffer.concat([await photo.jpeg().toBuffer(), randomBytes(8)]);
    };
    const folders = () =>
      existsSync(images)
        ? readdirSync(images)
            .filter((name) => name !== 'incoming')
            .flatMap((name) => readdirSync(join(images, name)))
        : [];
    const leftovers = () =>
      ['images', 'uploads', 'videos'].flatMap((name) => {
        const incoming = join(dataDisk.path, name, 'incoming');
        return existsSync(incoming) ? readdirSync(incoming) : [];
      });
    /** Every row has its files, every listing's photo its row, and nothing else lies about. */
    const isWhole = async () => {
      const ids = await db('images').pluck('id');
      const shown = await db('listing_media').pluck('image_id');
      const rows = ids.every((id) => folders().includes(id)) && shown.length === ids.length;
      return {
        passed: rows && leftovers().length === 0,
        figure: { rows: ids.length, folders: folders().length, leftovers: leftovers().length },
      };
    };
    const isWorded = ({ status, json }: ApiAnswer) =>
      status >= 500 && json?.success === false && json.statusCode === status && SENTENCES.includes(json.message);

    report.check('a photo is taken', (await upload(await aPhoto())).status === 200);

    dataDisk.fill();
    const photo = await aPhoto();
    const answers = [await upload(photo), await upload(photo), await upload(await aPhoto())];
    report.check(
      'image folder full: 5xx with the catalogue’s sentence',
      answers.every(isWorded),
      answers.map(({ status, json }) => [status, json?.code]),
    );
    const { passed, figure } = await isWhole();
    report.check('no half state', passed, figure);
    report.check('the rest works on', (await api.call(`/api/listings/${listing}/media`, { token })).status === 200);
    dataDisk.free();
    report.check('space again: the same photo goes on and is taken', (await upload(photo)).status === 200);

    databaseDisk.fill();
    const kept: string[] = [];
    const refused: ApiAnswer[] = [];
    for (let i = 0; i < 3_000 && refused.length < 20; i++) {
      const bytes = Buffer.from(`file ${i} ${'x'.repeat(2_000)}`);
      const body = { bio: 'x'.repeat(900) + i };
      const begun = i % 2 ? undefined : await start(bytes);
      const answer = begun ?? (await api.call('/api/users/profile', { method: 'PUT', token, body }));
      if (begun && begun.status < 400) kept.push(dataOf(begun).upload.id);
      if (answer.json?.code === 'too_many_uploads')
        await api.call(`/api/listings/${listing}/uploads/${kept.pop()}`, { method: 'DELETE', token });
      if (answer.status >= 500) refused.push(answer);
    }
    report.check(
      'database disk full: 5xx with the catalogue’s sentence',
      refused.length > 0 && refused.every(isWorded),
      [...new Set(refused.map(({ status, json }) => `${status} ${json?.code}`))],
    );
    databaseDisk.free();
    // A cluster that could not even write its log has stopped; the launcher starts it again.
    const answered = await until('the database answers', async () => Boolean(await db.raw('select 1')), 5_000).catch(
      () => null,
    );
    if (answered === null) await cluster.start();
    report.note('the cluster', answered === null ? 'had stopped, was started again' : 'stayed up');
    await until('a write is taken again', async () => (await upload(photo)).status === 200, 60_000, 500);
    const there = await db('uploads').whereIn('id', kept).pluck('id');
    report.check('every acknowledged write is there', there.length === kept.length, {
      acknowledged: kept.length,
      there: there.length,
    });
    report.check('a photo is taken', (await upload(await aPhoto())).status === 200);
    const end = await isWhole();
    report.check('no half state at the end', end.passed, end.figure);
  } finally {
    await server?.close();
    await database.drop().catch(() => {});
    await cluster.close();
    dataDisk.close();
    databaseDisk.close();
  }
});
