import type { Recognised as Item } from '@diyar/indexer/sentence';
import { type Catalogue, type Place, samePlace } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { Applied, Offered, SearchQuery } from '../contract.ts';
import { innermost } from '../criteria/read-criteria.ts';
import { labelOf } from './filter-labels.ts';

const chosenIn = (query: SearchQuery, { places }: Catalogue): Place[] =>
  innermost(
    (['province', 'city', 'neighborhood'] as const).flatMap((kind) =>
      (query[kind] ?? []).flatMap((ref) => places.find(kind, ref) ?? []),
    ),
  );

/** The chip of a search whose quarter brings its parts along; taking it away asks for the quarter alone. */
export function surroundingsChip(query: SearchQuery, catalogue: Catalogue, lang: Lang): Applied[] {
  if (query.surroundings === false || !chosenIn(query, catalogue).some(({ parts }) => parts.length > 0)) return [];
  return [{ kind: 'surroundings', value: 'true', label: lang === 'ar' ? 'وما حولها' : 'and its surroundings' }];
}

/** «حلب» means the city; its governorate of the same name is offered, where it holds more than that city. */
export function offeredPlaces(query: SearchQuery, catalogue: Catalogue, lang: Lang): Offered[] {
  const [city, ...others] = chosenIn(query, catalogue);
  const province = city?.kind === 'city' ? city.parent : null;
  if (!city || !province || others.length > 0 || province.nameAr !== city.nameAr || samePlace(city) === province)
    return [];
  const label = lang === 'ar' ? `كل محافظة ${province.nameAr}` : `All of ${province.nameEn} Governorate`;
  return [{ label, filters: [{ kind: 'province', value: province.key }], replaces: ['city'] }];
}

/** Other places or streets that bear a name which was read in the sentence, the best known first. */
export function offeredNamesakes(items: readonly Item[], catalogue: Catalogue, lang: Lang): Offered[] {
  const [first = []] = items.flatMap(({ namesakes }) => (namesakes ? [namesakes] : []));
  return first.slice(0, MOST_NAMESAKES).map(({ kind, value }) => ({
    label: labelOf(kind, value, catalogue, lang),
    filters: [{ kind, value }],
    replaces: kind === 'street' ? ['street'] : ['province', 'city', 'neighborhood'],
  }));
}

const MOST_NAMESAKES = 3;
