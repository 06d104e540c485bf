import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '#lib/errors.ts';
import { type ImageStore, localImageStore } from '#lib/images/index.ts';
import { acceptedFormats } from './image-request.ts';
import { imageRoutes } from './image-routes.ts';
import { imageMessages } from './messages.ts';

let dataDir: string;
let store: ImageStore;
let app: FastifyInstance;
let id: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'image-routes-'));
  store = localImageStore(dataDir, { processes: 1 });
  app = Fastify();
  app.setErrorHandler((error, _, reply) => {
    const { code, statusCode, params } = error as AppError;
    return reply.code(statusCode ?? 500).send({ success: false, data: null, code, statusCode, params });
  });
  await app.register(imageRoutes, { store });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 };
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  ({ id } = await store.store(photo));
});

afterAll(async () => {
  await app.close();
  store.close();
  await rm(dataDir, { recursive: true });
});

const get = (query: string, headers: Record<string, string> = {}, of = id) =>
  app.inject({ url: `/images/${of}${query}`, headers });
const FOR_GOOD = 'public, max-age=31536000, immutable';

describe('GET /images/{id}', () => {
  it('sends what was asked for, to be kept for good', async () => {
    const res = await get('?w=320&fmt=webp');
    expect(res).toMatchObject({ statusCode: 200 });
    expect(res.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': FOR_GOOD,
      'x-content-type-options': 'nosniff',
      'content-length': String(res.rawPayload.length),
    });
    expect(res.headers.vary).toBeUndefined();
    expect(await sharp(res.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  it('streams a large file whole', async () => {
    const res = await get('?w=1920&fmt=jpeg');
    expect(res.rawPayload.length).toBeGreaterThan(256 * 1024);
    expect(await sharp(res.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1600 });
  });

  it('chooses by what the client accepts: AVIF only where it is made already', async () => {
    const accept = 'image/avif,image/webp,*/*;q=0.8';
    expect((await get('?w=160', { accept })).headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
    expect((await get('?w=160&fmt=avif')).headers).toMatchObject({ 'content-type': 'image/avif' });
    expect((await get('?w=160', { accept })).headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' });
    expect((await get('?w=160')).headers).toMatchObject({ 'content-type': 'image/jpeg', vary: 'Accept' });
    expect(acceptedFormats('image/webp;q=0, */*')).toEqual(['jpeg']);
  });

  it('answers 304 to who has it', async () => {
    const { etag } = (await get('?w=640&fmt=webp')).headers;
    const again = await get('?w=640&fmt=webp', { 'if-none-match': `"other", W/${etag}` });
    expect(again).toMatchObject({ statusCode: 304, payload: '' });
    expect(again.headers).toMatchObject({ etag, 'cache-control': FOR_GOOD });
    expect((await get('?w=320&fmt=webp', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('answers HEAD', async () => {
    const res = await app.inject({ method: 'HEAD', url: `/images/${id}?w=320&fmt=webp` });
    expect(res).toMatchObject({ statusCode: 200, payload: '' });
  });

  it.each(['123', '0', '-1', '320px', '99999999', '1e3', '320&w=640', ''])(
    'refuses width %s, naming the allowed',
    async (w) => {
      const res = await get(`?w=${w}&fmt=webp`);
      expect(res.statusCode).toBe(400);
      expect(res.json()).toMatchObject({
        code: 'image_width',
        params: { allowed: '64, 160, 320, 480, 640, 960, 1280, 1920' },
      });
      expect(res.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['gif', 'svg', '', '../meta.json'])('refuses format %s', async (fmt) => {
    expect((await get(`?w=320&fmt=${encodeURIComponent(fmt)}`)).json()).toMatchObject({
      code: 'image_format',
      statusCode: 400,
    });
  });

  it.each(['0190a0b0-0000-7000-8000-000000000000', 'nothing', '..%2f..%2fetc', '%00'])(
    'has no image %s',
    async (other) => {
      const res = await get('?w=320&fmt=webp', {}, other);
      expect(res).toMatchObject({ statusCode: 404 });
      expect(res.json()).toMatchObject({ success: false, code: 'image_not_found' });
      expect(res.headers['cache-control']).toBe('no-store');
    },
  );

  it('has a sentence for each of its refusals', () => {
    for (const code of ['image_not_found', 'image_width', 'image_format'] as const) {
      expect(imageMessages[code]).toMatchObject({ ar: expect.any(String), en: expect.any(String) });
    }
  });
});
