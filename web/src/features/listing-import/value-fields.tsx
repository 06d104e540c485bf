import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { type ImportDetails, type Side, type UnknownValues, valuesQuery } from './api.ts';
import { type Field, fieldName } from './fields.ts';
import css from './import.module.css';

type Chosen = Record<string, Record<string, string | null>>;
type Props = { side: Side; job: ImportDetails; onChange: (values: Chosen) => Promise<unknown> };
const EMPTY = '-';

/** Unknown words of the file: matched by hand, once for the office. */
export function ValueFields({ side, job, onChange }: Props) {
  const { t } = useTranslation(['listing-import', 'listings']);
  const client = useQueryClient();
  const query = valuesQuery(useApi(), side, job);
  const { data = [] } = useQuery(query);
  const choose = async (name: string, chosen: Record<string, string | null>) => {
    client.setQueryData(query.queryKey, (known) =>
      known?.map((field) => (field.field === name ? withChosen(field, chosen) : field)),
    );
    await onChange({ [name]: chosen });
  };
  if (data.length === 0) return null;
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{t('values.title')}</h2>
      <p className={css.dim}>{t('values.text')}</p>
      {data.map((field) => (
        <fieldset key={field.field} className={css.group} data-values={field.field}>
          <legend>{fieldName(field.field as Field, t)}</legend>
          <p className={`${css.dim} ${css.whole}`}>{t(field.isExtra ? 'values.extra' : 'values.needed')}</p>
          {field.values.map((value) => (
            <ValueField
              key={value.text}
              field={field}
              value={value}
              onChoose={(key) => choose(field.field, { [value.text]: key })}
            />
          ))}
          <PlainButton look="outline" compact className={css.narrow} onClick={() => choose(field.field, restOf(field))}>
            {t('values.allEmpty')}
          </PlainButton>
        </fieldset>
      ))}
    </section>
  );
}

const withChosen = (one: UnknownValues, chosen: Record<string, string | null>): UnknownValues => ({
  ...one,
  values: one.values.map((value) =>
    Object.hasOwn(chosen, value.text) ? { ...value, chosen: chosen[value.text] } : value,
  ),
});
const restOf = ({ values }: UnknownValues) =>
  Object.fromEntries(values.filter(({ chosen }) => chosen === undefined).map(({ text }) => [text, null]));

type FieldProps = {
  field: UnknownValues;
  value: UnknownValues['values'][number];
  onChoose: (key: string | null) => void;
};

function ValueField({ field: { field: name, options }, value, onChoose }: FieldProps) {
  const { t } = useTranslation('listing-import');
  const id = `value-${name}-${value.text}`.replace(/\s+/g, '_');
  const chosen = value.chosen === undefined ? '' : (value.chosen ?? EMPTY);
  const choose = (key: string) => {
    if (key !== '') onChoose(key === EMPTY ? null : key);
  };
  return (
    <NativeSelect
      id={id}
      label={value.text}
      description={t('values.times', { rows: t('rows', { count: value.count }) })}
      value={chosen}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        { value: '', label: t('values.unknown') },
        { value: EMPTY, label: t('values.empty') },
        ...options.map(({ key, name: label }) => ({ value: key, label })),
      ]}
    />
  );
}
