import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { followFacts } from './follow-facts.ts';
import type { FactsSource } from './lib/facts.ts';

/** The engine has them. */
const INDEXED = 'listings_indexed';
/** The transaction has committed: what the database alone answers is new already. */
const CHANGED = 'listings_changed';
/** Names, categories or attributes are others. */
const FACTS = 'search_facts';
const RETRY_MS = 1_000;

/** A page of a busy place is renewed this often at most, however many listings change in it; of a quiet one at once. */
const PLACES_EVERY_MS = 750;
const PLACES_OF = `select array_agg(distinct place) as places from listings
  cross join lateral unnest(array[province_id, city_id, neighborhood_id]) as place
  where id = any($1) and place is not null`;

/** The page cache, as far as this file knows it. */
interface Pages {
  purge(id: string): void;
  purgeAll(): void;
}

/**
 * Throws away kept pages of listings when they change, and again when the indexer has brought them up to date; reads changed facts at once. What was
 * missed while the connection was down is unknown, so a reconnection reads the facts anew and throws away everything.
 */
export function purgePages(url: string, pages: Pages, facts: FactsSource, log: FastifyBaseLogger) {
  const following = followFacts(facts, pages, log);
  const places = purgePlaces((ids) => client?.query(PLACES_OF, [ids]), pages, log);
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const again = () => {
    client?.removeAllListeners();
    client?.on('error', () => {}); // a dying connection may complain once more
    client = undefined;
    if (!stopped) timer ??= setTimeout(listen, RETRY_MS);
  };
  const listen = async () => {
    timer = undefined;
    const next = new pg.Client({ connectionString: url, application_name: 'diyar-api-purge', keepAlive: true });
    client = next;
    next.on('error', again);
    next.on('end', again);
    next.on('notification', ({ channel, payload }) => {
      if (channel === FACTS) return following.changed();
      if (!payload || payload === '*') return pages.purgeAll();
      const ids = payload.split(',');
      for (const id of ids) pages.purge(id);
      if (channel === INDEXED) places.touch(ids);
    });
    try {
      await next.connect();
      await next.query(`listen ${INDEXED}; listen ${CHANGED}; listen ${FACTS}`);
      following.changed();
      pages.purgeAll();
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for indexed listings, trying again');
      again();
    }
  };
  void listen();

  return {
    async stop() {
      stopped = true;
      places.stop();
      following.stop();
      clearTimeout(timer);
      const open = client;
      client = undefined;
      open?.removeAllListeners('end');
      await open?.end();
    },
  };
}

type Ask = (ids: string[]) => Promise<pg.QueryResult<{ places: string[] | null }>> | undefined;

/** Throws away pages of the places that changed listings lie in: their counts and newest listings are old. */
function purgePlaces(ask: Ask, pages: Pages, log: FastifyBaseLogger) {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last = Number.NEGATIVE_INFINITY;

  async function purge(): Promise<void> {
    timer = undefined;
    last = performance.now();
    const ids = [...waiting];
    waiting = new Set();
    try {
      const found = await ask(ids);
      for (const place of found?.rows[0]?.places ?? []) pages.purge(place);
    } catch (error) {
      // Kept pages go stale by themselves within a minute, and a lost connection throws away everything anyway.
      log.warn({ err: error }, 'places of indexed listings are unknown');
    }
  }

  return {
    touch(ids: string[]): void {
      for (const id of ids) waiting.add(id);
      timer ??= setTimeout(() => void purge(), Math.max(0, last + PLACES_EVERY_MS - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
