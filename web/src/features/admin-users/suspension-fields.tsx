import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DialogForm } from '#ui/desk/reason-dialog.tsx';
import { SUSPENSIONS, type SuspensionForm } from './actions.ts';
import css from './user.module.css';

/** For how long: the usual spans, a number of one's own, or without end. */
export function SuspensionFields({ form }: { form: DialogForm<SuspensionForm> }) {
  const { t } = useTranslation('admin-users');
  return (
    <div className={css.days}>
      <NativeSelect
        {...form.getInputProps('length')}
        label={t('length.label')}
        data={SUSPENSIONS.map((span) => ({
          value: span,
          label:
            span === 'other' || span === 'forever' ? t(`length.${span}`) : t('length.days', { count: Number(span) }),
        }))}
      />
      {form.values.length === 'other' && (
        <TextInput
          {...form.getInputProps('days')}
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
