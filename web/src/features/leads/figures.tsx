import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import type { Leads } from './api.ts';
import css from './figures.module.css';
import { waitOf } from './wait-of.ts';

/** How those who asked in the last two months were served; nothing until somebody has. */
export function LeadFigures({ figures }: { figures: Leads['figures'] }) {
  const { t } = useTranslation('leads');
  if (!figures || figures.asked === 0) return null;
  const { asked, answered, medianMinutes } = figures;
  return (
    <section aria-label={t('figures.label')}>
      <dl className={css.figures}>
        <div>
          <dt>{t('figures.asked')}</dt>
          <dd>{formatNumber(asked)}</dd>
        </div>
        <div>
          <dt>{t('figures.answered')}</dt>
          <dd>{formatNumber(answered / asked, { style: 'percent' })}</dd>
        </div>
        {medianMinutes !== null && (
          <div>
            <dt>{t('figures.median')}</dt>
            <dd>{waitOf(medianMinutes, t)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
