import { NUMBERED_METHODS, PROOF_MAX_BYTES, QUICK_AMOUNTS } from '@diyar/api/rules/credits';
import { Textarea, TextInput } from '@mantine/core';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { useRequestKey } from '#lib/use-request-key.ts';
import { FileField } from '#ui/desk/file-field.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { filled } from '#ui/form/checks.ts';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';
import { type Balance, CREDITS, type CreditRequest, type PurchaseOf, requestCredit, sendProof } from './api.ts';
import css from './credits.module.css';

type Fields = {
  amount: string;
  referenceNumber: string;
  reason: string;
  proof: File | undefined;
};
type Props = {
  bounds: Pick<Balance, 'minimum' | 'maximum'>;
  /** The amount that is missing for a purchase. */
  amount: string;
  purchase: PurchaseOf | undefined;
  /** Where the money was sent. */
  payee: Pick<NonNullable<CreditRequest['payee']>, 'id' | 'method'>;
  onSent: (request: CreditRequest) => void;
};

/** Tells what was paid and how; the proof follows once the request is there. */
export function AddCreditForm({ bounds, amount, purchase, payee, onSent }: Props) {
  const { t } = useTranslation('credits');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const isNumbered = NUMBERED_METHODS.includes(payee.method);
  const money = (value: number) => isolate(formatMoney(value, lang));

  const form = useDeskForm<Fields>({
    mode: 'controlled',
    initialValues: { amount, referenceNumber: '', reason: '', proof: undefined },
    checks: {
      amount: filled,
      referenceNumber: (number) => (isNumbered ? filled(number) : undefined),
    },
    send: async (fields) => {
      const body = {
        amount: fields.amount.trim(),
        ...{ method: payee.method, payee: payee.id },
        referenceNumber: fields.referenceNumber.trim() || null,
        reason: fields.reason.trim() || null,
        purchase,
      };
      const request = await requestCredit(api, body, keyOf(body));
      // The request stands without its proof, which can be asked for again.
      const refused = fields.proof && (await sendProof(api, request.id, fields.proof).catch((error: unknown) => error));
      if (refused instanceof ApiError) toast.error(t('form.proofFailed', { reason: refused.message }));
      await client.invalidateQueries({ queryKey: CREDITS });
      onSent(request);
    },
  });

  function take(chosen: File): boolean {
    const isTooLarge = chosen.size > PROOF_MAX_BYTES;
    form.setFieldValue('proof', isTooLarge ? undefined : chosen);
    if (isTooLarge) form.setFieldError('proof', t('form.proofTooLarge'));
    return !isTooLarge;
  }

  return (
    <FormBody form={form}>
      <FigureInput
        counts="dollars"
        {...form.getInputProps('amount')}
        label={t('form.amount')}
        description={t('form.bounds', { minimum: money(bounds.minimum), maximum: money(bounds.maximum) })}
      />
      <fieldset className={css.quick}>
        <legend className="d-visually-hidden">{t('steps.quick')}</legend>
        {QUICK_AMOUNTS.filter((value) => value >= bounds.minimum && value <= bounds.maximum).map((value) => (
          <PlainButton
            key={value}
            look="outline"
            compact
            data-quick={value}
            onClick={() => form.setFieldValue('amount', String(value))}
          >
            <Money value={value} />
          </PlainButton>
        ))}
      </fieldset>
      <TextInput
        {...form.getInputProps('referenceNumber')}
        label={t('form.referenceNumber')}
        description={t(isNumbered ? 'form.referenceHint' : 'form.referenceOptional')}
        autoComplete="off"
        maxLength={60}
        dir="ltr"
      />
      <Textarea
        {...form.getInputProps('reason')}
        label={t('form.note')}
        description={t('form.noteHint')}
        rows={2}
        maxLength={500}
      />
      <FileField
        name="proof"
        label={t('form.proof')}
        hint={t('form.proofHint')}
        error={form.errors.proof}
        icon={<IconReceipt size={26} stroke={1.5} aria-hidden />}
        prompt={t('form.proofChoose')}
        accept="application/pdf,image/jpeg,image/png"
        onTake={take}
      />
      <FormEnd form={form} label={t('form.send')} busyLabel={t('form.sending')} />
    </FormBody>
  );
}
