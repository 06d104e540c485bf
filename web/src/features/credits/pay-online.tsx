import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useRequestKey } from '#lib/use-request-key.ts';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { filled } from '#ui/form/checks.ts';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { beginOnlinePayment, openOnlinePayment, type PurchaseOf } from './api.ts';
import css from './credits.module.css';

type Props = {
  amount: string;
  purchase: PurchaseOf | undefined;
  /** Leaves for the provider's page. */
  onLeave?: (payUrl: string) => void;
};

/** Pays on the provider's page, where there is one; the credit is there as soon as the provider says so. */
export function PayOnline({ amount, purchase, onLeave = (payUrl) => window.location.assign(payUrl) }: Props) {
  const { t } = useTranslation('credits');
  const api = useApi();
  const keyOf = useRequestKey();
  const heading = useId();
  const form = useDeskForm({
    initialValues: { amount },
    checks: { amount: filled },
    send: async (values) => {
      const body = { amount: values.amount.trim(), purchase };
      const { id } = await openOnlinePayment(api, body, keyOf(body));
      onLeave(await beginOnlinePayment(api, id));
    },
  });
  return (
    <section className={css.kept} aria-labelledby={heading}>
      <h2 id={heading}>{t('online.title')}</h2>
      <p className={css.note}>{t('online.lead')}</p>
      <FormBody form={form}>
        <FigureInput
          counts="dollars"
          key={form.key('amount')}
          {...form.getInputProps('amount')}
          label={t('form.amount')}
        />
        <FormEnd form={form} label={t('online.send')} busyLabel={t('online.sending')} />
      </FormBody>
    </section>
  );
}
