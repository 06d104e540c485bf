import { foldText } from '@diyar/indexer/arabic';
import type { CategoryFact, EffectiveAttribute, Place } from '#lib/catalogue/index.ts';
import { isTextLost } from '#lib/tables/lost-arabic.ts';
import { FORMULA } from '#lib/tables/read-xlsx.ts';
import { CHOICE_FIELDS, WHOLE_FIELDS } from '#rules/listing-fields.ts';
import { ATTRIBUTE_PREFIX, type FieldName, isExtra, type MatchedField } from './fields.ts';
import { isWanted, type Known, matchValue } from './match-values.ts';
import { type Problem, problem, quoted } from './problem.ts';
import { chosenValue, readFeatures } from './read-features.ts';
import {
  isRead,
  type Read,
  readArea,
  readCurrency,
  readDegrees,
  readFlag,
  readPeriod,
  readPrice,
  readWhole,
} from './read-figures.ts';
import { plainName, saysNothing } from './vocabulary.ts';

/** Field → index of its column. */
export type Mapping = Record<string, number>;
/** Field → what a cell says (folded) → the key it was matched with by hand; null leaves the field empty. */
export type Values = Partial<Record<string, Record<string, string | null>>>;

export interface ReadRow {
  /** As the form takes it. */
  content: Record<string, unknown>;
  category: CategoryFact | undefined;
  reference: string | null;
  photos: string[];
  problems: Problem[];
  /** Names nobody knows, for the value mapper. */
  unknown: { field: MatchedField; text: string }[];
}

interface Reading extends Known {
  mapping: Mapping;
  values: Values;
  placePoints: boolean;
}

const LIST = /([,،;؛|/\n]+)/;
/** A figure or a name is shorter; what is longer is read by its beginning only, or not at all. */
const MAX_WORDS = 300;
/** Entries of one cell. */
const MAX_LIST = 60;
const TEXTS = ['titleAr', 'titleEn', 'descriptionAr', 'descriptionEn', 'address'] as const;
/** A row as a form, with everything in it that was not understood: nothing is dropped in silence. */
export function readRow(cells: readonly string[], reading: Reading): ReadRow {
  const { mapping, values, catalogue } = reading;
  const problems: Problem[] = [];
  const unknown: ReadRow['unknown'] = [];
  const content: Record<string, unknown> = {};
  const cell = (field: string): string => unescaped(cells[mapping[field] ?? -1] ?? '');
  const take = <T>(read: Read<T>): T | undefined => {
    if (isRead(read)) return read.value;
    problems.push(read.problem);
    return undefined;
  };
  for (const field of Object.keys(mapping))
    if (cell(field) === FORMULA) problems.push(problem(field, 'import_formula', { value: '=' }));

  for (const field of TEXTS)
    if (isTextLost(cell(field))) problems.push(problem(field, 'import_text_lost', quoted(cell(field))));

  const matched = (field: MatchedField, text: string, within?: Place): string | undefined => {
    if (saysNothing(text)) return undefined;
    const byHand = chosenValue(values[field], text);
    if (byHand === null) return undefined;
    // A choice that is gone since is asked about again.
    if (byHand !== undefined && isKept(field, byHand, catalogue)) return byHand;
    const key = text.length > MAX_WORDS ? undefined : matchValue(field, text, reading, within);
    if (key !== undefined) return key;
    if (!isWanted(text)) unknown.push({ field, text });
    const isPlace = field === 'province' || field === 'city';
    const unknownCode = isExtra(field)
      ? 'import_value_left_out'
      : isPlace
        ? 'import_place_unknown'
        : 'import_value_unknown';
    problems.push(problem(PATHS[field] ?? field, isWanted(text) ? 'import_value_wanted' : unknownCode, quoted(text)));
    return undefined;
  };

  const category = catalogue.categories.find(matched('category', cell('category')) ?? '');
  if (!category && !problems.some(({ path }) => path === 'categoryId'))
    problems.push(problem('categoryId', 'category_required'));
  const deal = matched('transactionType', cell('transactionType'));
  content.transactionTypeId = deal && catalogue.categories.transactionType(deal)?.id;

  readTexts(content, cell, mapping);
  readFigures(content, (field) => figureOf(cell(field)), take);
  if (cell('negotiable')) content.negotiable = take(readFlag('negotiable', cell('negotiable')));
  for (const field of CHOICE_FIELDS) content[field] = matched(field, cell(field));

  readPlaces(content, cell, matched, reading);
  content.attributes = attributesOf(category, cell, mapping, take);
  for (const field of Object.keys(mapping)) {
    const slug = field.startsWith(ATTRIBUTE_PREFIX) ? field.slice(ATTRIBUTE_PREFIX.length) : undefined;
    // A field that was taken away since its column was named.
    if (slug && cell(field) !== '' && !catalogue.categories.attribute(slug))
      problems.push(problem(field, 'import_value_left_out', quoted(cell(field))));
  }
  for (const { text, isKnown } of readFeatures(listOf(cell('features')), content, { ...reading, category, deal })) {
    if (!isKnown) unknown.push({ field: 'features', text });
    problems.push(problem('features', 'import_value_left_out', quoted(text)));
  }
  for (const key of Object.keys(content)) if (content[key] === undefined) delete content[key];
  const photos = cell('photos')
    .split(/[,،;؛|\n]+/, MAX_LIST)
    .map((name) => name.trim());
  return { content, category, reference: cell('reference') || null, photos: photos.filter(Boolean), problems, unknown };
}

/** Whether the catalogue still has what a cell was matched with by hand, under its name of before, too. */
function isKept(field: MatchedField, key: string, { categories, places }: Known['catalogue']): boolean {
  if (field === 'category') return categories.find(key) !== undefined;
  if (field === 'transactionType') return categories.transactionType(key) !== undefined;
  if (field === 'province' || field === 'city' || field === 'neighborhood')
    return places.byKey(field, key) !== undefined;
  return true;
}

