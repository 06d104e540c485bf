import { useTranslation } from 'react-i18next';
import { isolate } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { Money } from '#ui/money.tsx';
import type { SubscriptionEvent } from './api.ts';
import css from './subscriptions.module.css';

type Props = { events: readonly SubscriptionEvent[]; isStale: boolean };

/** History: from which plan to which, what it cost, and the listings that it took from view or brought back. */
export function HistoryList({ events, isStale }: Props) {
  const { t } = useTranslation('subscriptions');
  const columns: Column<SubscriptionEvent>[] = [
    {
      key: 'what',
      header: t('history.what'),
      isName: true,
      cell: ({ kind, isAutomatic }) => (
        <span className={css.event}>
          {t(`events.${kind}`)}
          {isAutomatic && <span className={css.dim}>{t('history.automatic')}</span>}
        </span>
      ),
    },
    {
      key: 'plan',
      header: t('history.plan'),
      onPhone: 'plain',
      cell: ({ fromPlan, toPlan }) =>
        fromPlan && toPlan && fromPlan !== toPlan
          ? t('history.fromTo', { from: isolate(fromPlan), to: isolate(toPlan) })
          : (toPlan ?? fromPlan),
    },
    {
      key: 'amount',
      header: t('history.amount'),
      onPhone: 'end',
      cell: ({ amount, transactionId }) =>
        transactionId && (
          <AppLink to="/dashboard/credits?type=subscription">
            <Money value={amount} />
          </AppLink>
        ),
    },
    {
      key: 'listings',
      header: t('history.listings'),
      onPhone: 'plain',
      cell: ({ archived, activated }) =>
        archived.length + activated.length === 0 ? null : (
          <span className={css.event}>
            {archived.length > 0 && <span>{t('history.archived', { count: archived.length })}</span>}
            {activated.length > 0 && <span>{t('history.activated', { count: activated.length })}</span>}
          </span>
        ),
    },
    {
      key: 'date',
      header: t('history.date'),
      onPhone: 'plain',
      cell: ({ at }) => <DateText value={at} style="short" />,
    },
  ];
  return (
    <DeskTable label={t('history.title')} columns={columns} rows={events} keyOf={({ id }) => id} isStale={isStale} />
  );
}
