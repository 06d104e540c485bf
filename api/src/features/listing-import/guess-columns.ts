import type { Catalogue } from '../../lib/catalogue/index.ts';
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
  names.forEach((name, index) => {
    if (name === '' || isTaken(index) || Object.hasOwn(remembered, name)) return;
    const attribute = categories.attributes.find(({ slug, nameAr, nameEn }) =>
      [slug, nameAr, nameEn].some((one) => plainName(one) === name),
    );
    if (attribute) give(`${ATTRIBUTE_PREFIX}${attribute.slug}`, index);
  });
  return mapping;
}