const PATHS: Partial<Record<FieldName, string>> = { category: 'categoryId', transactionType: 'transactionTypeId' };

/** As our own export guards it, and as spreadsheets mark a text: an apostrophe before a sign. */
const unescaped = (text: string) => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);
const figureOf = (text: string) => (saysNothing(text) ? '' : text.slice(0, MAX_WORDS));
/** Entries of a cell; a name that holds what parts them («Down payment, rest at registration») is taken whole. */
function listOf(text: string, isName: (name: string) => boolean = () => false): string[] {
  // Names at even places, the signs between them at odd ones.
  const parts = text.split(LIST, 2 * MAX_LIST - 1);
  const entries: string[] = [];
  for (let at = 0; at < parts.length; ) {
    let to = Math.min(parts.length, at + LONGEST_NAME);
    while (to > at + 1 && !isName(parts.slice(at, to).join(''))) to -= 2;
    entries.push(parts.slice(at, to).join('').trim());
    // Past the sign that parts it from the next.
    at = to + 1;
  }
  return entries.filter((entry) => !saysNothing(entry));
}
/** Parts of one name, with the signs between them. */
const LONGEST_NAME = 9;

function readTexts(content: Record<string, unknown>, cell: (field: string) => string, mapping: Mapping): void {
  for (const field of ['title', 'description'] as const) {
    const [first, second] = [cell(`${field}Ar`), cell(`${field}En`)];
    // A column may hold both languages.
    const isArabic = /[\u0600-\u06ff]/.test(first) || second !== '';
    if (first) content[`${field}${isArabic ? 'Ar' : 'En'}`] = first;
    if (second) content[`${field}En`] = second;
  }
  if (mapping.titleAr !== undefined || mapping.titleEn !== undefined) return;
  // Lists without titles are usual: «شقة للبيع، شعفاط», in the words of the file.
  const what = [cell('category'), cell('transactionType')].filter(Boolean).join(' ');
  const where = cell('neighborhood') || cell('city');
  if (!what || !where) return;
  const isArabic = /[\u0600-\u06ff]/.test(what + where);
  content[isArabic ? 'titleAr' : 'titleEn'] = `${what}${isArabic ? '،' : ','} ${where}`;
}

function readFigures(
  content: Record<string, unknown>,
  cell: (field: string) => string,
  take: <T>(read: Read<T>) => T | undefined,
): void {
  if (cell('price')) Object.assign(content, take(readPrice(cell('price'))));
  // A currency in the cell itself counts.
  if (cell('currency') && !content.currency) Object.assign(content, readCurrency(foldText(cell('currency'))));
  if (cell('pricePeriod')) content.pricePeriod = readPeriod(foldText(cell('pricePeriod')));
  if (cell('area')) content.area = take(readArea(cell('area')));
  for (const field of WHOLE_FIELDS) {
    if (cell(field)) content[field] = take(readWhole(field, cell(field)));
  }
  for (const field of ['latitude', 'longitude'] as const)
    if (cell(field)) content[field] = take(readDegrees(field, cell(field)));
}

function readPlaces(
  content: Record<string, unknown>,
  cell: (field: string) => string,
  matched: (field: MatchedField, text: string, within?: Place) => string | undefined,
  { catalogue: { places }, placePoints }: Reading,
): void {
  const province = places.byKey('province', matched('province', cell('province')) ?? '');
  const city = places.byKey('city', matched('city', cell('city'), province) ?? '');
  const near = cell('neighborhood');
  // Within a city nobody knows, a quarter means nothing either: one reason is enough.
  const neighborhood =
    city && near ? places.byKey('neighborhood', matched('neighborhood', near, city) ?? '') : undefined;
  content.province = (province ?? city?.parent)?.key;
  content.city = city?.key;
  content.neighborhood = neighborhood?.key;
  if (cell('address')) content.address = cell('address');
  const centre = neighborhood ?? city;
  if (!placePoints || !centre || cell('latitude') || cell('longitude')) return;
  Object.assign(content, { latitude: centre.lat, longitude: centre.lng, approximate: true, acceptLocation: true });
}

function attributesOf(
  category: CategoryFact | undefined,
  cell: (field: string) => string,
  mapping: Mapping,
  take: <T>(read: Read<T>) => T | undefined,
): Record<string, unknown> | undefined {
  const given: Record<string, unknown> = {};
  for (const attribute of category?.attributes ?? []) {
    const field = `${ATTRIBUTE_PREFIX}${attribute.slug}`;
    if (mapping[field] === undefined || cell(field) === '') continue;
    const value = attributeValue(attribute, cell(field), take);
    if (value !== undefined) given[attribute.slug] = value;
  }
  return Object.keys(given).length > 0 ? given : undefined;
}

/** Options by value or name; what is none of them stays as it is, for the form's own rule to refuse. */
function attributeValue(
  { type, slug, options }: EffectiveAttribute,
  text: string,
  take: <T>(read: Read<T>) => T | undefined,
): unknown {
  const option = (name: string) =>
    options.find(({ value, labelAr, labelEn }) =>
      [value, labelAr, labelEn].some((label) => plainName(label) === plainName(name)),
    )?.value ?? name.slice(0, 200);
  if (type === 'boolean') return take(readFlag(`attributes.${slug}`, text));
  if (type === 'select') return option(text);
  const isOption = (name: string) => options.some(({ value }) => value === option(name));
  if (type === 'multiselect') return listOf(text, isOption).map(option).slice(0, 50);
  return text.slice(0, 5_000);
}
