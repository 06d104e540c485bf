import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../ui/form/use-form.ts';
import { SUSPENSIONS } from './actions.ts';
import css from './user.module.css';

/** For how long: the usual spans, a number of one's own, or without end. */
export function SuspensionFields({ form }: { form: Form }) {
  const { t } = useTranslation('admin-users');
  const [length, setLength] = useState<string>('7');
  return (
    <div className={css.days}>
      <NativeSelect
        {...form.field('length')}
        label={t('length.label')}
        value={length}
        onChange={(event) => setLength(event.currentTarget.value)}
        data={SUSPENSIONS.map((span) => ({
          value: span,
          label:
            span === 'other' || span === 'forever' ? t(`length.${span}`) : t('length.days', { count: Number(span) }),
        }))}
      />
      {length === 'other' && (
        <TextInput
          {...form.field('days')}
          label={t('length.number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          dir="ltr"
        />
      )}
    </div>
  );
}
