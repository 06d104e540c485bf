import { AD_DAYS, priceOfAd } from '@diyar/api/rules/advertisements';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { useRequestKey } from '#lib/use-request-key.ts';
import { Dialog, DialogActions } from '#ui/desk/dialog.tsx';
import { FormFailure } from '#ui/form/form-parts.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import css from './advertisements.module.css';
import { type Advertisement, type Pricing, payFor, pricingQuery, refreshPrices } from './api.ts';
import { PriceSum } from './price-sum.tsx';
import { topUpPath } from './top-up-path.ts';

type Props = { advertisement: Advertisement; balance: number; onClose: () => void };

/** Further days for one whose budget is used up. */
export function DaysDialog({ advertisement, balance, onClose }: Props) {
  const { t } = useTranslation(['advertisements', 'ui']);
  const { data: pricing } = useQuery(pricingQuery(useApi()));
  return (
    <Dialog
      title={t('more.title', { name: advertisement.title })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
      onClose={onClose}
    >
      {pricing ? (
        <Choice advertisement={advertisement} balance={balance} pricing={pricing} onClose={onClose} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function Choice({ advertisement, balance, pricing, onClose }: Props & { pricing: Pricing }) {
  const { t } = useTranslation(['advertisements', 'ui']);
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const [days, setDays] = useState<number>(7);
  const choice = { ...advertisement, days };
  const total = priceOfAd(pricing, choice).totalCents / 100;
  const missing = Math.max(0, Math.round((total - balance) * 100) / 100);
  const purchase = { advertisement: advertisement.id, addDays: days };
  const pay = useMutation({
    mutationFn: () => {
      const shown = { ...purchase, shownPrice: total };
      return payFor(api, shown, keyOf(shown));
    },
    onError: () => refreshPrices(client),
    onSuccess: () => {
      toast.success(t('more.done'));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE] }),
  });
  const money = (amount: number) => ({ amount: isolate(formatMoney(amount, lang)) });
  return (
    <div className={css.panel}>
      <NativeSelect
        name="addDays"
        label={t('more.days')}
        value={String(days)}
        data={AD_DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }))}
        onChange={({ currentTarget: { value } }) => setDays(Number(value))}
      />
      <PriceSum pricing={pricing} choice={choice} balance={balance} />
      <FormFailure text={pay.error?.message} />
      <DialogActions>
        <PlainButton look="outline" onClick={onClose}>
          {t('ui:cancel')}
        </PlainButton>
        {missing > 0 ? (
          <LinkButton to={topUpPath(missing, purchase)}>{t('more.add', money(missing))}</LinkButton>
        ) : (
          <PlainButton data-act="confirm" disabled={pay.isPending} onClick={() => pay.mutate()}>
            {t('more.pay', money(total))}
          </PlainButton>
        )}
      </DialogActions>
    </div>
  );
}
