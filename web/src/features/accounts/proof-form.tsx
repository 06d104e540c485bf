import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '#ui/desk/dialog.tsx';
import { FormFailure } from '#ui/form/form-parts.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { PlainButton } from '#ui/link-button.tsx';
import css from './proof-dialog.module.css';
import { SecondFactorField } from './second-factor-field.tsx';

type Props = { form: Form; secondFactor: boolean; label?: string; onCancel: () => void; children: ReactNode };

/** Fields of one way to prove, the second factor where there is one, and the two buttons. */
export function ProofForm({ form, secondFactor, label, onCancel, children }: Props) {
  const { t } = useTranslation(['accounts', 'ui']);
  return (
    <form {...form.props} className={css.form}>
      {children}
      {secondFactor && <SecondFactorField form={form} />}
      <FormFailure text={form.failure} />
      <DialogActions>
        <PlainButton look="outline" onClick={onCancel}>
          {t('ui:cancel')}
        </PlainButton>
        <PlainButton type="submit" disabled={!form.isReady} aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? t('login.busy') : (label ?? t('proof.confirm'))}
        </PlainButton>
      </DialogActions>
    </form>
  );
}
