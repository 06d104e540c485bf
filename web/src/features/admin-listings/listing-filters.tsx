import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { provincesQuery } from '#lib/locations.ts';
import { DaysField } from '#ui/desk/days-field.tsx';
import { DeskFilters } from '#ui/desk/desk-filters.tsx';
import { groupsQuery, type ListingSearch, ONLY, ORDERS, STATUSES } from './api.ts';

type Props = { values: ListingSearch; onChange: (values: Partial<ListingSearch>) => void };

/** Words, and what a listing can be narrowed by; each choice applies at once. */
export function ListingFilters({ values, onChange }: Props) {
  const { t } = useTranslation('admin-listings');
  const api = useApi();
  const groups = useQuery(groupsQuery(api)).data ?? [];
  const provinces = useQuery(provincesQuery(api)).data ?? [];
  const { query, status, category, province, only, order, from, to } = values;
  return (
    <DeskFilters
      searchLabel={t('search')}
      values={{ query, status, category, province, only, order }}
      onChange={onChange}
      setBeside={from ? 1 : 0}
      filters={[
        {
          name: 'status',
          label: t('column.status'),
          options: STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        { name: 'category', label: t('category'), options: groups },
        {
          name: 'province',
          label: t('province'),
          options: provinces.map(({ key, name }) => ({ value: key, label: name })),
        },
        { name: 'only', label: t('onlyLabel'), options: ONLY.map((value) => ({ value, label: t(`only.${value}`) })) },
        {
          name: 'order',
          label: t('orderLabel'),
          none: t('order.newest'),
          options: ORDERS.slice(1).map((value) => ({ value, label: t(`order.${value}`) })),
        },
      ]}
    >
      <DaysField from={from} to={to} label={t('begun')} placeholder={t('anyDay')} onChange={onChange} />
    </DeskFilters>
  );
}
