import { fromArabizi } from '@diyar/indexer/arabic';
import type { CategoryFact, Street } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { KnownFacts } from '#lib/facts.ts';
import type { SearchQuery } from '../contract.ts';
import { readSentence } from '../sentence/read-sentence.ts';
import { type Begun, begunIn } from './begun-words.ts';
import { isNothing, type NamedLike, namedLike } from './named-like.ts';

/** What is chosen beside the words. */
export type Chosen = Pick<SearchQuery, 'transactionType' | 'category' | 'attributes'>;
const NOTHING: NamedLike = { places: [], categories: [], landmarks: [], streets: [], deals: [] };

/** The longest end of the words that a name begins with, and what stands before it read as filters; Latin words also by ear. */
export function completed(
  typed: string,
  chosen: Chosen,
  facts: KnownFacts,
  lang: Lang,
): { head: SearchQuery; end: Begun | undefined; found: NamedLike } {
  const { catalogue, lexicon } = facts;
  const fitting = catalogue.categories.all.filter((each) => allows(each, chosen.transactionType ?? []));
  const names = { places: catalogue.places.all, streets: catalogue.streets, categories: fitting, lexicon };
  const spelled = fromArabizi(typed, lexicon);
  const ends = (spelled === undefined ? [typed] : [typed, spelled]).flatMap(begunIn);
  for (const isLoose of [false, true]) {
    for (const end of ends) {
      const named = namedLike(end.begun, names, isLoose);
      if (isNothing(named)) continue;
      const head = readHead(end.head, chosen, facts, lang);
      const found = within(named, end.head === '' ? {} : head, end.head !== '');
      if (!isNothing(found)) return { head, end, found };
    }
  }
  return { head: chosen, end: undefined, found: NOTHING };
}

function readHead(head: string, chosen: Chosen, facts: KnownFacts, lang: Lang): SearchQuery {
  if (head === '') return chosen;
  const keywords = fromArabizi(head, facts.lexicon) ?? head;
  return readSentence({ ...chosen, keywords }, facts, lang).query;
}

/** A sentence has one place and one thing: what stands before is not said again. */
function within(
  { places, categories, landmarks, streets, deals }: NamedLike,
  head: Partial<SearchQuery>,
  isRead: boolean,
): NamedLike {
  const hasPlace = Boolean(head.province ?? head.city ?? head.neighborhood ?? head.shape);
  return {
    places: hasPlace ? [] : places,
    categories: isRead && head.category ? [] : categories,
    landmarks: hasPlace ? [] : landmarks,
    streets: head.street ? [] : streetsIn(streets, head),
    // A deal alone is no search that one begins with.
    deals: isRead && !head.transactionType ? deals : [],
  };
}

/** Within a town or quarter that is said its streets. */
function streetsIn(streets: readonly Street[], { province, city, neighborhood }: Partial<SearchQuery>): Street[] {
  const said = new Set([province, city, neighborhood].flatMap((keys) => keys ?? []));
  const places = ({ city: town, quarter }: Street) => [town.parent, town, quarter, quarter?.within];
  return streets.filter((street) => said.size === 0 || places(street).some((place) => place && said.has(place.key)));
}

/** Whether a category knows one of the chosen deals; those that name none know all, and `both` is sale and rent. */
function allows({ path }: CategoryFact, chosen: readonly string[]): boolean {
  const known = path.findLast(({ transactionTypes }) => transactionTypes.length > 0)?.transactionTypes;
  return chosen.length === 0 || !known || chosen.some((deal) => known.includes(deal));
}
