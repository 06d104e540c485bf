import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { SUSPENSIONS } from './acts.ts';
import css from './user.module.css';

/** For how long: the usual spans, a number of one's own, or without end. */
export function SuspensionFields({ form }: { form: Form }) {
  const { t } = useTranslation('admin-users');
  const [length, setLength] = useState<string>('7');
  return (
    <div className={css.days}>
      <SelectField
        form={form}
        name="length"
        label={t('length.label')}
        value={length}
        onChange={(event) => setLength(event.currentTarget.value)}
      >
        {SUSPENSIONS.map((span) => (
          <option key={span} value={span}>
            {span === 'other' || span === 'forever' ? t(`length.${span}`) : t('length.days', { count: Number(span) })}
          </option>
        ))}
      </SelectField>
      {length === 'other' && (
        <TextField
          form={form}
          name="days"
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
