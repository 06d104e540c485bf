import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { followFacts } from './follow-facts.ts';
import type { FactsSource } from './lib/facts.ts';
import type { Listener } from './lib/listener.ts';

/** The engine has them. */
const INDEXED = 'listings_indexed';
/** The transaction has committed: what the database alone answers is new already. */
const CHANGED = 'listings_changed';
/** Names, categories or attributes are others. */
const FACTS = 'search_facts';

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
export function purgePages(listener: Listener, pages: Pages, facts: FactsSource, log: FastifyBaseLogger) {
  const following = followFacts(facts, pages, log);
  const places = purgePlaces((ids) => listener.query(PLACES_OF, [ids]), pages, log);
  const leave = listener.add({
    channels: [INDEXED, CHANGED, FACTS],
    heard(channel, payload) {
      if (channel === FACTS) return following.changed();
      if (!payload || payload === '*') return pages.purgeAll();
      const ids = payload.split(',');
      for (const id of ids) pages.purge(id);
      if (channel === INDEXED) places.touch(ids);
    },
    began() {
      following.changed();
      pages.purgeAll();
    },
  });

  return {
    stop() {
      leave();
      places.stop();
      following.stop();
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
