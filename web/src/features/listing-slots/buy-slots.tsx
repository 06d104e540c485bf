import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { CountInput } from '#ui/form/count-input.tsx';
import { FormFailure } from '#ui/form/form-parts.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { buySlots, slotsQuoteQuery } from './api.ts';
import css from './buy-slots.module.css';

/** At once, as the API sells them. */
const MOST = 20;

/** Places for listings beyond the free ones: how many, for how much, and from which credit. */
export function BuySlots() {
  const { t } = useTranslation('listing-slots');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const [slots, setSlots] = useState(1);
  const [isAsking, setAsking] = useState(false);
  // A key for each purchase that is begun: a retry repeats its answer.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const quote = useQuery({ ...slotsQuoteQuery(api, slots), placeholderData: keepPreviousData });
  const buy = useMutation({
    mutationFn: () => buySlots(api, { slots, shownPrice: quote.data?.price }, `${key}:${slots}:${quote.data?.price}`),
    onSuccess: () => {
      toast.success(t('bought', { count: slots }));
      setKey(crypto.randomUUID());
      // Credit, payments, quotas and the chip.
      void client.invalidateQueries({ queryKey: [PRIVATE] });
    },
    // After a refusal the price is asked for anew, and so is the buyer.
    onError: () => client.invalidateQueries({ queryKey: [PRIVATE] }),
    onSettled: () => setAsking(false),
  });
  const money = (amount: number) => isolate(formatMoney(amount, lang));
  const { data } = quote;
  const failure = buy.error ?? quote.error;

  return (
    <div className={css.form}>
      <CountInput
        label={t('howMany')}
        description={data && t('price', { price: money(data.price), balance: money(data.balance), days: data.days })}
        value={slots}
        onChange={setSlots}
        least={1}
        most={MOST}
      />
      <FormFailure text={failure?.message} />
      {data && data.missing > 0 && (
        <>
          <p className={css.missing}>{t('missing', { amount: money(data.missing) })}</p>
          <LinkButton to={`/dashboard/credits/add?amount=${data.missing}&product=listing&slots=${slots}`}>
            {t('add', { amount: money(data.missing) })}
          </LinkButton>
        </>
      )}
      {data && data.missing === 0 && (
        <PlainButton
          data-act="buy"
          aria-disabled={quote.isPlaceholderData || buy.isPending || undefined}
          onClick={() => !quote.isPlaceholderData && !buy.isPending && setAsking(true)}
        >
          {t('buy', { price: money(data.price) })}
        </PlainButton>
      )}
      {isAsking && data && (
        <ConfirmDialog
          title={t('ask.title', { count: slots })}
          text={t('ask.text', { price: money(data.price), left: money(data.balance - data.price), days: data.days })}
          confirm={t('ask.confirm', { price: money(data.price) })}
          cancel={t('ask.cancel')}
          look="primary"
          onConfirm={() => buy.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
