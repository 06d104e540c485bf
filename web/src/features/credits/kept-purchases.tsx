import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { dropPurchase, type Purchase, payPurchase, purchasesQuery } from './api.ts';
import css from './credits.module.css';

/** Purchases waiting for credit, each finished with one click; nothing where nothing waits. */
export function KeptPurchases() {
  const { t } = useTranslation('credits');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const { data: purchases = [] } = useQuery(purchasesQuery(api));
  // A purchase changes credit, payments, quotas and the chip.
  const refresh = () => client.invalidateQueries({ queryKey: [PRIVATE] });
  const pay = useMutation({
    mutationFn: (purchase: Purchase) => payPurchase(api, purchase),
    onSuccess: (_, { title }) => toast.success(t('kept.paid', { title })),
    onSettled: refresh,
  });
  const drop = useMutation({ mutationFn: ({ id }: Purchase) => dropPurchase(api, id), onSettled: refresh });
  if (purchases.length === 0) return null;
  const money = (amount: number) => isolate(formatMoney(amount, lang));
  const isBusy = pay.isPending || drop.isPending;
  return (
    <section className={css.kept} aria-label={t('kept.title')}>
      <h2>{t('kept.title')}</h2>
      {purchases.map((purchase) => (
        <div key={purchase.id} className={css.purchase}>
          <p>
            <strong>{purchase.title}</strong>{' '}
            {purchase.missing > 0 ? t('kept.missing', { amount: money(purchase.missing) }) : t('kept.ready')}
          </p>
          {purchase.missing > 0 ? (
            <LinkButton to={`/dashboard/credits/add?amount=${purchase.missing}`}>
              {t('kept.add', { amount: money(purchase.missing) })}
            </LinkButton>
          ) : (
            <PlainButton data-act="pay" disabled={isBusy} onClick={() => pay.mutate(purchase)}>
              {t('kept.pay', { amount: money(purchase.price) })}
            </PlainButton>
          )}
          <PlainButton look="plain" disabled={isBusy} onClick={() => drop.mutate(purchase)}>
            {t('kept.drop')}
          </PlainButton>
        </div>
      ))}
    </section>
  );
}
