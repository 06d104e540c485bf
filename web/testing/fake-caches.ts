/** The Cache API in memory, as far as shared photos use it; `room`: how many more entries the disk takes. */
export function fakeCaches(room = Number.POSITIVE_INFINITY): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const href = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, 'https://diyar.test').href;
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      keys: async () => [...kept.keys()].map((key) => new Request(key)),
      match: async (key: RequestInfo) => kept.get(href(key))?.clone(),
      delete: async (key: RequestInfo) => kept.delete(href(key)),
      put: async (key: RequestInfo, answer: Response) => {
        if (room-- <= 0) throw new DOMException('', 'QuotaExceededError');
        kept.set(href(key), answer);
      },
    };
  };
  const storage = {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  };
  return storage as unknown as CacheStorage;
}
