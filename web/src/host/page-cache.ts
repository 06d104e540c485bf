import { LRUCache } from 'lru-cache';

export type CachedPage = { status: number; bytes: number; tags: ReadonlySet<string> };

type Entry<T> = { page: T; bornAt: number; renewing: boolean };

type Limits = {
  /** A page is fresh this long. 0 turns the cache off. */
  freshMs: number;
  /** After that it is still served this long while a new one is made. */
  staleMs: number;
  maxBytes: number;
  now?: () => number;
};

/** As the boot data writes them, in quotes: the quote lets the search leap, which is ten times faster over a page. */
const UUID = /"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"/g;

/** The ids a page's data names: the listings it must be thrown away for. */
export function tagsIn(html: string): Set<string> {
  return new Set(html.match(UUID)?.map((quoted) => quoted.slice(1, -1)));
}

/**
 * Rendered pages by address, least recently used out first. A page being made when a purge arrives is not kept,
 * since it may have read what was purged.
 */
export function createPageCache<T extends CachedPage>({ freshMs, staleMs, maxBytes, now = Date.now }: Limits) {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
    ttl: freshMs + staleMs,
    ttlResolution: 0,
    perf: { now },
  });
  const pending = new Map<string, Promise<T>>();
  let generation = 0;
  const counts = { kept: 0, drawn: 0 };

  function make(key: string, render: () => Promise<T>): Promise<T> {
    const running = pending.get(key);
    if (running) return running;
    const startedIn = generation;
    const work = render()
      .then((page) => {
        if (page.status === 200 && freshMs > 0 && startedIn === generation)
          entries.set(key, { page, bornAt: now(), renewing: false });
        return page;
      })
      .finally(() => {
        if (pending.get(key) === work) pending.delete(key);
      });
    pending.set(key, work);
    counts.drawn++;
    return work;
  }

  return {
    /** Whether `get` would draw nothing new before it answers: the page is kept, or being drawn already. */
    has: (key: string): boolean => pending.has(key) || entries.has(key),
    /** The page at `key`, from memory or made by `render`; visitors who ask at once share one rendering. */
    async get(key: string, render: () => Promise<T>, onError: (error: unknown) => void): Promise<T> {
      const entry = entries.get(key);
      if (!entry) return make(key, render);
      counts.kept++;

      if (now() - entry.bornAt > freshMs && !entry.renewing) {
        entry.renewing = true;
        make(key, render)
          .catch(onError)
          .finally(() => {
            entry.renewing = false;
          });
      }
      return entry.page;
    },
    /** Throws away every page that names this id, and whatever is being made right now. */
    purge(id: string): void {
      generation++;
      pending.clear();
      for (const [key, { page }] of [...entries]) if (page.tags.has(id) || key.includes(id)) entries.delete(key);
    },
    purgeAll(): void {
      generation++;
      pending.clear();
      entries.clear();
    },
    /** Pages answered from memory, and pages drawn, since the start. */
    counts: counts as Readonly<typeof counts>,
    get size() {
      return entries.size;
    },
  };
}
