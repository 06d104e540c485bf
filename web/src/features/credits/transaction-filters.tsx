import { TRANSACTION_TYPES } from '@diyar/api/rules/credits';
import { NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#ui/desk/day-input.tsx';
import { FoldedFilters } from '#ui/desk/folded-filters.tsx';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { useFieldsOfAddress } from '#ui/form/use-fields-of-address.ts';
import { PlainButton } from '#ui/link-button.tsx';
import type { TransactionSearch } from './api.ts';
import css from './credits.module.css';

const STATUSES = ['completed', 'pending', 'approved', 'rejected', 'reversed'] as const;
type Days = [from: string | null, to: string | null];
type Props = { values: TransactionSearch; onChange: (values: Partial<TransactionSearch>) => void };

/** Type, status, days and amounts; choices apply at once, amounts with the button. */
export function TransactionFilters({ values, onChange }: Props) {
  const { t } = useTranslation(['credits', 'desk']);
  const form = useFieldsOfAddress(values);
  const all = { value: '', label: t('desk:all') };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])));
  };
  const applyChoice = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
  };
  return (
    <search>
      <form ref={form} className={css.filters} autoComplete="off" onSubmit={apply} onChange={applyChoice}>
        <FoldedFilters set={Object.values(values).filter(Boolean).length - (values.from && values.to ? 1 : 0)}>
          <NativeSelect
            name="type"
            label={t('filters.type')}
            defaultValue={values.type}
            data={[all, ...TRANSACTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))]}
          />
          <NativeSelect
            name="status"
            label={t('filters.status')}
            defaultValue={values.status}
            data={[all, ...STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))]}
          />
          <DaysFilter key={`${values.from} ${values.to}`} values={values} onChange={onChange} />
          <FigureInput
            counts="dollars"
            name="minAmount"
            label={t('filters.minAmount')}
            defaultValue={values.minAmount}
          />
          <FigureInput
            counts="dollars"
            name="maxAmount"
            label={t('filters.maxAmount')}
            defaultValue={values.maxAmount}
          />
          <PlainButton type="submit" look="outline">
            {t('filters.apply')}
          </PlainButton>
        </FoldedFilters>
      </form>
    </search>
  );
}

/** Applies when both ends are there, or neither. */
function DaysFilter({ values, onChange }: Props) {
  const { t } = useTranslation('credits');
  const [days, setDays] = useState<Days>([values.from || null, values.to || null]);
  const change = (next: Days) => {
    setDays(next);
    const [from, to] = next;
    if ((from === null) === (to === null)) onChange({ from: from ?? '', to: to ?? '' });
  };
  return (
    <DayInput
      type="range"
      label={t('filters.days')}
      placeholder={t('filters.anyDay')}
      value={days}
      onChange={change}
      allowSingleDateInRange
      clearable
    />
  );
}
