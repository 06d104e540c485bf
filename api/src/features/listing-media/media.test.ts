import { createHash, randomBytes } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '#rules/listing-media.ts';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { anMp4 } from '#testing/mp4.ts';
import { fileForm } from '#testing/multipart.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { Media } from './contract.ts';
import { publishRevisionMedia } from './working-set.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  owner = await signedIn(api);
});
afterAll(() => api.close());

/** Each one other bytes: the same file is stored once. */
const aPhoto = async (width = 400) => {
  const photo = await sharp({ create: { width, height: 300, channels: 3, background: '#c9731c' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, randomBytes(8)]);
};
const aDraft = (values = {}) => aListing(api.db, { owner, status: 'draft', published_at: null, ...values });
const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, options = {}) =>
  api.call(method, path, { token: owner.token, ...options });
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const start = (id: string, bytes: Buffer, kind = 'image') =>
  call('POST', `/listings/${id}/uploads`, { body: { kind, bytes: bytes.length, sha256: sha(bytes) } });
const piece = (id: string, uploadId: string, offset: number, bytes: Buffer) =>
  call('PATCH', `/listings/${id}/uploads/${uploadId}`, {
    body: bytes,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
  });
const finish = (id: string, uploadId: string) => call('POST', `/listings/${id}/uploads/${uploadId}/finish`);
async function upload(id: string, bytes: Buffer, kind = 'image') {
  const begun = await start(id, bytes, kind);
  if (begun.statusCode >= 400) return begun;
  const { id: uploadId } = begun.json.data.upload;
  const sent = await piece(id, uploadId, 0, bytes);
  return sent.statusCode >= 400 ? sent : finish(id, uploadId);
}
const mediaOf = async (id: string): Promise<Media> => (await call('GET', `/listings/${id}/media`)).json.data;

