import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FoldedFilters } from '#ui/desk/folded-filters.tsx';
import type { PaymentSearch } from './api.ts';
import css from './credits.module.css';

const KINDS = ['top_up', 'refund', 'purchase', 'return'] as const;
const METHODS = ['mobile_wallet', 'bank_transfer', 'cash', 'check', 'credits'] as const;
const STATUSES = ['pending', 'success', 'failed'] as const;

type Props = { values: PaymentSearch; onChange: (values: Partial<PaymentSearch>) => void };

/** Kind, method and outcome; each applies at once. */
export function PaymentFilters({ values, onChange }: Props) {
  const { t } = useTranslation(['credits', 'desk']);
  const all = { value: '', label: t('desk:all') };
  const choice = (name: keyof PaymentSearch, label: string, data: { value: string; label: string }[]) => (
    <NativeSelect
      name={name}
      label={label}
      value={values[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      data={[all, ...data]}
    />
  );
  return (
    <search className={css.filters}>
      <FoldedFilters set={Object.values(values).filter(Boolean).length}>
        {choice(
          'kind',
          t('filters.type'),
          KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        )}
        {choice(
          'method',
          t('columns.method'),
          METHODS.map((value) => ({ value, label: t(`methods.${value}`) })),
        )}
        {choice(
          'result',
          t('filters.status'),
          STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        )}
      </FoldedFilters>
    </search>
  );
}
