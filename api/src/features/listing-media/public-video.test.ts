import { rowOf } from '@diyar/db/row-of';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { anMp4 } from '#testing/mp4.ts';
import { fileForm } from '#testing/multipart.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { videoRoutes } from './video-routes.ts';
import { publishRevisionMedia } from './working-set.ts';

let api: TestApp;
let site: FastifyInstance;
let owner: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  owner = await signedIn(api);
  site = Fastify();
  await site.register(videoRoutes, { db: api.db, files: api.app.deps.files.videos });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, options = {}) =>
  api.call(method, path, { token: owner.token, ...options });
const get = (url: string, headers = {}) => site.inject({ url, headers });
const codeAt = async (url: string) => (await get(url)).statusCode;
const filmed = async (id: string, seconds = 65) =>
  (await call('POST', `/listings/${id}/videos`, fileForm('video', anMp4({ seconds }), 'x.mp4'))).json.data.video;
const still = (width = 640) =>
  sharp({ create: { width, height: 360, channels: 3, background: '#1c73c9' } })
    .jpeg()
    .toBuffer();
const give = async (id: string, videoId: string, bytes: Buffer) =>
  call('PUT', `/listings/${id}/videos/${videoId}/poster`, fileForm('poster', bytes, 'frame.jpg', 'image/jpeg'));
const shown = async (id: string) => (await api.call('GET', `/listings/${id}`)).json.data;
const become = (id: string, values: object) => api.db('listings').where({ id }).update(values);

/** Published with a video and its still picture. */
async function published() {
  const { id } = await aListing(api.db, { owner, status: 'draft', published_at: null });
  const video = await filmed(id);
  expect((await give(id, video.id, await still())).statusCode).toBe(200);
  await become(id, { status: 'active', published_at: new Date() });
  return { id, video };
}

describe('the video of a public listing', () => {
  it('is told of, and plays in ranges', async () => {
    const { id, video } = await published();
    const told = (await shown(id)).video;
    expect(told).toMatchObject({ id: video.id, duration: 65, width: 360, height: 640, path: `/videos/${video.id}` });
    expect(told.poster).toMatchObject({ width: 640, height: 360 });

    const whole = await get(told.path);
    expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([
      ...[200, 'video/mp4', told.bytes],
    ]);
    // Looked at again by every cache: it may not be public any more.
    expect(whole.headers['cache-control']).toBe('private, no-cache');
    const part = await get(told.path, { range: 'bytes=100-299' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-299/${told.bytes}`]);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 300))).toBe(true);
    const { etag } = whole.headers;
    expect((await get(told.path, { 'if-none-match': etag as string })).statusCode).toBe(304);
  });

  it.each(['suspended', 'archived', 'sold', 'expired', 'rejected'])('goes with its listing: %s', async (status) => {
    const { id, video } = await published();
    expect(await codeAt(`/videos/${video.id}`)).toBe(200);
    await become(id, { status });
    expect(await codeAt(`/videos/${video.id}`)).toBe(404);
    // Its owner still sees it.
    const { path } = (await call('GET', `/listings/${id}/media`)).json.data.video;
    expect(await codeAt(path)).toBe(200);
  });

  it('goes with a deleted listing and an account that is suspended', async () => {
    const [deleted, suspended] = [await published(), await published()];
    const { path } = (await call('GET', `/listings/${deleted.id}/media`)).json.data.video;
    await api.db('listings').where({ id: deleted.id }).delete();
    await api.db('videos').where({ id: deleted.video.id }).delete();
    expect(await codeAt(path)).toBe(404);
    await api
      .db('users')
      .where({ id: owner.id })
      .update({ suspended_until: new Date(Date.now() + 1e8) });
    expect(await codeAt(`/videos/${suspended.video.id}`)).toBe(404);
    await api.db('users').where({ id: owner.id }).update({ suspended_until: null });
  });
});

describe('a video that is not public', () => {
  it('opens by its key alone, and not for ever', async () => {
    const { id } = await aListing(api.db, { owner, status: 'draft', published_at: null });
    const [one, other] = [
      await filmed(id),
      await filmed((await aListing(api.db, { owner, status: 'draft', published_at: null })).id, 9),
    ];
    expect(await codeAt(one.path)).toBe(200);
    const [, key = ''] = one.path.split('?key=');
    const [until = '', signature] = key.split('.');
    for (const wrong of ['', `?key=${key.slice(0, -2)}AA`, `?key=${Number(until) + 1}.${signature}`, '?key=x&key=y'])
      expect(await codeAt(`/videos/${one.id}${wrong}`), wrong).toBe(404);
    expect(await codeAt(`/videos/${other.id}?key=${key}`)).toBe(404);
    const hours = (Number(until) * 1000 - Date.now()) / 3_600_000;
    expect(hours > 11.9 && hours <= 24).toBe(true);
  });

  it('is a pending change’s until it is approved', async () => {
    const { id, video } = await published();
    const next = await filmed(id, 9);
    await give(id, next.id, await still(320));
    expect((await shown(id)).video.id).toBe(video.id);
    expect([await codeAt(`/videos/${next.id}`), await codeAt(next.path), await codeAt(`/videos/${video.id}`)]).toEqual([
      ...[404, 200, 200],
    ]);
    const revision = await rowOf(api.db('listing_revisions').where({ listing_id: id }).first());
    await api.db.transaction((trx) => publishRevisionMedia(trx, id, revision.id));
    expect((await shown(id)).video).toMatchObject({ id: next.id, duration: 9, poster: { width: 320 } });
    expect([await codeAt(`/videos/${next.id}`), await codeAt(`/videos/${video.id}`)]).toEqual([200, 404]);
  });
});

describe('its still picture', () => {
  it('is made anew, and fixed once the public sees it', async () => {
    const { id, video } = await published();
    expect((await give(id, video.id, await still())).json.code).toBe('poster_locked');
    expect(await api.db('listing_revisions').where({ listing_id: id })).toEqual([]);
    const { poster } = (await shown(id)).video;
    expect(await api.app.deps.images.hasVariant(poster.id, { width: 640, format: 'jpeg' })).toBe(true);
  });

  it('is a picture, of this very video', async () => {
    const { id } = await aListing(api.db, { owner, status: 'draft', published_at: null });
    const [foreign, own] = [await published(), await filmed(id)];
    expect((await give(id, foreign.video.id, await still())).json.code).toBe('video_not_found');
    expect((await give(id, own.id, anMp4())).json.code).toBe('image_type');
    const stranger = await signedIn(api);
    const form = fileForm('poster', await still(), 'frame.jpg', 'image/jpeg');
    const answer = await call('PUT', `/listings/${id}/videos/${own.id}/poster`, { ...form, token: stranger.token });
    expect(answer.json.code).toBe('listing_not_found');
    await become(id, { status: 'pending' });
    expect((await give(id, own.id, await still())).json.code).toBe('media_locked');
  });
});
