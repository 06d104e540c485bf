import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/date-text.tsx';
import type { ReportedListing } from './api.ts';
import css from './report-list.module.css';

/** Reports in people's words, newest first, with what each one's word is worth. */
export function ReportList({ reports }: { reports: ReportedListing['reports'] }) {
  const { t } = useTranslation(['reports-queue', 'listing-reports']);
  return (
    <ul className={css.list}>
      {reports.map(({ id, type, note, weight, at, reporter }) => (
        <li key={id} className={css.item}>
          <p className={css.type}>{t(`listing-reports:types.${type}`)}</p>
          {note && (
            <p dir="auto" className={css.note}>
              {note}
            </p>
          )}
          <p className={css.who}>
            <bdi>{reporter ?? t('erased')}</bdi> · {t('worth', { count: weight })} · <DateText value={at} relative />
          </p>
        </li>
      ))}
    </ul>
  );
}
