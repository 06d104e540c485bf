import { useTranslation } from 'react-i18next';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import type { Current } from './api.ts';
import css from './subscriptions.module.css';

type Props = {
  pending: NonNullable<Current['pending']>;
  isBusy: boolean;
  onActivate: (pending: NonNullable<Current['pending']>) => void;
};

/** A plan that waits for credit: what is missing, and the one click once it is there. */
export function PendingPlan({ pending, isBusy, onActivate }: Props) {
  const { plan, price, missing } = pending;
  const { t } = useTranslation('subscriptions');
  const lang = useLang();
  const money = (amount: number) => isolate(formatMoney(amount, lang));
  return (
    <section className={css.pending} aria-label={t('pending.title', { plan: isolate(plan.name) })}>
      <p>
        <strong>{t('pending.title', { plan: isolate(plan.name) })}</strong>{' '}
        {missing > 0 ? t('pending.missing', { amount: money(missing) }) : t('pending.ready')}
      </p>
      {missing > 0 ? (
        <LinkButton to={`/dashboard/credits/add?amount=${missing}`}>
          {t('acts.add', { amount: money(missing) })}
        </LinkButton>
      ) : (
        <PlainButton data-act="activate" disabled={isBusy} onClick={() => onActivate(pending)}>
          {t('acts.pay', { amount: money(price) })}
        </PlainButton>
      )}
    </section>
  );
}
