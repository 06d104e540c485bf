import { CHOICE_FIELDS, type ChoiceField } from '@diyar/api/rules/listing-fields';
import { wired } from '@diyar/api/rules/stored-words';
import type { TFunction } from 'i18next';

/** Texts compared word by word; the rest are figures and names, compared whole. */
export const TEXTS = new Map<string, 'ar' | 'en' | undefined>(
  Object.entries<'ar' | 'en' | undefined>({
    titleAr: 'ar',
    titleEn: 'en',
    descriptionAr: 'ar',
    descriptionEn: 'en',
  }),
);
const PRICE_WORDS = ['priceKind', 'pricePeriod'];

type Words = TFunction<['listing-review', 'listings']>;

/** Stored words as people read them; an unknown one stays as it is. */
export function shownValue(field: string, value: string | null, t: Words): string | null {
  if (value === null) return null;
  // Stored words are no keys the compiler could know.
  const translate = (key: string, word: string) => t(key as 'values.metres', { defaultValue: word });
  if (PRICE_WORDS.includes(field)) return translate(`values.${field}.${value}`, value);
  if (CHOICE_FIELDS.includes(field as ChoiceField)) return translate(`listings:choices.${wired(value)}`, value);
  if (field === 'floor' && Number(value) <= 0)
    return t(value === '0' ? 'listings:card.ground' : 'listings:card.basement');
  if (field === 'features')
    return each(value, t('listings:card.comma'), (word) => translate(`listings:features.${word}`, word));
  if (field === 'proximities')
    return each(value, t('listings:card.comma'), (pair) => {
      const [kind = '', metres = ''] = pair.split(' ');
      return t('values.metres', { what: translate(`values.proximities.${kind}`, kind), metres });
    });
  return value;
}

const each = (list: string, comma: string, translate: (word: string) => string): string =>
  list.split('، ').map(translate).join(comma);
