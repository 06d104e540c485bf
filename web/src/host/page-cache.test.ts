import { describe, expect, it, vi } from 'vitest';
import { createPageCache, tagsIn } from './page-cache.ts';

const LISTING = '0198c0de-0000-7000-8000-000000000001';
const page = (name: string, over = {}) => ({ status: 200, bytes: 10, tags: new Set<string>(), name, ...over });

function aCache({ freshMs = 60_000, staleMs = 600_000, maxBytes = 1000 } = {}) {
  let time = 1_000;
  const cache = createPageCache<ReturnType<typeof page>>({ freshMs, staleMs, maxBytes, now: () => time });
  return { cache, later: (ms: number) => (time += ms) };
}

const never = () => Promise.reject(new Error('should not render'));
const ignore = () => {};

describe('the page cache', () => {
  it('answers from memory while fresh', async () => {
    const { cache, later } = aCache();
    await cache.get('/', async () => page('a'), ignore);
    later(59_999);
    expect((await cache.get('/', never, ignore)).name).toBe('a');
  });

  it('serves a stale page and makes a new one behind it', async () => {
    const { cache, later } = aCache();
    await cache.get('/', async () => page('a'), ignore);
    later(60_001);
    expect((await cache.get('/', async () => page('b'), ignore)).name).toBe('a');
    await vi.waitFor(async () => expect((await cache.get('/', never, ignore)).name).toBe('b'));
  });

  it('never serves a page older than the stale window', async () => {
    const { cache, later } = aCache();
    await cache.get('/', async () => page('a'), ignore);
    later(660_001);
    expect((await cache.get('/', async () => page('b'), ignore)).name).toBe('b');
  });

  it('renders once for visitors who come at once', async () => {
    const { cache } = aCache();
    const render = vi.fn(async () => page('a'));
    await Promise.all([cache.get('/', render, ignore), cache.get('/', render, ignore)]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('keeps neither errors nor redirects', async () => {
    const { cache } = aCache();
    await cache.get('/', async () => page('gone', { status: 404 }), ignore);
    expect(cache.size).toBe(0);
  });

  it('drops the least recently used page past its size', async () => {
    const { cache } = aCache({ maxBytes: 25 });
    await cache.get('/a', async () => page('a'), ignore);
    await cache.get('/b', async () => page('b'), ignore);
    await cache.get('/a', never, ignore);
    await cache.get('/c', async () => page('c'), ignore);
    expect((await cache.get('/a', never, ignore)).name).toBe('a');
    expect((await cache.get('/b', async () => page('again'), ignore)).name).toBe('again');
  });

  it('purges the pages that show a listing and no others', async () => {
    const { cache } = aCache();
    await cache.get('/', async () => page('shows it', { tags: tagsIn(`{"id":"${LISTING}"}`) }), ignore);
    await cache.get('/about', async () => page('does not'), ignore);
    cache.purge(LISTING);
    expect((await cache.get('/', async () => page('new'), ignore)).name).toBe('new');
    expect((await cache.get('/about', never, ignore)).name).toBe('does not');
  });

  it('does not keep a page that was being made during a purge', async () => {
    const { cache } = aCache();
    let finish = (_: ReturnType<typeof page>) => {};
    const first = cache.get('/', () => new Promise((resolve) => (finish = resolve)), ignore);
    cache.purge(LISTING);
    finish(page('old'));
    await first;
    expect((await cache.get('/', async () => page('new'), ignore)).name).toBe('new');
  });
});
