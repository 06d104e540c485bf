import type { AttributeFact, Catalogue } from '#lib/catalogue/index.ts';
import { attributeHeaders } from './attribute-headers.ts';
import { ATTRIBUTE_PREFIX, FIELDS } from './fields.ts';
import type { Mapping } from './read-row.ts';
import { plainName } from './vocabulary.ts';

const HEADERS = new Map(
  Object.entries(FIELDS)
    .reverse()
    .flatMap(([field, names]) => [field, ...names].map((name) => [plainName(name), field] as const)),
);

/** Which column holds what: as the office said before, else by the usual headers, else by the names of attributes. */
export function guessColumns(
  columns: string[],
  remembered: Record<string, string>,
  { categories }: Catalogue,
): Mapping {
  const mapping: Mapping = {};
  const give = (field: string | undefined, index: number) => {
    if (field && field !== '' && mapping[field] === undefined) mapping[field] = index;
  };
  const names = columns.map(plainName);
  names.forEach((name, index) => {
    if (Object.hasOwn(remembered, name)) give(remembered[name], index);
  });
  const isTaken = (index: number) => Object.values(mapping).includes(index);
  names.forEach((name, index) => {
    if (!isTaken(index) && !Object.hasOwn(remembered, name)) give(HEADERS.get(name), index);
  });
  const attributes = attributeNames(categories.attributes);
  names.forEach((name, index) => {
    if (name === '' || isTaken(index) || Object.hasOwn(remembered, name)) return;
    const slug = attributes.get(name);
    if (slug) give(`${ATTRIBUTE_PREFIX}${slug}`, index);
  });
  return mapping;
}

/** Folded once for all columns: two hundred columns times every name would hold up whoever else asks. */
function attributeNames(attributes: readonly AttributeFact[]): Map<string, string> {
  const slugs = new Map<string, string>();
  const own = [attributeHeaders(attributes, 'ar'), attributeHeaders(attributes, 'en')];
  for (const { slug, nameAr, nameEn } of attributes)
    for (const name of [slug, own[0]?.get(slug), own[1]?.get(slug), nameAr, nameEn].map((one = '') => plainName(one)))
      if (!slugs.has(name)) slugs.set(name, slug);
  return slugs;
}

/** Headers that tell a table's first row: of the form, of the attributes, and what this keeper's files had before. */
export const knownHeaders = (remembered: Record<string, string>, { categories }: Catalogue): string[] => [
  ...Object.values(FIELDS).flat(),
  ...categories.attributes.flatMap(({ slug, nameAr, nameEn }) => [slug, nameAr, nameEn]),
  ...Object.keys(remembered),
];
