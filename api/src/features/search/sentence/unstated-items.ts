import type { Recognised as Item } from '@diyar/indexer/sentence';
import type { Categories } from '#lib/catalogue/index.ts';
import { CHOICE_FIELDS } from '#rules/listing-fields.ts';
import type { SearchQuery } from '../contract.ts';

const FLOORS = ['minFloor', 'maxFloor'];
/** Attributes that name the thing or who made it: whoever says one wants no other. */
const NAMING = new Set(
  'car_make phone_brand computer_brand appliance_brand console operator computer_part year project_stage'.split(' '),
);

/** Kinds of filters that a listing may answer without stating it: features, whether it is furnished, its floor, what its category asks besides. */
const mayBeUnstated = (kind: string): boolean =>
  kind === 'features' ||
  kind === 'prefer' ||
  (kind.startsWith('attr.') && !NAMING.has(kind.slice(5))) ||
  FLOORS.includes(kind) ||
  CHOICE_FIELDS.some((field) => field === kind);

/** Whether a search prefers something, or filters by what it could prefer instead: the filters that words were read as. */
export const isPreferring = ({ prefer = [] }: SearchQuery, recognised: readonly { kind: string }[]): boolean =>
  prefer.length > 0 || recognised.some(({ kind }) => mayBeUnstated(kind));

/** The kinds of filters that `prefer` says: `features` of `features:pool`. */
export const kindsPreferred = (preferred: readonly string[] = []): string[] =>
  preferred.flatMap((text) => {
    const [kind = ''] = text.split(':');
    return kind === 'floor' ? FLOORS : [kind];
  });

/**
 * Filters read out of a sentence, those that a listing may leave unstated as what is preferred: «شقة مع مسبح» is every flat, those
 * that state a pool first. A filter that was set by hand, or that the category's form does not let anybody leave out, stays one.
 * @param isEased whether those of the form are preferred, too
 */
export function withPreferences(
  items: readonly Item[],
  { byHand, whole }: { byHand: SearchQuery; whole: SearchQuery },
  categories: Categories,
  isEased: boolean,
): Item[] {
  const ends = items.filter(({ kind }) => FLOORS.includes(kind));
  const [low, high] = FLOORS.map((end) => ends.find(({ kind }) => kind === end)?.value);
  const floor = low === high ? low : [low, high].join('..');
  return items.flatMap((item) => {
    if (isSetIn(byHand, item.kind) || !(isEased ? mayBeUnstated : isOptional)(item.kind, whole, categories))
      return item;
    if (!FLOORS.includes(item.kind)) return { ...item, kind: 'prefer', value: `${item.kind}:${item.value}` };
    return item === ends[0] ? { ...item, kind: 'prefer', value: `floor:${floor}` } : [];
  });
}

const isSetIn = (query: SearchQuery, kind: string): boolean =>
  (kind.startsWith('attr.') ? query.attributes[kind.slice(5)] : query[kind as keyof SearchQuery]) !== undefined;

function isOptional(kind: string, query: SearchQuery, categories: Categories): boolean {
  if (kind === 'availability' || !mayBeUnstated(kind)) return false;
  return !kind.startsWith('attr.') || !isDemanded(kind.slice(5), query, categories);
}

/** Whether the form of every category in question asks for it, and a listing of such a deal always has it. */
function isDemanded(
  slug: string,
  { category = [], transactionType = [] }: SearchQuery,
  categories: Categories,
): boolean {
  return (
    category.length > 0 &&
    category.every((ref) => {
      const own = categories.find(ref)?.attributes.find((attribute) => attribute.slug === slug);
      if (!own?.required) return false;
      const { transactionTypes: deals } = own;
      return deals === null || (transactionType.length > 0 && transactionType.every((deal) => deals.includes(deal)));
    })
  );
}
