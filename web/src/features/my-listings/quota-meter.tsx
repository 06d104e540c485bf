import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import { AppLink } from '#ui/app-link.tsx';
import { myQuotaQuery } from './api.ts';
import css from './quota-meter.module.css';

/** How much of the plan is used, and what to do once it is full. */
export function QuotaMeter() {
  const { t } = useTranslation('my-listings');
  const isOffice = useSessionState().user?.type === 'office';
  const { data: quota, isError } = useQuery(myQuotaQuery(useApi()));
  if (isError) return <p className={css.quota}>{t('quota.unavailable')}</p>;
  if (!quota) return <p className={css.quota}>&nbsp;</p>;
  if (quota.allowed === null) return <p className={css.quota}>{t('quota.unlimited', { plan: quota.plan.name })}</p>;

  const { used, allowed } = quota;
  const isFull = used >= allowed;
  return (
    <div className={css.quota} data-full={isFull || undefined}>
      <p className={css.words}>
        <span>
          <bdi dir="ltr" className={css.figures}>
            {used} / {allowed}
          </bdi>{' '}
          {t('quota.label', { plan: quota.plan.name })}
        </span>
        {isFull && (
          <span>
            {t('quota.full')}{' '}
            <AppLink to={isOffice ? '/dashboard/subscription' : '/dashboard/office/features'}>
              {t(isOffice ? 'quota.upgrade' : 'quota.buy')}
            </AppLink>
          </span>
        )}
      </p>
      <span className={css.track} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (used / Math.max(1, allowed)) * 100)}%` }} />
      </span>
    </div>
  );
}
