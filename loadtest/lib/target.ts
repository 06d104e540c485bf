/** The installation under test: `npm run load` fills in its own addresses. */
export const target = {
  site: (process.env.SITE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`).replace(/\/$/, ''),
  engine: process.env.MEILI_URL ?? 'http://127.0.0.1:7700',
  engineKey: process.env.MEILI_KEY ?? '',
  index: `${process.env.MEILI_PREFIX ?? 'diyar_'}listings`,
  database: process.env.DATABASE_URL ?? '',
};

export type Params = Record<string, string | number>;

/** A search through the front door. `ms` is from the request to the last byte, `bytes` as they travel (gzip). */
export async function search(params: Params) {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]));
  const started = performance.now();
  const reply = await fetch(`${target.site}/api/listings/search?${query}`, { headers: { 'accept-encoding': 'gzip' } });
  const body = await reply.json();
  const ms = performance.now() - started;
  if (!reply.ok) throw new Error(`${reply.status} ${query} ${JSON.stringify(body).slice(0, 300)}`);
  return { ms, data: body.data };
}

/** Asks the engine itself; `ms` as above. */
export async function askEngine(body: object) {
  const started = performance.now();
  const reply = await fetch(`${target.engine}/indexes/${target.index}/search`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${target.engineKey}`,
      'content-type': 'application/json',
      'accept-encoding': 'identity',
    },
    body: JSON.stringify(body),
  });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(JSON.stringify(answer));
  return { ms: performance.now() - started, answer };
}

/** Nothing but the number of public listings. */
export const listings = async (): Promise<number> => (await search({ limit: 0 })).data.page.total;
