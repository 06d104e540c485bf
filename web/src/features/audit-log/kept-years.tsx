import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { auditChoicesQuery } from './api.ts';
import css from './kept-years.module.css';

const KEPT = ['audit', 'security', 'payments', 'communications'] as const;

/** For how long what is kept, as the site promises it. */
export function KeptYears() {
  const { t } = useTranslation('audit-log');
  const { data } = useQuery(auditChoicesQuery(useApi()));
  if (!data) return null;
  return (
    <section aria-label={t('keptTitle')} className={css.kept}>
      <h2 className={css.title}>{t('keptTitle')}</h2>
      <dl className={css.years}>
        {KEPT.map((what) => (
          <div key={what} className={css.what}>
            <dt>{t(`kept.${what}`)}</dt>
            <dd>{t('years', { count: data.kept[what] })}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t('keptNote')}</p>
    </section>
  );
}
