import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { imageAddress } from '#lib/image-address.ts';
import { AppLink } from '#ui/app-link.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';
import css from './advertisements.module.css';
import type { Advertisement } from './api.ts';
import { StatusBadge } from './status-badge.tsx';
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
  const columns: Column<Advertisement>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      isName: true,
      cell: (one) => (
        <span className={css.named}>
          {one.image && (
            <img
              className={css.thumb}
              src={imageAddress(one.image.id, 160)}
              alt=""
              width={72}
              height={48}
              loading="lazy"
            />
          )}
          <span className={css.lines}>
            <AppLink to={figuresPath(one.id)}>
              <bdi>{one.title}</bdi>
            </AppLink>
            <span className={css.note}>
              {t(`places.${one.place}`)} · {t(`sizes.${one.size}`)}
            </span>
          </span>
        </span>
      ),
    },
    { key: 'status', header: t('columns.status'), cell: (one) => <StatusBadge advertisement={one} /> },
    {
      key: 'figures',
      header: t('columns.figures'),
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
      cell: (one) => (
        <span className={css.acts}>
          <Next advertisement={one} balance={balance} onAct={onAct} />
          {one.status !== 'expired' && (
            <LinkButton look="outline" compact to={editPath(one.id)} aria-label={t('edit.of', { name: one.title })}>
              {t('edit.button')}
            </LinkButton>
          )}
          <PlainButton
            data-act="delete"
            look="plain"
            compact
            aria-label={t('delete.of', { name: one.title })}
            onClick={() => onAct('delete', one)}
          >
            {t('delete.button')}
          </PlainButton>
        </span>
      ),
    },
  ];
  return (
    <DeskTable label={t('title')} columns={columns} rows={advertisements} keyOf={({ id }) => id} isStale={isStale} />
  );
}

/** The one thing that a state asks for. */
function Next({
  advertisement: one,
  balance,
  onAct,
}: Pick<Props, 'balance' | 'onAct'> & { advertisement: Advertisement }) {
  const { t } = useTranslation('advertisements');
  const button = (act: Exclude<Act, 'delete'>, look: 'primary' | 'outline') => (
    <PlainButton data-act={act} look={look} compact onClick={() => onAct(act, one)}>
      {t(`acts.${act}`)}
    </PlainButton>
  );
  switch (one.status) {
    case 'unpaid':
      if (balance >= one.cost) return button('pay', 'primary');
      return (
        <LinkButton compact to={topUpPath(one.cost - balance, { advertisement: one.id })}>
          {t('acts.add')}
        </LinkButton>
      );
    case 'active':
      return button('pause', 'outline');
    case 'paused':
      return one.pauseReason === 'budget' ? button('days', 'primary') : button('resume', 'primary');
    default:
      return null;
  }
}
