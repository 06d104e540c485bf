import { createHash } from 'node:crypto';
import type { Db } from '@diyar/db';
import type { Lexicon } from '@diyar/indexer/arabic';
import { loadFacts, makeWording, type Wording } from '@diyar/indexer/document';
import { type StreetNames, streetNames } from '@diyar/indexer/sentence';
import type { Catalogue, Street } from './catalogue/index.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { poundsPerDollar } from './pounds-per-dollar.ts';

export interface KnownFacts {
  /** Follows from the content: the same in every process, and another one whenever anything that is shown differs. */
  version: string;
  catalogue: Catalogue;
  /** Folds questions as the indexer folds documents: built from the same rows by the same code. */
  lexicon: Lexicon;
  wording: Wording;
  /** New pounds for a dollar: prices said in pounds are filtered in dollars. */
  poundsPerDollar: number;
  /** Kinds of points of interest that are known anywhere in the country. */
  pointKinds: ReadonlySet<string>;
  /** Streets as a sentence names them. */
  streetNames: StreetNames;
}

const FRESH_MS = 60_000;
/** For a process that listens: reading all facts holds up its requests for half a second. */
export const FOLLOWED_FRESH_MS = 15 * 60_000;

/**
 * Facts in memory. `follow-facts.ts` reloads them when the database says so; processes that don't listen read them again
 * in the background once they are older than a minute. A failed refresh keeps serving what is known.
 * @param freshMs age in milliseconds from which facts are read again without a notification
 */
export function createFacts(db: Db, freshMs = FRESH_MS) {
  let current: KnownFacts | undefined;
  let loading: Promise<KnownFacts> | undefined;
  let next: Promise<KnownFacts> | undefined;
  let readAt = 0;

  const load = () => {
    loading ??= (async () => {
      const [catalogue, facts, rate, pointKinds] = await Promise.all([
        loadCatalogue(db),
        loadFacts(db),
        poundsPerDollar(db),
        db('points_of_interest').distinct('kind').pluck('kind'),
      ]);
      const { places, streets, categories } = catalogue;
      const wording = makeWording(facts);
      const names = streets.all.map(({ key, nameAr, nameEn }) => [key, nameAr, nameEn]);
      const version = versionOf([facts, names, categories.transactionTypes, categories.all, places.all]);
      current = {
        version,
        catalogue,
        lexicon: wording.lexicon,
        wording,
        poundsPerDollar: rate,
        pointKinds: new Set(pointKinds),
        streetNames: streetNames(streets.all.map(asNamed)),
      };
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
      if (Date.now() - readAt > freshMs) load().catch(() => {});
      return current;
    },
    /** The version in memory, as every answer names it. */
    version: () => current?.version,
    /** Facts read from now on: a load that is under way may have begun before the change. */
    async reload(): Promise<KnownFacts> {
      if (!loading) return load();
      next ??= loading
        .catch(() => {})
        .then(() => {
          next = undefined;
          return load();
        });
      return next;
    },
  };
}

const asNamed = ({ key, nameAr, nameEn, city, quarter, metres }: Street) => {
  const places = [quarter, quarter?.within ?? null, city, city.parent].filter((place) => place !== null);
  return { key, names: [nameAr, nameEn], within: places.map((place) => `${place.kind}:${place.key}`), metres };
};

/** Trees point at their parents: those are named by their id. Options are in the facts, once per attribute. */
function versionOf(parts: readonly unknown[]): string {
  const plain = (key: string, value: unknown) =>
    key === 'parent' || key === 'within' ? (value as { id: string } | null)?.id : TREE.has(key) ? undefined : value;
  const [facts, ...trees] = parts;
  return createHash('sha256')
    .update(JSON.stringify(facts))
    .update(JSON.stringify(trees, plain))
    .digest('base64url')
    .slice(0, 16);
}
const TREE = new Set(['children', 'parts', 'path', 'options']);
export type FactsSource = ReturnType<typeof createFacts>;
