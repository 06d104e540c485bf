import { NativeSelect, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldsOfAddress } from '../form/use-fields-of-address.ts';
import { PlainButton } from '../link-button.tsx';
import css from './desk-filters.module.css';
import { FoldedFilters } from './folded-filters.tsx';

export type DeskFilter = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Name of choosing none, when that is not "All". */
  none?: string;
};

type Props = {
  /** Label of the field for words. */
  searchLabel: string;
  filters: readonly DeskFilter[];
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
  /** A choice that is no list, days for instance. */
  children?: ReactNode;
  /** How many of those are made. */
  setBeside?: number;
};

/** Words (`query`) and choices above a list: a choice applies at once, words wait for Enter or the button. */
export function DeskFilters({ searchLabel, filters, values, onChange, children, setBeside = 0 }: Props) {
  const { t } = useTranslation('desk');
  const form = useFieldsOfAddress(values);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    onChange(Object.fromEntries(fields));
  };
  const applyChoice = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
  };

  return (
    <search>
      <form ref={form} className={css.form} autoComplete="off" onSubmit={apply} onChange={applyChoice}>
        <TextInput
          type="search"
          name="query"
          className={css.words}
          aria-label={searchLabel}
          placeholder={searchLabel}
          defaultValue={values.query}
          maxLength={100}
          enterKeyHint="search"
          leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
          rightSection={
            <PlainButton type="submit" compact className={css.send}>
              {t('search')}
            </PlainButton>
          }
          rightSectionPointerEvents="all"
          rightSectionWidth={92}
        />
        {(filters.length > 0 || children) && (
          <FoldedFilters set={filters.filter(({ name }) => values[name]).length + setBeside}>
            {filters.map(({ name, label, options, none }) => (
              <NativeSelect
                key={name}
                name={name}
                label={label}
                classNames={{ root: css.choice, wrapper: css.select }}
                defaultValue={values[name]}
                data={[{ value: '', label: none ?? t('all') }, ...options]}
              />
            ))}
            {children && <div className={css.further}>{children}</div>}
          </FoldedFilters>
        )}
      </form>
    </search>
  );
}
