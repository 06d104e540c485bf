import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Server } from '#testing/s3-server.ts';
import { META } from './file-store.ts';
import { imageStore } from './image-store.ts';
import { type ObjectStoreConfig, s3Files } from './s3-files.ts';

/** S3_TEST_ENDPOINT, S3_TEST_KEY, S3_TEST_SECRET: a real server (MinIO, versitygw, …) with a bucket `diyar` in us-east-1. */
const { S3_TEST_ENDPOINT: endpoint, S3_TEST_KEY: accessKeyId = '', S3_TEST_SECRET: secretAccessKey = '' } = process.env;
let fake: Awaited<ReturnType<typeof s3Server>>;
let config: ObjectStoreConfig;
beforeAll(async () => {
  fake = await s3Server();
  config = endpoint ? { endpoint, bucket: 'diyar', region: 'us-east-1', accessKeyId, secretAccessKey } : fake.config;
});
afterAll(() => fake.close());

describe('an object store', () => {
  it('keeps a folder whole, adds to it, and removes it', async () => {
    const files = s3Files(config, 'images');
    const id = randomUUID();
    const given = new Map([
      [META, Buffer.from('{"a":1}')],
      ['original', Buffer.alloc(300_000, 7)],
    ]);
    expect(await files.create(id, given)).toBe(true);
    expect(await files.create(id, new Map([[META, Buffer.from('{"a":2}')]]))).toBe(false);
    expect((await files.read(id, META))?.toString()).toBe('{"a":1}');
    expect(await files.open(id, 'original')).toMatchObject({ size: 300_000 });
    await files.add(id, 'w320.webp', Buffer.from('x'));
    expect([await files.has(id, 'w320.webp'), await files.has(id, 'w640.webp')]).toEqual([true, false]);
    expect(await files.read(id, 'w640.webp')).toBeUndefined();
    await files.remove(id);
    for (const name of [META, 'original', 'w320.webp']) expect(await files.has(id, name)).toBe(false);
    await files.add(id, 'late', Buffer.from('x'));
    expect(await files.has(id, 'late')).toBe(false);
    await files.remove(id);
  });

  it('serves the image pipeline', async () => {
    const store = imageStore({ files: s3Files(config, 'images'), processes: 1 });
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer();
    const image = await store.store(photo);
    expect(await store.describe(image.id)).toEqual(image);
    const made = await store.openVariant(image.id, { width: 160, format: 'avif' });
    expect((await sharp(made?.body as Buffer).metadata()).width).toBe(160);
    expect(await store.hasVariant(image.id, { width: 160, format: 'avif' })).toBe(true);
    await store.remove(image.id);
    expect(await store.describe(image.id)).toBeUndefined();
    store.close();
  });

  it('is signed with the right secret, or says so', async () => {
    const files = s3Files({ ...config, secretAccessKey: 'wrong' }, 'images');
    await expect(files.read(randomUUID(), META)).rejects.toThrow('403');
  });

  it('is asked again when it is busy', async () => {
    const id = randomUUID();
    fake.beBusy(2);
    const files = s3Files(fake.config, 'images');
    await files.create(id, new Map([[META, Buffer.from('{}')]]));
    expect(fake.objects.has(`images/${id}/${META}`)).toBe(true);
  });
});
