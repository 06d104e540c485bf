import type { Catalogue, CategoryFact, Place } from '#lib/catalogue/index.ts';
import type { Deps } from '#lib/deps.ts';
import type { EngineQuery } from '#lib/engine.ts';
import type { Box } from '#rules/box.ts';
import { FIGURE_FIELDS } from '#rules/listing-fields.ts';
import { shapeBounds } from '#rules/shape-rings.ts';
import type { Condition } from '../criteria/criteria.ts';
import type { Question } from '../criteria/search-question.ts';
import { engineFilter } from '../engine/engine-filter.ts';
import { CARD_FIELDS, type CardDocument } from './present-card.ts';

const WANTED = 6;
/** Two in ten (decision 6) is one of six. */
const MOST_PAID = 1;
/** From the next quarter to the next town; past the last one is another part of the country. */
const RINGS_KM = [3, 8, 20, 45] as const;
const KM_PER_DEGREE = 111;
/** A close match is still of the kind and the deal that were asked for. */
const KEPT = new Set(['category', 'propertyType', 'transactionType', 'except']);
const PLACED = new Set(['place', 'bbox', 'shape']);
/** What people give way on before they look elsewhere. */
const LOOSENED = new Set(['price', 'pricePerM2', ...FIGURE_FIELDS]);

interface Center {
  lng: number;
  lat: number;
}

/**
 * Near misses, the nearest first: another price or size in the same place, the whole question in growing circles round
 * the place, then only its kind and deal in
 * them, then the wider kind (any home for a villa). Never another kind, never another part of the country.
 */
export async function closeMatches(
  deps: Deps,
  { criteria: { conditions }, folded }: Question,
  catalogue: Catalogue,
  shown: readonly string[] = [],
): Promise<CardDocument[]> {
  const place = conditions.filter(({ facet }) => PLACED.has(facet));
  const kind = conditions.filter(({ facet }) => KEPT.has(facet));
  const wider = kind.flatMap((condition) => widened(condition, catalogue));
  const others = conditions.filter(({ facet }) => !PLACED.has(facet));
  const where = [place, ...ringsRound(centerOf(place, catalogue)).map((ring) => [ring])];

  const cheaperOrSmaller = others.filter(({ facet }) => !LOOSENED.has(facet));
  const asked: [Condition[], string][] = [
    [[...cheaperOrSmaller, ...place], folded],
    ...where.map((around): [Condition[], string] => [[...others, ...around], folded]),
    ...where.map((around): [Condition[], string] => [[...kind, ...around], folded]),
    ...(kind.length > 0 ? [kind, wider] : []).flatMap((what) =>
      where.map((around): [Condition[], string] => [[...what, ...around], '']),
    ),
  ];
  const results = await deps.engine.ask(asked.map(([filters, words]) => queryOf(filters, words)));
  return chosenFrom(
    results.flatMap(({ hits }) => hits),
    shown,
  );
}

const queryOf = (conditions: Condition[], words: string): EngineQuery => ({
  q: words,
  filter: engineFilter(conditions),
  matchingStrategy: 'last',
  limit: WANTED * 2,
  attributesToRetrieve: [...CARD_FIELDS],
});

function chosenFrom(found: readonly CardDocument[], shown: readonly string[]): CardDocument[] {
  const chosen = new Map<string, CardDocument>();
  let paid = 0;
  for (const document of found) {
    if (chosen.size === WANTED) break;
    if (chosen.has(document.id) || shown.includes(document.id)) continue;
    if (document.featured === 1 && ++paid > MOST_PAID) continue;
    chosen.set(document.id, document);
  }
  return [...chosen.values()];
}

function centerOf(placed: readonly Condition[], { places }: Catalogue): Center | undefined {
  for (const condition of placed) {
    if (condition.op === 'box') {
      const { west, south, east, north } = condition.box;
      return { lng: (west + east) / 2, lat: (south + north) / 2 };
    }
    if (condition.op === 'shape') {
      const [west, south, east, north] = shapeBounds(condition.shape);
      return { lng: (west + east) / 2, lat: (south + north) / 2 };
    }
    if (condition.op !== 'places') continue;
    const found = (['neighborhood', 'city', 'province'] as const).flatMap((level): Place[] =>
      condition[level].flatMap((key) => places.byKey(level, key) ?? []),
    );
    if (found[0]) return found[0];
  }
  return undefined;
}

const ringsRound = (center: Center | undefined): Condition[] =>
  center ? RINGS_KM.map((km) => ({ op: 'box', facet: 'viewport', box: boxRound(center, km) })) : [];

function boxRound({ lng, lat }: Center, km: number): Box {
  const north = km / KM_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return { west: lng - east, south: lat - north, east: lng + east, north: lat + north };
}

/** The group of a category: villas are homes. A whole tree stays as it is. */
function widened(condition: Condition, { categories }: Catalogue): Condition[] {
  if (condition.op !== 'in') return [condition];
  if (condition.field === 'propertyType') return [];
  if (condition.field !== 'categories') return [condition];
  const groupOf = (category: CategoryFact | undefined) =>
    category?.level === 2 ? category.parent?.slug : category?.slug;
  return [{ ...condition, values: condition.values.flatMap((slug) => groupOf(categories.find(slug)) ?? []) }];
}
