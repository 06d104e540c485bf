import { CHOICE_FIELDS, CHOICES, isListingField } from '@diyar/api/rules/listing-fields';
import { PRICE_KINDS, PRICE_PERIODS } from '@diyar/api/rules/listing-form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { citiesQuery, neighborhoodsQuery, provincesQuery } from '#lib/locations.ts';
import type { FormContent } from './content.ts';
import type { FormFacts } from './facts.ts';
import { isFieldName } from './field-names.ts';

const in_ = <T extends string>(list: readonly T[], value: unknown) => list.find((item) => item === value);

/** Fields and what stands in them as people call them; places by the names this page has already heard. */
export function useFieldWords({ attributes, transactionTypes }: FormFacts) {
  const { t } = useTranslation(['listing-form', 'listings']);
  const api = useApi();
  const cache = useQueryClient();

  function nameOf(path: string): string {
    const [head = '', slug = ''] = path.split('.');
    if (head === 'attributes') return attributes.find((attribute) => attribute.slug === slug)?.name ?? slug;
    if (head === 'proximities') return t(`features.proximities.${slug as 'school'}`);
    if (isListingField(head) || head === 'features') return t(`listings:names.${head}`);
    return isFieldName(head) ? t(`fields.${head}`) : head;
  }

  function placeOf(path: string, key: string, { province, city }: FormContent): string {
    const query =
      path === 'province'
        ? provincesQuery(api)
        : path === 'city'
          ? citiesQuery(api, province)
          : neighborhoodsQuery(api, city);
    return cache.getQueryData(query.queryKey)?.find((item) => item.key === key)?.name ?? key;
  }

  function choiceOf(path: string, value: string): string | undefined {
    const kind = in_(PRICE_KINDS, value);
    const period = in_(PRICE_PERIODS, value);
    const choice = CHOICE_FIELDS.flatMap((field) => (field === path ? (in_(CHOICES[field], value) ?? []) : []))[0];
    if (path === 'transactionTypeId') return transactionTypes.find(({ id }) => id === value)?.name;
    if (path === 'priceKind' && kind) return t(`details.kinds.${kind}`);
    if ((path === 'pricePeriod' || path === 'rentPeriod') && period) return t(`details.periods.${period}`);
    if (choice) return t(`listings:choices.${choice}`);
    if (path === 'currency') return t(value === 'SYP' ? 'details.syp' : 'details.usd');
    if (path === 'pound') return t(value === 'old' ? 'details.sypOld' : 'details.syp');
    return undefined;
  }

  function wordsOf(path: string, value: unknown, whole: FormContent): string {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
      return t('conflict.empty');
    }
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    const [head = '', slug] = path.split('.');
    const options = attributes.find((attribute) => head === 'attributes' && attribute.slug === slug)?.options ?? [];
    const worded = (item: string) => {
      if (head === 'features') return t(`listings:features.${item as 'parking'}`);
      return options.find((option) => option.value === item)?.label ?? item;
    };
    if (Array.isArray(value)) return value.map((item) => worded(String(item))).join(t('location.separator'));
    if (path === 'latitude') return `${whole.latitude}, ${whole.longitude}`;
    if (path === 'province' || path === 'city' || path === 'neighborhood') return placeOf(path, String(value), whole);
    return choiceOf(path, String(value)) ?? worded(String(value));
  }

  return { nameOf, wordsOf };
}
