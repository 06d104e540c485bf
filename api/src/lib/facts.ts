import type { Db } from '@diyar/db';
import type { Lexicon } from '@diyar/indexer/arabic';
import { loadFacts, makeWording, type Wording } from '@diyar/indexer/document';
import { loadCategories } from './catalogue/categories.ts';
import type { Catalogue } from './catalogue/index.ts';
import { loadPlaces } from './catalogue/places.ts';

export interface KnownFacts {
  catalogue: Catalogue;
  /** Folds questions as the indexer folds documents: built from the same rows by the same code. */
  lexicon: Lexicon;
  wording: Wording;
}

const FRESH_MS = 60_000;

/**
 * Facts in memory, read again in the background when they are older than a minute. The first call loads them; a failed
 * refresh keeps serving what is known.
 */
export function createFacts(db: Db) {
  let current: KnownFacts | undefined;
  let loading: Promise<KnownFacts> | undefined;
  let readAt = 0;

  const load = () => {
    loading ??= (async () => {
      const [places, categories, facts] = await Promise.all([loadPlaces(db), loadCategories(db), loadFacts(db)]);
      const wording = makeWording(facts);
      current = { catalogue: { places, categories }, lexicon: wording.lexicon, wording };
      readAt = Date.now();
      return current;
    })().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  return {
    async get(): Promise<KnownFacts> {
      if (!current) return load();
      // Nobody waits for a refresh, and nobody loses an answer to a failed one: the next call tries again.
      if (Date.now() - readAt > FRESH_MS) load().catch(() => {});
      return current;
    },
    reload: load,
  };
}
export type FactsSource = ReturnType<typeof createFacts>;
