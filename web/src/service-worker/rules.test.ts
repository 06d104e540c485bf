import { describe, expect, it } from 'vitest';
import { ageOf, keyOf, kindOf, mayKeep, outdatedStores } from './rules.ts';

const SITE = 'https://diyar.test';
type Asking = { mode?: RequestMode; method?: string; headers?: Record<string, string> };
const ask = (path: string, { mode = 'cors', method = 'GET', headers = {} }: Asking = {}) =>
  kindOf({ url: new URL(path, SITE).href, mode, method, headers: new Headers(headers) }, SITE);
const visit = (path: string) => ask(path, { mode: 'navigate' });
const signedIn = { headers: { authorization: 'Bearer x' } };

describe('what may be kept', () => {
  it('pages, but no mailed secret and no file', () => {
    expect(visit('/property/1?lang=ar')).toBe('page');
    expect(visit('/dashboard/properties/new?lang=ar')).toBe('page');
    expect(visit('/reset-password?lang=ar&token=s3cret')).toBe('other');
    expect(visit('/api/docs')).toBe('other');
    expect(visit('/sitemap.xml')).toBe('other');
  });

  it('files and pictures of ours, nothing of other hosts, nothing in pieces', () => {
    expect(ask('/assets/a-1.js')).toBe('asset');
    expect(ask('/images/1?w=320&fmt=webp')).toBe('image');
    expect(ask('https://tiles.test/assets/a.js')).toBe('other');
    expect(ask('/images/1', { headers: { range: 'bytes=0-' } })).toBe('other');
    expect(ask('/tiles/world.pmtiles')).toBe('other');
  });

  it('public answers, never one that was asked for in somebody’s name', () => {
    expect(ask('/api/listings/search?q=x')).toBe('answer');
    expect(ask('/api/listings/search?q=x', signedIn)).toBe('other');
    expect(ask('/api/listings/1', signedIn)).toBe('other');
    expect(ask('/api/listings/search', { method: 'POST' })).toBe('other');
    for (const own of [
      'users/profile',
      'auth/x',
      'admin/users',
      'notifications',
      'listings/drafts',
      'listings/1/draft',
    ])
      expect(ask(`/api/${own}`), own).toBe('other');
  });

  it('cards of saved listings, which are the same for whoever asks', () => {
    expect(ask('/api/listings/cards?ids=1,2', signedIn)).toBe('answer');
    expect(ask('/api/users/lists', signedIn)).toBe('other');
  });

  it('facts that know no names, whoever asks', () => {
    for (const fact of [
      'categories',
      'categories/1',
      'transaction-types',
      'cities/provinces',
      'cities/homs/neighborhoods',
    ])
      expect(ask(`/api/${fact}`, signedIn), fact).toBe('facts');
    expect(ask('/api/cities/provinces/homs/cities', signedIn)).toBe('facts');
    expect(ask('/api/categories/1/listings', signedIn)).toBe('other');
  });

  it('only whole good answers that forbid it not', () => {
    const reply = (over: { status?: number; type?: ResponseType; control?: string } = {}) => ({
      status: over.status ?? 200,
      type: over.type ?? ('basic' as const),
      headers: new Headers(over.control ? { 'cache-control': over.control } : {}),
    });
    expect(mayKeep(reply({ control: 'public, max-age=0, s-maxage=60' }))).toBe(true);
    expect(mayKeep(reply({ control: 'no-store' }))).toBe(false);
    expect(mayKeep(reply({ control: 'private, no-cache' }))).toBe(false);
    expect(mayKeep(reply({ status: 404 }))).toBe(false);
    expect(mayKeep(reply({ type: 'opaqueredirect', status: 0 }))).toBe(false);
  });
});

it('takes the post of the share target in the server’s place, and no other', () => {
  const post = { method: 'POST', mode: 'navigate' } as const;
  expect(ask('/share-photos?lang=ar', post)).toBe('share');
  expect(ask('/share-photos', { method: 'POST' })).toBe('other');
  expect(ask('https://evil.test/share-photos', post)).toBe('other');
  expect(ask('/api/listings', post)).toBe('other');
});

describe('where it is kept', () => {
  it('pages under their address without tracking, answers apart for each language', () => {
    expect(keyOf(`${SITE}/?lang=ar&utm_source=x#top`, null)).toBe(`${SITE}/?lang=ar`);
    expect(keyOf(`${SITE}/dashboard/properties/new?draft=1&lang=en`, null)).toBe(
      `${SITE}/dashboard/properties/new?lang=en`,
    );
    expect(keyOf(`${SITE}/api/categories`, 'ar')).not.toBe(keyOf(`${SITE}/api/categories`, 'en'));
  });

  it('knows how old it is, and takes what has no date for old', () => {
    const headers = new Headers({ date: 'Fri, 20 Nov 2026 12:00:00 GMT' });
    expect(ageOf({ headers }, Date.UTC(2026, 10, 20, 12, 1))).toBe(60_000);
    expect(ageOf({ headers: new Headers() }, 0)).toBe(Number.POSITIVE_INFINITY);
  });

  it('keeps this version and what open pages of the last one need', () => {
    const names = ['other', 'd-assets-1', 'd-pages-1', 'd-assets-2', 'd-pages-2', 'd-answers-2', 'd-assets-3'];
    expect(outdatedStores(names, 'd-', '3')).toEqual(['d-assets-1', 'd-pages-1', 'd-answers-2']);
    expect(outdatedStores(['d-assets-3'], 'd-', '3')).toEqual([]);
  });
});
