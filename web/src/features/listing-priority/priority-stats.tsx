import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { statsQuery } from './api.ts';
import css from './priority.module.css';

const FIGURES = ['total', 'prioritised', 'highest', 'lowest', 'average'] as const;

/** How the priorities are spread. */
export function PriorityStats() {
  const { t } = useTranslation('listing-priority');
  const { data } = useQuery(statsQuery(useApi()));
  return (
    <dl className={css.stats} aria-busy={data === undefined || undefined}>
      {FIGURES.map((name) => (
        <div key={name}>
          <dt>{t(`stats.${name}`)}</dt>
          <dd>{data ? formatNumber(data[name]) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
