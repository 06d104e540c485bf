import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { usersQuery } from './api.ts';
import css from './receiver-field.module.css';

const PAUSE_MS = 250;
const SHOWN = 6;

export type ReceiverInput = {
  name?: string;
  /** The chosen account's id. */
  value?: string;
  error?: ReactNode;
  onChange: (id: string) => void;
};

/** The account that receives something: words find people, one of them is chosen. An input of Mantine's forms. */
export function ReceiverField({ except, ...input }: ReceiverInput & { except?: string }) {
  const { t } = useTranslation('admin-users');
  const [words, setWords] = useState('');
  const [query] = useDebouncedValue(words.trim(), PAUSE_MS);
  const search = { query, type: '', status: 'active' };
  const { data } = useQuery({ ...usersQuery(useApi(), search, 1), enabled: query.length > 1 });
  const found = query.length > 1 ? (data?.users ?? []) : [];
  const people = found.filter(({ id, type }) => id !== except && type !== 'admin').slice(0, SHOWN);
  const { name, value, error, onChange, ...marks } = input;
  return (
    <div className={css.field}>
      <TextInput
        {...marks}
        type="search"
        label={t('receiver.label')}
        description={t('receiver.hint')}
        value={words}
        error={error}
        autoComplete="off"
        maxLength={100}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          onChange('');
        }}
      />
      <fieldset className={css.people} aria-live="polite">
        <legend className="d-visually-hidden">{t('receiver.found')}</legend>
        {people.map(({ id, firstName, lastName, email, phone, office }) => (
          <label key={id} className={css.person}>
            <input type="radio" name={name} value={id} checked={value === id} onChange={() => onChange(id)} />
            <span className={css.words}>
              <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
              <span className={css.small}>
                {office && <bdi>{office.name} · </bdi>}
                <bdi dir="ltr">{email ?? phone}</bdi>
              </span>
            </span>
          </label>
        ))}
        {data && query.length > 1 && people.length === 0 && <p className={css.small}>{t('receiver.nobody')}</p>}
      </fieldset>
    </div>
  );
}
