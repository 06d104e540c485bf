import { useTranslation } from 'react-i18next';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { Money } from '#ui/money.tsx';
import type { Boost } from './api.ts';
import { BoostEffect } from './boost-effect.tsx';
import css from './boosts.module.css';
import { TimeLeft } from './time-left.tsx';

const TONES: Record<Boost['status'], Tone> = {
  pending: 'info',
  active: 'success',
  expired: 'neutral',
  inactive: 'warning',
};
type Props = { boosts: readonly Boost[]; isStale: boolean };

/** Boosts that run or wait, with what they do and, for who may stop them, the way out. */
export function ActiveBoosts({ boosts, isStale, onCancel }: Props & { onCancel?: (boost: Boost) => void }) {
  const { t } = useTranslation('boosts');
  const [name, cost] = [useNameColumn(), useCostColumn()];
  const columns: Column<Boost>[] = [
    name,
    { key: 'left', header: t('columns.left'), onPhone: 'plain', cell: (boost) => <TimeLeft boost={boost} /> },
    {
      key: 'effect',
      header: t('columns.effect'),
      onPhone: 'below',
      cell: ({ status, effect }) => (status === 'pending' ? null : <BoostEffect effect={effect} />),
    },
    cost,
  ];
  if (onCancel)
    columns.push({
      key: 'actions',
      header: t('columns.actions'),
      isActions: true,
      cell: (boost) =>
        !boost.isGranted && (
          <RowMenu
            of={boost.listing?.title ?? t('gone')}
            acts={[{ key: 'cancel', label: t('cancel.button'), isDanger: true, run: () => onCancel(boost) }]}
          />
        ),
    });
  return (
    <DeskTable label={t('tabs.active')} columns={columns} rows={boosts} keyOf={({ id }) => id} isStale={isStale} />
  );
}

/** Boosts that are over. */
export function PastBoosts({ boosts, isStale }: Props) {
  const { t } = useTranslation('boosts');
  const [name, cost] = [useNameColumn(), useCostColumn()];
  const columns: Column<Boost>[] = [
    name,
    {
      key: 'status',
      header: t('columns.status'),
      onPhone: 'plain',
      cell: ({ status, stopReason }) => (
        <span className={css.lines}>
          <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
          {stopReason && <span className={css.note}>{t(`reasons.${stopReason}`)}</span>}
        </span>
      ),
    },
    {
      key: 'dates',
      header: t('columns.dates'),
      onPhone: 'plain',
      cell: ({ startsAt, endsAt, stoppedAt }) => (
        <span className={css.lines}>
          <DateText value={startsAt} style="short" />
          <span className={css.note}>
            {t('left.until')} <DateText value={stoppedAt ?? endsAt} style="short" />
          </span>
        </span>
      ),
    },
    {
      key: 'effect',
      header: t('columns.effect'),
      onPhone: 'below',
      cell: ({ effect }) => effect && <BoostEffect effect={effect} />,
    },
    cost,
  ];
  return (
    <DeskTable label={t('tabs.history')} columns={columns} rows={boosts} keyOf={({ id }) => id} isStale={isStale} />
  );
}

function useNameColumn(): Column<Boost> {
  const { t } = useTranslation('boosts');
  return {
    key: 'listing',
    header: t('columns.listing'),
    isName: true,
    cell: ({ listing, type, status }) => (
      <span className={css.lines}>
        {listing ? (
          <AppLink to={`/dashboard/properties?query=${listing.code}`}>
            <bdi>{listing.title || `#${listing.code}`}</bdi>
          </AppLink>
        ) : (
          t('gone')
        )}
        <span className={css.note}>
          {t(`types.${type}`)}
          {status === 'pending' && ` · ${t('statuses.pending')}`}
        </span>
      </span>
    ),
  };
}

function useCostColumn(): Column<Boost> {
  const { t } = useTranslation('boosts');
  const lang = useLang();
  return {
    key: 'cost',
    header: t('columns.cost'),
    onPhone: 'end',
    cell: ({ cost, isGranted, status, refund }) =>
      isGranted ? (
        t('given')
      ) : (
        <span className={css.lines}>
          <Money value={cost} />
          {status === 'inactive' && refund > 0 && (
            <span className={css.note}>{t('refunded', { amount: isolate(formatMoney(refund, lang)) })}</span>
          )}
        </span>
      ),
  };
}
