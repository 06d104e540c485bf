import { PREFIX } from './messages.ts';

declare const __VERSION__: string;

export const VERSION = __VERSION__;
const NAMES = { assets: 400, pages: 60, answers: 200, facts: 300, images: 250 } as const;
export type StoreName = keyof typeof NAMES;

const nameOf = (store: StoreName) => `${PREFIX}${store}-${VERSION}`;
const others = async (store: StoreName) =>
  (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}${store}-`) && name !== nameOf(store)).reverse();

/** Value kept under a key, by this version or the one before it. */
export async function read(store: StoreName, key: string, how?: CacheQueryOptions): Promise<Response | undefined> {
  for (const name of [nameOf(store), ...(await others(store))]) {
    const found = await (await caches.open(name)).match(key, how);
    if (found) return found;
  }
  return undefined;
}

/** Keeps an answer as the newest; the oldest leave when there are too many. A full disk keeps nothing and says nothing. */
export async function write(store: StoreName, key: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(nameOf(store));
    if (store !== 'assets') await cache.delete(key);
    await cache.put(key, answer);
    const keys = await cache.keys();
    const excess = keys.slice(0, Math.max(0, keys.length - NAMES[store]));
    await Promise.all(excess.map((request) => cache.delete(request)));
  } catch {
    // The page is there all the same.
  }
}

export async function drop(store: StoreName, key: string): Promise<void> {
  await (await caches.open(nameOf(store))).delete(key);
  for (const name of await others(store)) await (await caches.open(name)).delete(key);
}

export async function forgetStore(store: StoreName): Promise<void> {
  for (const name of [nameOf(store), ...(await others(store))]) await caches.delete(name);
}

/** Addresses of the pages that are kept, the newest first, each once. */
export async function cachedPages(): Promise<string[]> {
  const names = [nameOf('pages'), ...(await others('pages'))];
  const lists = await Promise.all(names.map(async (name) => [...(await (await caches.open(name)).keys())].reverse()));
  return [...new Set(lists.flat().map(({ url }) => url))];
}
