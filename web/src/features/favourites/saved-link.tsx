import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '#lib/session.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './saved-link.module.css';
import { useList } from './store.ts';

/** Where one's favourites are: a visitor's on this device, a member's in the dashboard. */
export const savedPath = (type: string | undefined) =>
  type && type !== 'admin' ? '/dashboard/favourites' : '/properties/saved';

/** In the header, as soon as there is something saved. */
export function SavedLink() {
  const { t } = useTranslation('favourites');
  const count = useList('favourites').length;
  const { user } = useSessionState();
  if (count === 0) return null;
  return (
    <AppLink to={savedPath(user?.type)} className={css.link} aria-label={t('link', { count })} data-tip={t('title')}>
      <IconHeart size={22} stroke={1.6} aria-hidden />
      <span className={css.count} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    </AppLink>
  );
}
