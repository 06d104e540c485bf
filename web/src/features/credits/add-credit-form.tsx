import { CASH_METHODS, NUMBERED_METHODS, PROOF_MAX_BYTES } from '@diyar/api/rules/credits';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formatMoney, isolate } from '../../lib/format.ts';
import { useLang } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { useRequestKey } from '../../lib/use-request-key.ts';
import { FileField } from '../../ui/desk/file-field.tsx';
import { filled } from '../../ui/form/checks.ts';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { type Balance, CREDITS, type PurchaseOf, requestCredit, sendProof } from './api.ts';
import { IconReceipt } from './icons.ts';

type Method = (typeof CASH_METHODS)[number];
type Props = {
  bounds: Pick<Balance, 'minimum' | 'maximum'>;
  /** The amount that is missing for a purchase. */
  amount: string;
  purchase: PurchaseOf | undefined;
  onSent: () => void;
};

/** Tells what was paid and how; the proof follows once the request is there. */
export function AddCreditForm({ bounds, amount, purchase, onSent }: Props) {
  const { t } = useTranslation('credits');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const [method, setMethod] = useState<Method>('mobile_wallet');
  const [file, setFile] = useState<File>();
  const isNumbered = NUMBERED_METHODS.includes(method);
  const money = (value: number) => isolate(formatMoney(value, lang));

  const form = useForm({
    checks: { amount: filled, ...(isNumbered && { referenceNumber: filled }) },
    send: async (values) => {
      const text = (name: string) => values[name]?.trim() ?? '';
      const body = {
        amount: text('amount'),
        method,
        referenceNumber: text('referenceNumber') || null,
        reason: text('reason') || null,
        purchase,
      };
      const { id } = await requestCredit(api, body, keyOf(body));
      // The request stands without its proof, which can be asked for again.
      const refused = file && (await sendProof(api, id, file).catch((error: unknown) => error));
      if (refused instanceof ApiError) toast.error(t('form.proofFailed', { reason: refused.message }));
      else toast.success(t('form.sent'));
      await client.invalidateQueries({ queryKey: CREDITS });
      onSent();
    },
  });
  const [proofFault, setProofFault] = useState<string>();

  function take(chosen: File): boolean {
    const isTooLarge = chosen.size > PROOF_MAX_BYTES;
    setProofFault(isTooLarge ? t('form.proofTooLarge') : undefined);
    setFile(isTooLarge ? undefined : chosen);
    return !isTooLarge;
  }

  return (
    <FormBody form={form}>
      <TextInput
        {...form.field('amount')}
        label={t('form.amount')}
        description={t('form.bounds', { minimum: money(bounds.minimum), maximum: money(bounds.maximum) })}
        defaultValue={amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        dir="ltr"
      />
      <NativeSelect
        {...form.field('method')}
        label={t('form.method')}
        value={method}
        onChange={({ currentTarget }) => setMethod(currentTarget.value as Method)}
        data={CASH_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
      />
      <TextInput
        {...form.field('referenceNumber')}
        label={t('form.referenceNumber')}
        description={t(isNumbered ? 'form.referenceHint' : 'form.referenceOptional')}
        autoComplete="off"
        maxLength={60}
        dir="ltr"
      />
      <Textarea
        {...form.field('reason')}
        label={t('form.note')}
        description={t('form.noteHint')}
        rows={2}
        maxLength={500}
      />
      <FileField
        name="proof"
        label={t('form.proof')}
        hint={t('form.proofHint')}
        error={proofFault}
        icon={<IconReceipt size={26} stroke={1.5} aria-hidden />}
        prompt={t('form.proofChoose')}
        accept="application/pdf,image/jpeg,image/png"
        onTake={take}
      />
      <FormEnd form={form} label={t('form.send')} busyLabel={t('form.sending')} />
    </FormBody>
  );
}
