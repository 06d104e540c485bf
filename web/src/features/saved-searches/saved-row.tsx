import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import type { SavedSearch } from './api.ts';
import css from './saved-row.module.css';

export type SavedAct = 'edit' | 'pause' | 'wake' | 'delete' | 'see';
type Props = { search: SavedSearch; isBusy: boolean; onAct: (act: SavedAct) => void };

/** A saved search: what it asks for, what is new in it, how its owner is told. */
export function SavedRow({ search, isBusy, onAct }: Props) {
  const { t } = useTranslation('saved-searches');
  const { name, path, filters, newCount, paused, frequency, seenAt } = search;
  const to = newCount > 0 ? `${path}&sortBy=date` : path;
  return (
    <li className={css.row} data-paused={paused || undefined} aria-busy={isBusy || undefined}>
      <div className={css.words}>
        <h2 className={css.name}>
          <AppLink to={to} onClick={() => onAct('see')}>
            <bdi>{name}</bdi>
          </AppLink>
        </h2>
        <p className={css.filters}>
          {filters.map((label) => (
            <bdi key={label} className={css.filter}>
              {label}
            </bdi>
          ))}
        </p>
        <p className={css.state}>
          {paused ? (
            <Badge tone="neutral">{t('paused')}</Badge>
          ) : (
            <span className={css.way}>
              <Ways search={search} />
              {t(`frequency.${frequency}`)}
            </span>
          )}
          <span className={css.since}>
            {t('since')} <DateText value={seenAt} relative />
          </span>
        </p>
      </div>
      {newCount > 0 && (
        <AppLink to={to} className={css.news} onClick={() => onAct('see')}>
          {t('news', { count: newCount, formatted: formatNumber(newCount) })}
        </AppLink>
      )}
      <div className={css.acts}>
        <PlainButton look="outline" compact aria-label={t('editOf', { name })} onClick={() => onAct('edit')}>
          {t('edit')}
        </PlainButton>
        <PlainButton
          look="outline"
          compact
          aria-label={t(paused ? 'wakeOf' : 'pauseOf', { name })}
          onClick={() => onAct(paused ? 'wake' : 'pause')}
        >
          {t(paused ? 'wake' : 'pause')}
        </PlainButton>
        <IconButton label={t('deleteOf', { name })} className={css.delete} onClick={() => onAct('delete')}>
          <IconTrash size={19} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

function Ways({ search: { byEmail, inApp } }: { search: SavedSearch }) {
  const { t } = useTranslation('saved-searches');
  if (!byEmail && !inApp) return <IconBellOff size={18} stroke={1.6} role="img" aria-label={t('dialog.none')} />;
  return (
    <>
      {byEmail && <IconMail size={18} stroke={1.6} role="img" aria-label={t('dialog.byEmail')} />}
      {inApp && <IconBell size={18} stroke={1.6} role="img" aria-label={t('dialog.inApp')} />}
    </>
  );
}
