import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { Current, Subscription } from './api.ts';
import css from './subscriptions.module.css';

const TONES: Record<Subscription['status'], Tone> = {
  active: 'success',
  cancelled: 'warning',
  expired: 'danger',
  pending: 'info',
};

function SubscriptionBadge({ status }: { status: Subscription['status'] }) {
  const { t } = useTranslation('subscriptions');
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}

type Acts = { isBusy: boolean; onRenew: () => void; onCancel: () => void; onReactivate: (id: string) => void };

/** The plan that runs, until when, what it uses of it, and what follows. */
export function CurrentPlan({ current, ...acts }: { current: Current } & Acts) {
  const { t } = useTranslation('subscriptions');
  const { subscription } = current;
  return (
    <section className={css.current} aria-labelledby="current-plan">
      <div className={css.head}>
        <h2 id="current-plan">{subscription?.plan.name ?? t('current.none')}</h2>
        {subscription && <SubscriptionBadge status={subscription.status} />}
      </div>
      {subscription ? <Term subscription={subscription} /> : <Without current={current} />}
      <Usage quota={current.quota} />
      <div className={css.acts}>
        {subscription ? <Running subscription={subscription} {...acts} /> : <Lapsed current={current} {...acts} />}
        <AppLink to="/dashboard/properties/priority">{t('current.order')}</AppLink>
      </div>
    </section>
  );
}

function Term({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const lang = useLang();
  const { gracePeriod, validUntil, next, isGranted, renews, paidAhead } = subscription;
  const day = (value: string) => formatDate(value, lang);
  const money = (amount: number) => isolate(formatMoney(amount, lang));
  if (gracePeriod) {
    return (
      <p role="alert" className={css.warning}>
        {t('current.grace', { ended: day(validUntil), until: day(gracePeriod.endsAt) })}
      </p>
    );
  }
  return (
    <>
      <p>
        {t('current.until', { date: day(validUntil) })}{' '}
        <span className={css.dim}>{t('current.days', { count: subscription.daysRemaining })}</span>
      </p>
      {paidAhead && <p>{t('current.paidAhead', { date: day(paidAhead.startsAt), price: money(paidAhead.price) })}</p>}
      <p className={css.dim}>
        {isGranted && `${t('current.granted')} `}
        {renews && next
          ? t('current.renews', { plan: isolate(next.name), price: money(next.price) })
          : t('current.ends')}
      </p>
    </>
  );
}

function Without({ current: { freeListingLimit, lapsed } }: { current: Current }) {
  const { t } = useTranslation('subscriptions');
  const lang = useLang();
  return (
    <p className={css.dim}>
      {lapsed && `${t('current.lapsed', { plan: isolate(lapsed.plan.name), date: formatDate(lapsed.endedAt, lang) })} `}
      {freeListingLimit !== null && t('current.free', { count: freeListingLimit })}
    </p>
  );
}

function Usage({ quota }: { quota: Current['quota'] }) {
  const { t } = useTranslation('subscriptions');
  const { allowed, used } = quota;
  const words =
    allowed === null
      ? t('usage.unlimited', { used: formatNumber(used) })
      : t('usage.of', { used: formatNumber(used), allowed: formatNumber(allowed) });
  return (
    <div className={css.usage}>
      <span>{words}</span>
      {allowed !== null && (
        <Progress
          value={Math.min(100, (used / Math.max(1, allowed)) * 100)}
          color={used >= allowed ? 'red' : undefined}
          aria-label={words}
        />
      )}
    </div>
  );
}

function Running({ subscription, isBusy, onRenew, onCancel, onReactivate }: { subscription: Subscription } & Acts) {
  const { t } = useTranslation('subscriptions');
  const { id, plan, renews, next, paidAhead } = subscription;
  const isFollowedByAnother = next !== null && next.code !== plan.code;
  return (
    <>
      {!renews && (
        <PlainButton data-act="reactivate" disabled={isBusy} onClick={() => onReactivate(id)}>
          {t('acts.resume')}
        </PlainButton>
      )}
      {!paidAhead && !isFollowedByAnother && (
        <PlainButton data-act="renew" look={renews ? 'primary' : 'outline'} disabled={isBusy} onClick={onRenew}>
          {t('acts.renewNow')}
        </PlainButton>
      )}
      {renews && (
        <PlainButton data-act="cancel" look="outline" disabled={isBusy} onClick={onCancel}>
          {t('acts.cancel')}
        </PlainButton>
      )}
    </>
  );
}

function Lapsed({ current: { lapsed }, isBusy, onReactivate }: { current: Current } & Acts) {
  const { t } = useTranslation('subscriptions');
  if (!lapsed) return null;
  return (
    <PlainButton data-act="reactivate" disabled={isBusy} onClick={() => onReactivate(lapsed.id)}>
      {t('acts.bringBack', { plan: isolate(lapsed.plan.name) })}
    </PlainButton>
  );
}
