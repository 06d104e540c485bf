import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { type RowAct, RowMenu } from '#ui/desk/row-menu.tsx';
import { Money } from '#ui/money.tsx';
import css from './advertisements.module.css';
import type { Advertisement } from './api.ts';
import { StatusBadge } from './status-badge.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { topUpPath } from './top-up-path.ts';

export type Act = 'pause' | 'resume' | 'delete' | 'days' | 'pay';
type Props = {
  advertisements: readonly Advertisement[];
  balance: number;
  isStale: boolean;
  editPath: (id: string) => string;
  figuresPath: (id: string) => string;
  onAct: (act: Act, advertisement: Advertisement) => void;
};

/** One's own advertisements: what they are, how they stand, what they brought and what is left of them. */
export function OwnTable({ advertisements, balance, isStale, editPath, figuresPath, onAct }: Props) {
  const { t } = useTranslation('advertisements');
  /** The one thing that a state asks for. */
  const nextOf = (one: Advertisement): RowAct | undefined => {
    const act = (key: Exclude<Act, 'delete'>) => ({ key, label: t(`acts.${key}`), run: () => onAct(key, one) });
    switch (one.status) {
      case 'unpaid':
        if (balance >= one.cost) return act('pay');
        return { key: 'add', label: t('acts.add'), to: topUpPath(one.cost - balance, { advertisement: one.id }) };
      case 'active':
        return act('pause');
      case 'paused':
        return act(one.pauseReason === 'budget' ? 'days' : 'resume');
      default:
        return undefined;
    }
  };
  const columns: Column<Advertisement>[] = [
    {
      key: 'picture',
      header: t('columns.picture'),
      isLead: true,
      cell: (advertisement) => <Thumbnail advertisement={advertisement} />,
    },
    {
      key: 'name',
      header: t('columns.name'),
      isName: true,
      cell: ({ id, title, place, size }) => (
        <span className={css.lines}>
          <AppLink to={figuresPath(id)}>
            <bdi>{title}</bdi>
          </AppLink>
          <span className={css.note}>
            {t(`places.${place}`)} · {t(`sizes.${size}`)}
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('columns.status'),
      onPhone: 'end',
      cell: (advertisement) => <StatusBadge advertisement={advertisement} />,
    },
    {
      key: 'figures',
      header: t('columns.figures'),
      onPhone: 'plain',
      cell: ({ impressions, clicks, ctr }) => (
        <span className={css.lines}>
          <span>{t('figures.views', { count: impressions, shown: formatNumber(impressions) })}</span>
          <span className={css.note}>
            {t('figures.clicks', { count: clicks, shown: formatNumber(clicks) })}
            {ctr !== null && <> · {formatNumber(ctr)}%</>}
          </span>
        </span>
      ),
    },
    {
      key: 'budget',
      header: t('columns.budget'),
      onPhone: 'below',
      cell: ({ cost, spent, remaining, status }) =>
        status === 'unpaid' ? (
          <Money value={cost} />
        ) : (
          <span className={css.lines}>
            <span>
              {t('left')} <Money value={remaining} />
            </span>
            <progress className={css.budget} max={cost} value={spent} aria-hidden="true" />
            <span className={css.note}>
              {t('of')} <Money value={cost} />
            </span>
          </span>
        ),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      isActions: true,
      cell: (advertisement) => (
        <RowMenu
          of={advertisement.title}
          acts={[
            nextOf(advertisement),
            advertisement.status !== 'expired' && {
              key: 'edit',
              label: t('edit.button'),
              to: editPath(advertisement.id),
            },
            { key: 'delete', label: t('delete.button'), isDanger: true, run: () => onAct('delete', advertisement) },
          ]}
        />
      ),
    },
  ];
  return (
    <DeskTable label={t('title')} columns={columns} rows={advertisements} keyOf={({ id }) => id} isStale={isStale} />
  );
}
