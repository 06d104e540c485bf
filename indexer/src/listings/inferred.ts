import { CHOICE_FIELDS, FIGURE_FIELDS, isInText } from '@diyar/db/listing-fields';
import { factsIn, type TextFacts } from '../sentence/index.ts';
import type { Inferred } from './document.ts';
import type { SearchListingRow } from './row.ts';
import type { Wording } from './wording.ts';

/** Texts longer than this say more about the seller than about the thing. */
const MAX_TEXT = 2_000;

/** Towns that people name for one another: the capital and its countryside. */
const ONE_AREA = [['damascus', 'rif-dimashq']];

/**
 * What a listing's title, address and description say of the fields its owner left empty, so that filters and counts agree
 * with what is written. The title is believed before the description. Only of homes and vehicles: elsewhere the same words
 * mean other things.
 */
export function inferredOf(row: SearchListingRow, { lexicon }: Wording): Inferred {
  const topic = topicOf(row.category_path);
  if (!topic) return {};
  const said = [
    [row.title_ar, row.address, row.title_en],
    [row.description_ar, row.description_en],
  ].map((texts) =>
    texts
      .filter((text) => text !== null)
      .join('\n')
      .slice(0, MAX_TEXT),
  );
  const inferred: Inferred = {};
  for (const [at, text] of said.entries()) {
    if (text !== '') fill(inferred, factsIn(text, lexicon, { topic, isTitle: at === 0 }), row);
  }
  return inferred;
}

const topicOf = ([root]: string[]) => (root === 'real-estate' ? 'home' : root === 'vehicles' ? 'vehicle' : undefined);

/** Takes over what neither the owner nor an earlier text has said. */
function fill(inferred: Inferred, facts: TextFacts, row: SearchListingRow): void {
  for (const name of FIGURE_FIELDS.filter(isInText)) {
    const value = facts[name];
    if (row[name] === null && value !== undefined) inferred[name] ??= value;
  }
  for (const name of CHOICE_FIELDS.filter(isInText))
    if (row[name] === null && facts[name] !== undefined) inferred[name] ??= facts[name];
  const features = facts.features.filter((feature) => !row.features.includes(feature));
  if (features.length > 0) inferred.features = [...new Set([...(inferred.features ?? []), ...features])].sort();
  for (const [slug, values] of Object.entries(facts.attr)) {
    if (row.attributes[slug] !== undefined || inferred.attr?.[slug]) continue;
    inferred.attr = { ...inferred.attr, [slug]: values };
  }
  fillPlaces(inferred, facts.places, row);
}

/** Quarters of the listing's own town, and towns beside it; what lies elsewhere is a street's name. */
function fillPlaces(inferred: Inferred, places: TextFacts['places'], row: SearchListingRow): void {
  const isNear = (within: readonly string[]) =>
    within.some((name) => {
      const province = name.replace('province:', '');
      return (
        province === row.province_key ||
        ONE_AREA.some((area) => area.includes(province) && area.includes(row.province_key))
      );
    });
  for (const options of places) {
    const near = options.filter(({ within = [] }) => isNear(within));
    const own = near.find(({ within = [] }) => within.includes(`city:${row.city_key}`)) ?? near[0];
    if (!own) continue;
    if (own.kind === 'neighborhood' && row.neighborhood_key === null) inferred.neighborhood ??= own.key;
    if (own.kind === 'city' && own.key !== row.city_key) inferred.city ??= own.key;
  }
}
