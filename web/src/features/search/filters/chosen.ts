import type { OfferedCount } from '@diyar/api/rules/listing-fields';
import type { Search } from '../search-params.ts';
import { firstOf, valuesOf } from '../search-state.ts';
import { labelIn, type SearchTexts } from '../search-texts.ts';

type Texts = Pick<SearchTexts, 'answer' | 't'>;

const first = ([one, ...others]: string[]) => one && (others.length > 0 ? `${one} +${others.length}` : one);

/** «المزة +2»: the chosen places as one filter's button says them. */
export function placesChosen({ answer }: Texts, search: Search): string | undefined {
  const kinds = ['neighborhood', 'city', 'province'];
  return first(kinds.flatMap((kind) => valuesOf(search, kind).map((value) => labelIn(answer, kind, value))));
}

/** «شقق للبيع». */
export function kindChosen({ answer, t }: Texts, search: Search): string | undefined {
  const categories = first(valuesOf(search, 'category').map((value) => labelIn(answer, 'category', value)));
  const type = firstOf(search, 'transactionType');
  if (!type) return categories;
  const deal = t(`${categories ? 'transaction' : 'deal'}.${type as 'sale'}`, { defaultValue: type });
  return [categories, deal].filter(Boolean).join(' ');
}

/** The count with a button in the row; its panel asks for baths, too. */
export const ROOMS_BUTTON = 'bedrooms' satisfies OfferedCount;

/** «3 غرف نوم». */
export function roomsChosen({ t }: Texts, search: Search): string | undefined {
  const values = valuesOf(search, ROOMS_BUTTON);
  if (values.length === 0) return undefined;
  const [only] = values;
  if (values.length === 1 && only)
    return t(`listings:counts.${ROOMS_BUTTON}`, { count: Number.parseInt(only, 10), value: only });
  return t('filters.bedroomsOf', { values: values.join(t('comma')) });
}
