import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import type { Form } from '../../ui/form/use-form.ts';
import { usersQuery } from './api.ts';
import css from './receiver-field.module.css';

const PAUSE_MS = 250;
const SHOWN = 6;

/** The account that receives something: words find people, one of them is chosen (`to`). */
export function ReceiverField({ form, except }: { form: Form; except?: string }) {
  const { t } = useTranslation('admin-users');
  const [words, setWords] = useState('');
  const [query] = useDebouncedValue(words.trim(), PAUSE_MS);
  const search = { query, type: '', status: 'active' };
  const { data } = useQuery({ ...usersQuery(useApi(), search, 1), enabled: query.length > 1 });
  const found = query.length > 1 ? (data?.users ?? []) : [];
  const people = found.filter(({ id, type }) => id !== except && type !== 'admin').slice(0, SHOWN);
  const { error } = form.field('to');
  return (
    <div className={css.field}>
      <TextInput
        type="search"
        label={t('receiver.label')}
        description={t('receiver.hint')}
        value={words}
        error={error}
        autoComplete="off"
        maxLength={100}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <fieldset className={css.people} aria-live="polite">
        <legend className="d-visually-hidden">{t('receiver.found')}</legend>
        {people.map(({ id, firstName, lastName, email, phone, office }) => (
          <label key={id} className={css.person}>
            <input type="radio" name="to" value={id} />
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
        {people.length === 0 && <input type="hidden" name="to" value="" />}
      </fieldset>
    </div>
  );
}
