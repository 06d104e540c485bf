// @vitest-environment node
import { MAX_IMAGES, PHOTO_TAKEN_MAX_BYTES } from '@diyar/api/rules/listing-media';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '#testing/fake-caches.ts';
import { receiveShare } from './receive-share.ts';
import { consumeShared, countShared, forgetShared, storeShared } from './shared-photos.ts';

const NOW = Date.UTC(2026, 10, 28);
const DAY_MS = 86_400_000;
const photo = (name: string, type = 'image/jpeg') => new File([name], name, { type });
const photos = (count: number) => Array.from({ length: count }, (_, i) => photo(`${i}.jpg`));

/** @returns the address that the share leads to */
async function share(files: readonly File[], now = NOW): Promise<string> {
  const body = new FormData();
  for (const file of files) body.append('photos', file);
  return leadsTo(new Request('https://diyar.test/share-photos?lang=en', { method: 'POST', body }), now);
}
async function leadsTo(request: Request, now = NOW): Promise<string> {
  const answer = await receiveShare(request, now);
  expect(answer.status).toBe(303);
  return answer.headers.get('location')?.replace('https://diyar.test', '') ?? '';
}
const FORM = '/dashboard/properties/new';

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => vi.unstubAllGlobals());

describe('photos that another app shares', () => {
  it('wait for the form, which takes them once, in their order and under their names', async () => {
    expect(await share([photo('واجهة.jpg'), photo('b.webp', 'image/webp')])).toBe(`${FORM}?shared=1&lang=en`);
    expect(await countShared(NOW)).toBe(2);
    const taken = await consumeShared(NOW);
    expect(taken.map(({ name, type }) => [name, type])).toEqual([
      ['واجهة.jpg', 'image/jpeg'],
      ['b.webp', 'image/webp'],
    ]);
    expect(await taken[0]?.text()).toBe('واجهة.jpg');
    expect(await consumeShared(NOW)).toEqual([]);
  });

  it('are taken by one window, though two ask', async () => {
    await share(photos(3));
    const [first, second] = await Promise.all([consumeShared(NOW), consumeShared(NOW)]);
    expect(first.length + second.length).toBe(3);
  });

  it('are as many as a form holds, over several shares; the address says how many were left out', async () => {
    await share(photos(MAX_IMAGES - 1));
    expect(await share(photos(3), NOW + 1)).toBe(`${FORM}?shared=1&left=2&lang=en`);
    expect(await countShared(NOW + 1)).toBe(MAX_IMAGES);
  });

  it('are photos of a size that the form takes, and nothing else', async () => {
    const huge = Object.defineProperty(photo('huge.jpg'), 'size', { value: PHOTO_TAKEN_MAX_BYTES + 1 });
    const empty = new File([], 'empty.jpg', { type: 'image/jpeg' });
    expect(await storeShared([photo('a.pdf', 'application/pdf'), huge, empty, photo('a.jpg')], NOW)).toEqual({
      waiting: 1,
      left: 3,
    });
  });

  it('are gone after a day, or when they are not wanted', async () => {
    await share(photos(2));
    expect(await countShared(NOW + DAY_MS)).toBe(2);
    expect(await countShared(NOW + DAY_MS + 1)).toBe(0);
    expect(await consumeShared(NOW)).toEqual([]);
    await share(photos(2));
    await forgetShared();
    expect(await countShared(NOW)).toBe(0);
  });

  it('that a full disk does not take are said to be left out, or lost', async () => {
    vi.stubGlobal('caches', fakeCaches(1));
    expect(await share(photos(3))).toBe(`${FORM}?shared=1&left=2&lang=en`);
    vi.stubGlobal('caches', fakeCaches(0));
    expect(await share(photos(3))).toBe(`${FORM}?shared=0&left=3&lang=en`);
  });

  it('in a body that cannot be read are said to be lost, in Arabic unless the address says otherwise', async () => {
    const broken = new Request('https://diyar.test/share-photos', { method: 'POST', body: 'no form' });
    expect(await leadsTo(broken)).toBe(`${FORM}?shared=0&lang=ar`);
  });
});
