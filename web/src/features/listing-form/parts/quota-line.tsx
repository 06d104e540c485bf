import type { ListingQuota } from '@diyar/api/contracts/quotas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { quotaQuery } from '../api.ts';
import css from './quota-line.module.css';

export const isFull = (quota: ListingQuota | undefined): boolean => quota?.remaining !== null && quota?.remaining === 0;

/** How many listings there are and may be, before any work is spent. */
export function QuotaLine() {
  const { t } = useTranslation('listing-form');
  const { data: quota, isError } = useQuery(quotaQuery(useApi()));
  if (isError) return <p className={css.line}>{t('quota.unavailable')}</p>;
  if (!quota) return <p className={css.line}>&nbsp;</p>;
  if (quota.unlimited || quota.allowed === null) {
    return <p className={css.line}>{t('quota.unlimited', { plan: quota.plan.name })}</p>;
  }
  const { used, allowed } = quota;
  return (
    <div className={css.line}>
      <span className={css.meter} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (used / Math.max(1, allowed)) * 100)}%` }} />
      </span>
      <p>
        {t('quota.used', { used, allowed })}
        {quota.remaining === 1 && <> · {t('quota.last')}</>}
      </p>
    </div>
  );
}

/** The limit is reached: said kindly, with what can be done, and drafts stay possible. */
export function QuotaFull({ quota, onWrite }: { quota: ListingQuota; onWrite: () => void }) {
  const { t } = useTranslation('listing-form');
  return (
    <section className={css.full}>
      <h2>{t('quota.full')}</h2>
      <p>{t('quota.fullText', { used: quota.used, allowed: quota.allowed ?? 0 })}</p>
      <div className={css.acts}>
        <LinkButton to="/dashboard/properties">{t('quota.mine')}</LinkButton>
        <LinkButton to="/pricing" look="outline">
          {t('quota.upgrade')}
        </LinkButton>
        <PlainButton look="plain" onClick={onWrite}>
          {t('quota.write')}
        </PlainButton>
      </div>
    </section>
  );
}
