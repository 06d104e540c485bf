import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportDetails } from './api.ts';
import { FIELD_GROUPS, fieldName, GROUPS } from './fields.ts';
import css from './import.module.css';

type Props = { job: ImportDetails; onChange: (mapping: Record<string, number>) => void };

/** For each field of the form the column it stands in, with an example of what is there. */
export function ColumnFields({ job, onChange }: Props) {
  const { t } = useTranslation(['listing-import', 'listings']);
  const [mapping, setMapping] = useState(job.mapping);
  const choose = (name: string, value: string) => {
    const { [name]: _, ...rest } = mapping;
    const next = value === '' ? rest : { ...rest, [name]: Number(value) };
    setMapping(next);
    onChange(next);
  };
  const given = Object.keys(mapping).filter((name) => name.startsWith('attr.'));
  const nameOf = (name: string) => job.attributes.find((attribute) => attribute.field === name)?.name ?? name;
  const column = (name: string, label: string) => (
    <ColumnField key={name} name={name} label={label} job={job} at={mapping[name]} onChoose={choose} />
  );
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{t('columns.title')}</h2>
      <p className={css.dim}>{t('columns.text')}</p>
      {GROUPS.map((group) => (
        <fieldset key={group} className={css.group}>
          <legend>{t(`groups.${group}`)}</legend>
          {FIELD_GROUPS[group].map((name) => column(name, fieldName(name, t)))}
        </fieldset>
      ))}
      <fieldset className={css.group}>
        <legend>{t('columns.attributes')}</legend>
        {given.map((name) => column(name, nameOf(name)))}
        <NativeSelect
          id="add-attribute"
          label={t('columns.addAttribute')}
          value=""
          onChange={(event) => setMapping({ ...mapping, [event.currentTarget.value]: -1 })}
          data={[
            { value: '', label: t('columns.none') },
            ...job.attributes
              .filter((attribute) => !given.includes(attribute.field))
              .map((attribute) => ({ value: attribute.field, label: attribute.name })),
          ]}
        />
      </fieldset>
    </section>
  );
}

type FieldProps = {
  name: string;
  label: string;
  job: ImportDetails;
  at: number | undefined;
  onChoose: (name: string, value: string) => void;
};

function ColumnField({ name, label, job, at, onChoose }: FieldProps) {
  const { t } = useTranslation('listing-import');
  const sample = at === undefined ? '' : (job.samples.map((cells) => cells[at] ?? '').find(Boolean) ?? '');
  const id = `column-${name}`;
  return (
    <NativeSelect
      id={id}
      name={name}
      label={label}
      description={sample && <bdi>{t('columns.sample', { text: sample })}</bdi>}
      value={at === undefined || at < 0 ? '' : String(at)}
      onChange={(event) => onChoose(name, event.currentTarget.value)}
      data={[
        { value: '', label: t('columns.none') },
        ...job.columns.map((header, index) => ({ value: String(index), label: header || String(index + 1) })),
      ]}
    />
  );
}
