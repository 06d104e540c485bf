import { CASH_METHODS } from '@diyar/api/rules/credits';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { useRequestKey } from '#lib/use-request-key.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { CREDITS, requestRefund } from './api.ts';

type Method = (typeof CASH_METHODS)[number];
type Fields = { amount: string; method: Method; payTo: string };

/** Asks for credit to be paid back, and says before that the amount is held. */
export function RefundDialog({ balance, onClose }: { balance: number; onClose: () => void }) {
  const { t } = useTranslation('credits');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const money = (amount: number) => isolate(formatMoney(amount, lang));

  async function send({ amount, reason, payTo, method }: Fields & { reason: string }) {
    const body = { amount, reason, payTo, method };
    const { request } = await requestRefund(api, body, keyOf(body));
    toast.success(t('refund.sent', { amount: money(request.amount) }));
    await client.invalidateQueries({ queryKey: CREDITS });
    onClose();
  }

  return (
    <ReasonDialog<Fields>
      title={t('refund.title')}
      consequences={[t('refund.consequences.held'), t('refund.consequences.days'), t('refund.consequences.back')]}
      confirm={t('refund.send')}
      initialValues={{ amount: String(balance), method: CASH_METHODS[0], payTo: '' }}
      checks={{ amount: filled, payTo: filled }}
      fields={(form) => (
        <>
          <FigureInput
            counts="dollars"
            {...form.getInputProps('amount')}
            label={t('refund.amount')}
            description={t('refund.max', { balance: money(balance) })}
          />
          <NativeSelect
            {...form.getInputProps('method')}
            label={t('refund.method')}
            data={CASH_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
          />
          <TextInput {...form.getInputProps('payTo')} label={t('refund.payTo')} maxLength={100} />
        </>
      )}
      reason={{ label: t('refund.reason'), hint: t('refund.reasonHint'), isRequired: true }}
      onConfirm={send}
      stale={[]}
      onStale={() => {}}
      onClose={onClose}
    />
  );
}
