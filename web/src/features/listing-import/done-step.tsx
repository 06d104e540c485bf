import { useTranslation } from 'react-i18next';
import { LinkButton } from '#ui/link-button.tsx';
import type { ImportDetails, Side } from './api.ts';
import { Figures } from './figures.tsx';
import css from './import.module.css';
import { RowTable } from './row-table.tsx';

const OUTCOMES = ['submitted', 'drafted', 'existing', 'left'] as const;

/** Outcome of every row. */
export function DoneStep({ side, job }: { side: Side; job: ImportDetails }) {
  const { t } = useTranslation('listing-import');
  return (
    <>
      <section className={css.card} data-state="done">
        <h2 className={css.heading}>{t('done.title')}</h2>
        <Figures items={OUTCOMES.map((key) => ({ key, label: t(`done.${key}`), value: job.counts[key] }))} />
        {!side.officeId && (
          <LinkButton to="/dashboard/properties" className={css.narrow}>
            {t('done.listings')}
          </LinkButton>
        )}
      </section>
      <RowTable side={side} job={job} />
    </>
  );
}
