import { CHOICE_FIELDS, type ChoiceField, COUNTED_FIELDS } from '@diyar/api/rules/listing-fields';
import { RANGE_NAMES } from '@diyar/api/rules/search-params';
import { useTranslation } from 'react-i18next';
import { useCurrentRefinements } from 'react-instantsearch';
import { useLang } from '#lib/i18n.ts';
import { LIST_KEYS, type Search } from './search-params.ts';
import { firstOf, valuesOf, withValues } from './search-state.ts';
import { labelIn, rangeText, type SearchTexts } from './search-texts.ts';
import { endOf } from './ui-state.ts';

/** A filter in force, and the search without it. */
export type Chip = { id: string; label: string; without: Search };

type Refinements = ReturnType<typeof useCurrentRefinements>['items'][number]['refinements'];
/** What InstantSearch says of one of them: a value of a list, or one end of a range. */
export type Refinement = Pick<Refinements[number], 'attribute' | 'value' | 'operator'>;

const RANGES = new Map(RANGE_NAMES.map((name) => [endOf(`min${name}`).attribute, name]));
/** The order of the filter bar; attributes come before what is last. */
const FIRST = ['query', ...LIST_KEYS, 'surroundings', ...RANGES.keys()];
const LAST = ['office', 'bbox', 'shape'];
const ALL: string[] = [];

/** The filters in force on the page. */
export function useChips(search: Search, answer: SearchTexts['answer']): Chip[] {
  const { t } = useTranslation(['search', 'listings']);
  const lang = useLang();
  const { items } = useCurrentRefinements({ excludedAttributes: ALL });
  return chipsOf(
    items.flatMap(({ refinements }) => refinements),
    search,
    { answer, t, lang },
  );
}

/** What is filtered, in the order of the filter bar: keywords, lists, ranges, attributes, place on the map. */
export function chipsOf(refinements: readonly Refinement[], search: Search, texts: SearchTexts): Chip[] {
  const { t, answer } = texts;
  const chips = new Map<string, Chip>();
  const add = (label: string, changes: Parameters<typeof withValues>[1]) => {
    const id = Object.entries(changes).join();
    chips.set(id, { id, label, without: withValues(search, changes) });
  };
  const surroundings = search.neighborhood && answer?.rows.applied.find(({ kind }) => kind === 'surroundings');
  const beside: Refinement[] = [surroundings && 'surroundings', search.bbox && 'bbox'].flatMap((attribute) =>
    attribute ? [{ attribute, value: 'true' }] : [],
  );

  for (const { attribute, value, operator } of inOrder([...refinements, ...beside])) {
    const range = RANGES.get(attribute);
    if (attribute === 'query') {
      add(t('chips.keywords', { value: firstOf(search, 'keywords') }), { keywords: undefined, understand: undefined });
    } else if (range) {
      const changes = { [`min${range}`]: undefined, [`max${range}`]: undefined };
      const said = answer?.rows.applied.find(({ kind }) => kind === `max${range}` || kind === `min${range}`)?.label;
      add(said ?? t(`range.${range}`, { range: rangeText(search, range, texts) }), changes);
    } else if (operator) {
      const end = `${attribute}.${operator === '>=' ? 'min' : 'max'}`;
      add(labelIn(answer, end, String(value)), { [end]: undefined });
    } else if (attribute === 'surroundings') {
      if (surroundings && value === 'true') add(surroundings.label, { surroundings: 'false' });
    } else if (attribute === 'office') add(t('chips.office'), { office: undefined });
    else if (attribute === 'bbox') add(t('chips.bbox'), { bbox: undefined });
    else if (attribute === 'shape') {
      const said = answer?.rows.applied.find(({ kind }) => kind === 'shape')?.label;
      add(said ?? t('chips.bbox'), { shape: undefined });
    } else if (attribute !== 'understand') {
      const others = valuesOf(search, attribute).filter((each) => each !== value);
      add(valueLabel(attribute, String(value), texts), { [attribute]: others });
    }
  }
  return [...chips.values()];
}

function inOrder(refinements: readonly Refinement[]): Refinement[] {
  const rank = ({ attribute }: Refinement) => {
    const at = FIRST.indexOf(attribute);
    return at >= 0 ? at : FIRST.length + 1 + LAST.indexOf(attribute);
  };
  return [...refinements].sort((a, b) => rank(a) - rank(b) || (a.attribute < b.attribute ? -1 : 0));
}

/** What the same words may mean instead («كل محافظة حلب», a namesake, the other pound), and the search for it. */
export const offersOf = (search: Search, answer: SearchTexts['answer']): { label: string; instead: Search }[] =>
  (answer?.rows.offered ?? [])
    .filter(({ replaces }) => replaces.some((kind) => search[kind]?.length === 1))
    .map(({ filters, replaces, label }) => ({
      label,
      instead: withValues(search, {
        ...Object.fromEntries(replaces.map((kind) => [kind, undefined])),
        ...Object.fromEntries(filters.map(({ kind, value }) => [kind, value])),
      }),
    }));

/** Filters that were understood while the words were asked beside them: each one's search, and that of all. */
export function understoodIn(search: Search, answer: SearchTexts['answer']) {
  const understood = answer?.rows.beside ? answer.rows.recognised : [];
  return understood
    .filter(({ kind, value }, at) => understood.findIndex((chip) => chip.kind === kind && chip.value === value) === at)
    .map(({ kind, value, label }) => ({
      id: `${kind}=${value}`,
      label,
      with: withValues(search, { [kind]: [...valuesOf(search, kind).filter((each) => each !== value), value] }),
    }));
}

function valueLabel(key: string, value: string, { answer, t }: SearchTexts): string {
  if (COUNTED_FIELDS.includes(key as 'rooms')) {
    return t(`listings:counts.${key as 'rooms'}`, { count: Number.parseInt(value, 10), value });
  }
  if (key === 'transactionType') return t(`deal.${value as 'sale'}`, { defaultValue: value });
  if (key === 'propertyType') return t(`values.${value as 'house'}`, { defaultValue: value });
  if (key === 'features') return t(`listings:features.${value as 'parking'}`, { defaultValue: value });
  if (CHOICE_FIELDS.includes(key as ChoiceField))
    return t(`listings:choices.${value as 'furnished'}`, { defaultValue: value });
  return labelIn(answer, key, value);
}
