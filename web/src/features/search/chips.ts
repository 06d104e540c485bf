import { LIST_KEYS, RANGE_NAMES, type Search } from './search-params.ts';
import { firstOf, valuesOf, withValues } from './search-state.ts';
import { labelIn, rangeText, type SearchTexts } from './search-texts.ts';

/** One filter in force, and the search without it. */
export type Chip = { id: string; label: string; without: Search };

const COUNTED = ['bedrooms', 'bathrooms', 'rooms'] as const;
const CLOSED = ['propertyType', 'furnishing', 'availability', 'features'];

/** What is filtered, in the order of the filter bar: keywords, lists, ranges, attributes, place on the map. */
export function chipsOf(search: Search, texts: SearchTexts): Chip[] {
  const { t } = texts;
  const chips: Chip[] = [];
  const add = (label: string, changes: Parameters<typeof withValues>[1]) =>
    chips.push({ id: Object.entries(changes).join(), label, without: withValues(search, changes) });

  const words = firstOf(search, 'keywords');
  if (words) add(t('chips.keywords', { value: words }), { keywords: undefined, understand: undefined });

  for (const key of LIST_KEYS) {
    const values = valuesOf(search, key);
    for (const value of values) add(valueLabel(key, value, texts), { [key]: values.filter((one) => one !== value) });
  }
  const surroundings = texts.answer?.rows.applied.find(({ kind }) => kind === 'surroundings');
  if (surroundings && search.neighborhood) add(surroundings.label, { surroundings: 'false' });
  for (const name of RANGE_NAMES) {
    const range = rangeText(search, name, texts);
    if (range) add(t(`range.${name}`, { range }), { [`min${name}`]: undefined, [`max${name}`]: undefined });
  }
  for (const [key, values] of Object.entries(search)) {
    if (!key.startsWith('attr.')) continue;
    for (const value of values) {
      add(labelIn(texts.answer, key, value), { [key]: values.filter((one) => one !== value) });
    }
  }
  if (search.office) add(t('chips.office'), { office: undefined });
  if (search.bbox) add(t('chips.bbox'), { bbox: undefined });
  return chips;
}

/** What the same words may mean instead («كل محافظة حلب»), and the search for it. */
export const offersOf = (search: Search, answer: SearchTexts['answer']): { label: string; instead: Search }[] =>
  (answer?.rows.offered ?? [])
    .filter(() => search.city?.length === 1)
    .map(({ kind, value, label }) => ({ label, instead: withValues(search, { city: undefined, [kind]: value }) }));

function valueLabel(key: string, value: string, { answer, t }: SearchTexts): string {
  if (COUNTED.includes(key as 'rooms')) {
    return t(`chips.${key as 'rooms'}`, { count: Number.parseInt(value, 10), value });
  }
  if (key === 'transactionType') return t(`deal.${value as 'sale'}`, { defaultValue: value });
  if (CLOSED.includes(key)) return t(`values.${value as 'parking'}`, { defaultValue: value });
  return labelIn(answer, key, value);
}
