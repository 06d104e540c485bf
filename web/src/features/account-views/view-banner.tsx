import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSessionState } from '#lib/session.ts';
import { PlainButton } from '#ui/link-button.tsx';
import css from './view-banner.module.css';

/** Says on every page whose eyes the administrator looks through, and how long still. */
export function ViewBanner({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('account-views');
  const session = useSession();
  const { user } = useSessionState();
  const [now, setNow] = useState(Date.now);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  const seconds = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <aside className={css.banner} aria-label={t('label')} data-view-banner>
      <p className={css.words}>
        <strong>{t('seeing', { name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() })}</strong>{' '}
        <span>{t('only')}</span>
      </p>
      <time className={css.clock} dateTime={endsAt}>
        {t('left')} <bdi dir="ltr">{clock}</bdi>
      </time>
      <PlainButton
        look="outline"
        compact
        disabled={isLeaving}
        onClick={() => {
          setLeaving(true);
          void session.logOut();
        }}
      >
        {t('end')}
      </PlainButton>
    </aside>
  );
}