describe('photos of a draft', () => {
  it('come in pieces, the same file once; the first is the main one', async () => {
    const { id } = await aDraft();
    const bytes = await aPhoto();
    const begun = await start(id, bytes);
    expect(begun).toMatchObject({ statusCode: 201, json: { data: { upload: { offset: 0, isFinished: false } } } });
    const uploadId = begun.json.data.upload.id;
    expect((await piece(id, uploadId, 0, bytes.subarray(0, 500))).json.data.upload.offset).toBe(500);
    // The line was cut: the same file is begun anew and goes on.
    expect((await start(id, bytes)).json.data.upload).toMatchObject({ id: uploadId, offset: 500 });
    expect(await piece(id, uploadId, 0, bytes)).toMatchObject({ statusCode: 409, json: { code: 'upload_offset' } });
    expect(await finish(id, uploadId)).toMatchObject({ statusCode: 409, json: { code: 'upload_incomplete' } });
    await piece(id, uploadId, 500, bytes.subarray(500));
    const done = await finish(id, uploadId);
    expect(done.json.data).toMatchObject({
      upload: { isFinished: true },
      media: { photos: [{ id: uploadId, width: 400, isMain: true, alt: null }], video: null },
    });
    await Promise.all([finish(id, uploadId), upload(id, bytes)]);
    expect((await mediaOf(id)).photos).toHaveLength(1);
    expect(await api.app.deps.files.uploads.has(uploadId, 'meta.json')).toBe(false);
  });

  it('come in one request, ten at most', async () => {
    const { id } = await aDraft();
    const forms = await Promise.all(Array.from({ length: 10 }, aPhoto.bind(null, 400)));
    for (const bytes of forms) {
      expect((await call('POST', `/listings/${id}/images`, fileForm('images', bytes))).statusCode).toBe(201);
    }
    expect((await mediaOf(id)).photos.map(({ isMain }) => isMain)).toEqual([true, ...Array(9).fill(false)]);
    const refused = await call('POST', `/listings/${id}/images`, { ...fileForm('images', await aPhoto()), lang: 'en' });
    expect(refused).toMatchObject({
      statusCode: 409,
      json: { code: 'too_many_images', message: 'You can upload maximum 10 images.' },
    });
    expect((await start(id, await aPhoto())).json.code).toBe('too_many_images');
    expect((await call('POST', `/listings/${id}/images`)).json.code).toBe('images_missing');
  });

  it('never are more than ten, however many finish at once', async () => {
    const { id } = await aDraft();
    for (let i = 0; i < 8; i++) await upload(id, await aPhoto(120));
    const late = await Promise.all(
      (await Promise.all([1, 2, 3, 4].map(() => aPhoto(120)))).map((bytes) => upload(id, bytes)),
    );
    expect(late.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect((await mediaOf(id)).photos).toHaveLength(10);
  });

  it('are put in order, given words and a main one; a deleted one comes back', async () => {
    const { id } = await aDraft();
    for (let i = 0; i < 3; i++) await upload(id, await aPhoto());
    const [a, b, c] = (await mediaOf(id)).photos.map((photo) => photo.id);
    const body = { photos: [{ id: c, alt: 'المطبخ' }, { id: a }], mainId: b };
    const { photos } = (await call('PUT', `/listings/${id}/images`, { body })).json.data;
    expect(photos.map((photo: { id: string }) => photo.id)).toEqual([c, a, b]);
    expect(photos[0].alt).toBe('المطبخ');
    expect(photos[2].isMain).toBe(true);
    // The main one goes, the first takes its place.
    const after = (await call('DELETE', `/listings/${id}/images/${b}`)).json.data.photos;
    expect(after.map((photo: { id: string; isMain: boolean }) => [photo.id, photo.isMain])).toEqual([
      [c, true],
      [a, false],
    ]);
    const undo = { photos: [{ id: c }, { id: a }, { id: b }], mainId: b };
    expect((await call('PUT', `/listings/${id}/images`, { body: undo })).json.data.photos[2]).toMatchObject({
      id: b,
      isMain: true,
    });
    const other = await aDraft();
    await upload(other.id, await aPhoto());
    const [foreign] = (await mediaOf(other.id)).photos;
    expect((await call('PUT', `/listings/${id}/images`, { body: { photos: [{ id: foreign?.id }] } })).json.code).toBe(
      'image_not_found',
    );
  });

  it('keep their only one while it is the main one', async () => {
    const { id } = await aDraft();
    await upload(id, await aPhoto());
    const [only] = (await mediaOf(id)).photos;
    const refused = await call('DELETE', `/listings/${id}/images/${only?.id}`);
    expect(refused).toMatchObject({ statusCode: 409, json: { code: 'cannot_delete_main_image' } });
    await upload(id, await aPhoto());
    expect((await call('DELETE', `/listings/${id}/images/${only?.id}`)).statusCode).toBe(200);
  });

  it('are nobody else’s', async () => {
    const { id } = await aDraft();
    await upload(id, await aPhoto());
    const [photo] = (await mediaOf(id)).photos;
    const other = (await signedIn(api)).token;
    for (const [method, path] of [
      ['GET', 'media'],
      ['DELETE', `images/${photo?.id}`],
      ['GET', `uploads/${photo?.id}`],
      ['POST', `uploads/${photo?.id}/finish`],
      ['DELETE', `uploads/${photo?.id}`],
    ] as const) {
      expect((await call(method, `/listings/${id}/${path}`, { token: other })).json.code).toBe('listing_not_found');
    }
  });

  it('are announced truthfully, or sent again', async () => {
    const { id } = await aDraft();
    const [bytes, lie] = await Promise.all([aPhoto(), aPhoto()]);
    const begun = await call('POST', `/listings/${id}/uploads`, {
      body: { kind: 'image', bytes: bytes.length, sha256: sha(lie) },
    });
    const uploadId = begun.json.data.upload.id;
    await piece(id, uploadId, 0, bytes);
    expect(await finish(id, uploadId)).toMatchObject({ statusCode: 422, json: { code: 'upload_mismatch' } });
    expect((await finish(id, uploadId)).json.code).toBe('upload_not_found');
    for (const [kind, most, code] of [
      ['image', IMAGE_MAX_BYTES, 'image_too_large'],
      ['video', VIDEO_MAX_BYTES, 'video_too_large'],
    ] as const) {
      const large = { kind, bytes: most + 1, sha256: sha(lie) };
      const { statusCode, json } = await call('POST', `/listings/${id}/uploads`, { body: large });
      expect([statusCode, json.code]).toEqual([413, code]);
    }
  });

  it('are not begun without end', async () => {
    const { id } = await aDraft();
    const begun = { listing_id: id, kind: 'image' as const, bytes: 100 };
    await api.db('uploads').insert(Array.from({ length: 25 }, () => ({ ...begun, sha256: randomBytes(32) })));
    const bytes = await aPhoto();
    expect(await start(id, bytes)).toMatchObject({ statusCode: 409, json: { code: 'too_many_uploads' } });
    const first = await rowOf(api.db('uploads').where({ listing_id: id }));
    await call('DELETE', `/listings/${id}/uploads/${first.id}`);
    expect((await start(id, bytes)).statusCode).toBe(201);
  });

  it('are served in AVIF once the worker was there', async () => {
    const { id } = await aDraft();
    await upload(id, await aPhoto());
    const [photo] = (await mediaOf(id)).photos;
    const hasAvif = () => api.app.deps.images.hasVariant(photo?.id ?? '', { width: 640, format: 'avif' });
    await workJobs(api);
    expect(await hasAvif()).toBe(false);
    // The minute of the upload is over.
    await api.database.owner.raw('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
    await workJobs(api);
    expect(await hasAvif()).toBe(true);
  });
});

describe('photos of a published listing', () => {
  it('change in the open revision; the public sees the approved ones until that is approved', async () => {
    const { id } = await aDraft();
    await upload(id, await aPhoto());
    await api.db('listings').where({ id }).update({ status: 'active', published_at: new Date() });
    const [before] = (await mediaOf(id)).photos;
    expect((await upload(id, await aPhoto())).statusCode).toBe(200);
    expect((await mediaOf(id)).photos).toHaveLength(2);
    const shown = () => api.db('listing_media').where({ listing_id: id }).pluck('image_id');
    expect(await shown()).toEqual([before?.id]);

    const revision = await rowOf(api.db('listing_revisions').where({ listing_id: id }).first('id'));
    await api.db('listing_revisions').where({ id: revision.id }).update({ state: 'pending' });
    expect((await upload(id, await aPhoto())).json.code).toBe('media_locked');
    await api.db.transaction((trx) => publishRevisionMedia(trx, id, revision.id));
    expect(await shown()).toHaveLength(2);
  });

  it('wait while a listing is under review', async () => {
    const { id } = await aDraft({ status: 'pending' });
    expect(await start(id, await aPhoto())).toMatchObject({ statusCode: 409, json: { code: 'media_locked' } });
  });
});

describe('the video', () => {
  it('is one, checked, without the place it was taken at, and replaced by the next', async () => {
    const { id } = await aDraft();
    const place = '+33.5138+036.2765/';
    const bytes = anMp4({ place, payload: Buffer.alloc(2_500_000, 9) });
    const begun = (await start(id, bytes, 'video')).json.data.upload;
    const half = 1_900_000;
    await piece(id, begun.id, 0, bytes.subarray(0, half));
    await piece(id, begun.id, half, bytes.subarray(half));
    const { media } = (await finish(id, begun.id)).json.data;
    // The phone lay on its side.
    expect(media.video).toMatchObject({ id: begun.id, bytes: bytes.length, duration: 4, width: 360, height: 640 });

    const { videos } = api.app.deps.files;
    const kept = Buffer.concat(
      await Promise.all(['p0', 'p1', 'p2'].map(async (name) => (await videos.read(begun.id, name)) ?? Buffer.alloc(0))),
    );
    expect(kept).toHaveLength(bytes.length);
    expect(bytes.includes(place)).toBe(true);
    expect(kept.includes(place)).toBe(false);
    expect(kept.includes('xyz')).toBe(false);

    const next = await call('POST', `/listings/${id}/videos`, fileForm('video', anMp4({ seconds: 9 }), 'x.mp4'));
    expect(next.json.data.video).toMatchObject({ duration: 9 });
    expect(next.json.data.video.id).not.toBe(begun.id);
    expect((await call('DELETE', `/listings/${id}/videos/${begun.id}`)).json.code).toBe('video_not_found');
    expect((await call('POST', `/listings/${id}/videos`)).json.code).toBe('video_missing');
    expect((await call('PUT', `/listings/${id}/videos/${next.json.data.video.id}/poster`)).json.code).toBe(
      'poster_missing',
    );
    expect((await call('DELETE', `/listings/${id}/videos/${next.json.data.video.id}`)).json.data.video).toBeNull();
  });

  it.each([
    ['a MOV renamed', anMp4({ brand: 'qt  ' }), 'video_type'],
    [
      'an HLS playlist renamed',
      Buffer.from('#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:9,\nhttp://10.0.0.1/a.ts\n'),
      'video_type',
    ],
    ['fragments of a stream', anMp4({ fragmented: true }), 'video_type'],
    ['samples at a foreign address', anMp4({ foreign: 'http://10.0.0.1/' }), 'video_type'],
    ['a codec that browsers do not play', anMp4({ codec: 'mjpa' }), 'video_type'],
    ['half a file', anMp4().subarray(0, 1500), 'video_unreadable'],
    ['no length', anMp4({ seconds: 0 }), 'video_unreadable'],
    [
      'a table that points outside',
      Buffer.from(anMp4().toString('latin1').replace('mvhd', 'mvhx'), 'latin1'),
      'video_unreadable',
    ],
  ])('is not %s', async (_, bytes, code) => {
    const { id } = await aDraft();
    const [inPieces, whole] = [
      await upload(id, bytes, 'video'),
      await call('POST', `/listings/${id}/videos`, fileForm('video', bytes, 'video.mp4', 'video/mp4')),
    ];
    expect([inPieces.json.code, whole.json.code]).toEqual([code, code]);
    expect((await mediaOf(id)).video).toBeNull();
    expect(await api.db('uploads').where({ listing_id: id })).toEqual([]);
  });
});

describe('cleaning', () => {
  it('takes what nobody shows, when its time has come', async () => {
    const { id } = await aDraft();
    for (let i = 0; i < 2; i++) await upload(id, await aPhoto());
    const [kept, gone] = (await mediaOf(id)).photos.map((photo) => photo.id) as [string, string];
    await call('DELETE', `/listings/${id}/images/${gone}`);
    const begun = await start(id, await aPhoto());
    await piece(id, begun.json.data.upload.id, 0, (await aPhoto()).subarray(0, 100));
    const clean = async () => {
      await api.db.raw(`select graphile_worker.add_job('media_cleaning')`);
      await workJobs(api);
    };
    await clean();
    expect(await api.db('images').whereIn('id', [kept, gone])).toHaveLength(2);
    await api
      .db('uploads')
      .where({ listing_id: id })
      .update({ updated_at: new Date(0) });
    await api
      .db('images')
      .whereIn('id', [kept, gone])
      .update({ created_at: new Date(0) });
    await clean();
    expect(await api.db('images').whereIn('id', [kept, gone]).pluck('id')).toEqual([kept]);
    expect(await api.app.deps.images.describe(gone)).toBeUndefined();
    expect(await api.app.deps.images.describe(kept)).toBeDefined();
    expect(await api.app.deps.files.uploads.has(begun.json.data.upload.id, 'meta.json')).toBe(false);
  });
});
