import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import type { ImportDetails } from './api.ts';
import css from './import.module.css';

/** How far the worker is; it needs nobody to watch. */
export function ProgressStep({ job }: { job: ImportDetails }) {
  const { t } = useTranslation('listing-import');
  const isChecking = job.state === 'checking';
  const done = isChecking ? job.counts.checked : job.counts.finished;
  const label = t(isChecking ? 'progress.checking' : 'progress.importing');
  return (
    <section className={css.card} aria-label={label}>
      <h2 className={css.heading}>{label}</h2>
      <Progress size="lg" value={job.rowCount ? (done / job.rowCount) * 100 : 0} aria-label={label} />
      <p className={css.dim}>{t('progress.of', { done: formatNumber(done), total: formatNumber(job.rowCount) })}</p>
      <p className={css.dim}>{t('progress.leave')}</p>
    </section>
  );
}
