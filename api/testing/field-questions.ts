import { LISTING_FIELDS, type ListingFieldName, SEARCHED_FIELDS } from '#rules/listing-fields.ts';

/** Searches by one standard field each, as its row lets them be asked: every word of a choice, counts, both ends of a range. */
export function fieldQuestions(): Record<string, string>[] {
  return SEARCHED_FIELDS.flatMap((name) => valuesOf(name));
}

function valuesOf(name: ListingFieldName): Record<string, string>[] {
  const row = LISTING_FIELDS[name];
  const end = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  switch (row.kind) {
    case 'choice':
      return [...row.of, row.of.slice(0, 2).join()].map((value) => ({ [name]: value }));
    case 'count':
      return ['0', '2', '2,4', '5+', '1,3+'].map((value) => ({ [name]: value }));
    default:
      return [{ [`min${end}`]: '2' }, { [`max${end}`]: '90' }, { [`min${end}`]: '1', [`max${end}`]: '120' }];
  }
}
