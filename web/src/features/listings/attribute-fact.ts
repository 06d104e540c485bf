import type { TFunction } from 'i18next';
import type { Attribute } from './attribute-groups.ts';
import type { Fact } from './listing-facts.ts';

/** Units that are counted in words («3 أشهر», "1 month"), by what the API calls them in either language. */
const COUNTED = {
  سنة: 'year',
  years: 'year',
  شهر: 'month',
  months: 'month',
  يوم: 'day',
  days: 'day',
  ليلة: 'night',
  nights: 'night',
  ساعة: 'hour',
  h: 'hour',
  'ساعة باليوم': 'hourADay',
  'h/day': 'hourADay',
  شخص: 'person',
  people: 'person',
  غرفة: 'room',
  rooms: 'room',
} as const;

const isCounted = (unit: string): unit is keyof typeof COUNTED => Object.hasOwn(COUNTED, unit);

/** An attribute as a row of the table: its values joined, a number with its unit. */
export function attributeFact({ name, values, unit }: Attribute, t: TFunction<'listings'>): Fact {
  const [only = ''] = values;
  const count = values.length === 1 ? Number(only.replaceAll(',', '')) : Number.NaN;
  if (unit && isCounted(unit) && Number.isInteger(count))
    return { name, value: t(`units.${COUNTED[unit]}`, { count }) };
  return { name, value: [values.join(t('card.comma')), unit].filter(Boolean).join(' ') };
}
