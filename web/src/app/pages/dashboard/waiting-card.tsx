import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Waiting, waitingQuery } from '#features/waiting/api.ts';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './waiting-card.module.css';
import { rememberHeight, WaitingRoom } from './waiting-room.tsx';

const PATHS = {
  review: '/dashboard/admin/listings-review',
  reports: '/dashboard/admin/reports-queue',
  appeals: '/dashboard/admin/appeals',
  applications: '/dashboard/admin/offices',
  unled: '/dashboard/admin/offices?status=all&led=false',
  credits: '/dashboard/admin/credits',
  advertisements: '/dashboard/admin/advertisements',
  payees: '/dashboard/admin/payees',
  unpayable: '/dashboard/admin/payees',
  mails: '/dashboard/admin/search?tab=jobs',
  jobs: '/dashboard/admin/search?tab=jobs',
  leads: '/dashboard/leads?status=new',
  expiring: '/dashboard/properties?status=active',
} as const satisfies Record<keyof Waiting, string>;
const KEYS = Object.keys(PATHS) as (keyof Waiting)[];

/** Work that waits for the user, above the page they land on; nothing where nothing waits. */
export function WaitingCard() {
  const { t } = useTranslation('dashboard');
  const { data, isPending } = useQuery(waitingQuery(useApi()));
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (data) rememberHeight(card.current?.offsetHeight ?? 0);
  }, [data]);
  const waiting = KEYS.flatMap((key) => {
    const count = data?.[key] ?? 0;
    return count > 0 ? [{ key, count }] : [];
  });
  if (isPending) return <WaitingRoom />;
  if (waiting.length === 0) return null;
  return (
    <section ref={card} aria-label={t('waiting.title')} className={css.card}>
      <h2 className={css.title}>{t('waiting.title')}</h2>
      <ul className={css.notes}>
        {waiting.map(({ key, count }) => (
          <li key={key}>
            <AppLink to={PATHS[key]} className={css.note}>
              {t(`waiting.${key}`, { count, shown: formatNumber(count) })}
              <span className={css.start}>{t('waiting.start')}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
