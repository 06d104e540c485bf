import { CASH_METHODS } from '@diyar/api/rules/credits';
import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Purse } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { useRequestKey } from '#lib/use-request-key.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { CREDITS, PAYMENTS, recordPayment } from './api.ts';
import css from './credits.module.css';

type Fields = {
  user: string;
  purse: '' | Purse;
  amount: string;
  method: (typeof CASH_METHODS)[number];
  referenceNumber: string;
};

/** Money taken at the desk becomes credit. */
export function RecordPaymentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('credits');
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useRequestKey();

  async function send({ user, purse, amount, method, referenceNumber, reason }: Fields & { reason: string }) {
    const body = {
      ...{ user: user.trim(), amount, method, ...(purse && { purse }) },
      ...{ referenceNumber: referenceNumber.trim() || null, notes: reason.trim() || null },
    };
    const { status } = await recordPayment(api, body, keyOf(body));
    toast.success(t(status === 'pending' ? 'payments.recordedWaits' : 'payments.recorded'));
    await Promise.all([
      client.invalidateQueries({ queryKey: PAYMENTS }),
      client.invalidateQueries({ queryKey: CREDITS }),
    ]);
    onClose();
  }

  return (
    <ReasonDialog<Fields>
      title={t('payments.recordTitle')}
      consequences={[t('payments.recordLine'), t('payments.recordTwo')]}
      confirm={t('payments.record')}
      initialValues={{ user: '', purse: '', amount: '', method: 'cash', referenceNumber: '' }}
      checks={{ user: filled, purse: filled, amount: filled }}
      fields={(form) => (
        <>
          <TextInput
            {...form.getInputProps('user')}
            label={t('payments.user')}
            autoComplete="off"
            maxLength={254}
            dir="ltr"
          />
          <Radio.Group {...form.getInputProps('purse')} label={t('payments.purse')}>
            <div className={css.choices}>
              <Radio value="private" label={t('payments.purses.private')} />
              <Radio value="office" label={t('payments.purses.office')} />
            </div>
          </Radio.Group>
          <FigureInput counts="dollars" {...form.getInputProps('amount')} label={t('form.amount')} />
          <NativeSelect
            {...form.getInputProps('method')}
            label={t('columns.method')}
            data={CASH_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
          />
          <TextInput
            {...form.getInputProps('referenceNumber')}
            label={t('form.referenceNumber')}
            description={t('form.referenceHint')}
            maxLength={60}
            dir="ltr"
          />
        </>
      )}
      reason={{ label: t('form.note'), hint: t('form.noteHint'), isRequired: false }}
      onConfirm={send}
      stale={[]}
      onStale={() => {}}
      onClose={onClose}
    />
  );
}
