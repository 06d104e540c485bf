import { CHOICE_FIELDS, type ChoiceField, countsAsRead, isInText } from '@diyar/db/listing-fields';
import { foldSynonyms } from '../arabic/index.ts';
import { CHOICE_WORDS, FEATURE_WORDS, PRICE_WORDS, PROPERTY_WORDS, TRANSACTION_WORDS } from './labels.ts';
import type { SearchListingRow } from './row.ts';
import type { Wording } from './wording.ts';

/** Counts and sizes a listing may be asked for by, in words. */
const COUNTED = [...countsAsRead(), 'floor', 'area'] as const;
/** Choices that nobody asks for by their first letters. */
const DETAILS = CHOICE_FIELDS.filter((field) => !isInText(field));

/** Past this a description is somebody's catalogue: searching it finds everything. */
const MAX_DESCRIPTION = 6_000;

const joined = (parts: string[]) => parts.filter((part) => part !== '').join(' ');

/** Each token once: names of a city and its province, or of a category and its property type, share most of theirs. */
function distinct(lists: readonly (readonly string[])[]): string {
  const tokens = new Set<string>();
  for (const list of lists) for (const token of list) tokens.add(token);
  return Array.from(tokens).join(' ');
}

export const titleWords = (row: SearchListingRow, { fold }: Wording): string =>
  joined([row.title_ar, row.title_en].map((title) => (title ? fold(title) : '')));

export const descriptionWords = (row: SearchListingRow, { foldBrief }: Wording): string =>
  joined(
    [row.description_ar, row.description_en].map((text) => (text ? foldBrief(text.slice(0, MAX_DESCRIPTION)) : '')),
  );

/** Other words for what the texts say; phrases whose words stand apart are read in titles. */
export function synonymWords(row: SearchListingRow, { lexicon }: Wording): string {
  const titles = [row.title_ar, row.title_en].map((title) =>
    title ? foldSynonyms(title, lexicon, { loose: true }) : [],
  );
  const texts = [row.description_ar, row.description_en].map((text) =>
    text ? foldSynonyms(text.slice(0, MAX_DESCRIPTION), lexicon) : [],
  );
  return distinct([...titles, ...texts]);
}

/** Place names from the smallest to the largest, then the address. */
export function placeWords(row: SearchListingRow, wording: Wording): string {
  const lists = [wording.place('city', row.city_key), wording.place('province', row.province_key)];
  if (row.neighborhood_key) lists.unshift(wording.place('neighborhood', row.neighborhood_key));
  if (row.address) lists.push(wording.fold(row.address).split(' '));
  return distinct(lists);
}

/** Everything a listing says outside its text: what it is, how it is offered, what it has. */
export function factWords(row: SearchListingRow, wording: Wording): string {
  const { label, detail } = wording;
  const [leaf = '', ...wider] = [...row.category_path].reverse();
  const lists: (readonly string[])[] = [wording.category(leaf), ...wider.map(wording.widerCategory)];
  // A studio or a duplex is an apartment for its form, not for whoever looks for one.
  if (row.property_type !== 'apartment' || leaf === 'apartments' || leaf === '')
    lists.push(label(PROPERTY_WORDS.get(row.property_type ?? '')));
  lists.push(label(TRANSACTION_WORDS.get(row.transaction_type)), wording.transaction(row.transaction_type));
  const choice = (field: ChoiceField) => CHOICE_WORDS[field].get(row[field] ?? '');
  lists.push(...CHOICE_FIELDS.filter(isInText).map((field) => label(choice(field))));
  lists.push(label(row.office_name_ar), label(row.office_name_en));
  lists.push(detail(PRICE_WORDS.get(row.price_kind)), ...DETAILS.map((field) => detail(choice(field))));
  for (const feature of row.features) lists.push(detail(FEATURE_WORDS.get(feature)));
  for (const field of COUNTED) {
    const count = row[field];
    if (count !== null && count > 0) lists.push(wording.count(field, Math.round(count)));
  }
  for (const slug in row.attributes) lists.push(...attributeWords(slug, row.attributes[slug], wording));
  lists.push([String(row.code)]);
  return distinct(lists);
}

function attributeWords(slug: string, value: unknown, wording: Wording): (readonly string[])[] {
  const attribute = wording.attribute(slug);
  if (!attribute || attribute.type === 'url' || attribute.type === 'email') return [];
  if (value === true) return [wording.attributeName(attribute)];
  if (typeof value === 'number') {
    return [wording.detail(joined([String(value), attribute.unitAr ?? '', attribute.unitEn ?? '']))];
  }
  const said: (readonly string[])[] = [];
  for (const item of Array.isArray(value) ? value : [value]) {
    if (typeof item !== 'string') continue;
    const option = attribute.options.find((candidate) => candidate.value === item);
    if (option) said.push(wording.option(option));
    else if (attribute.type === 'text') said.push(wording.foldBrief(item.slice(0, 200)).split(' '));
  }
  return said;
}
