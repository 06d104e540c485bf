import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { leadStatisticsQuery, listingStatisticsQuery } from './api.ts';
import css from './completeness.module.css';

/** The office in four figures: dots until both answers are there, since half of them would mislead, and nothing where one is not to be had. */
export function OfficeFigures() {
  const { t } = useTranslation('own-office');
  const api = useApi();
  const { data: listings, isError: isWithoutListings } = useQuery(listingStatisticsQuery(api));
  const { data: leads, isError: isWithoutLeads } = useQuery(leadStatisticsQuery(api));
  if ((isWithoutListings && !listings) || (isWithoutLeads && !leads)) return null;
  if (!listings || !leads) {
    const names = (['published', 'views', 'asked', 'unanswered'] as const).map((key) => ({
      key,
      name: t(`figures.${key}`),
      number: '…',
      note: '\u00a0',
    }));
    return (
      <section aria-label={t('figures.label')} aria-busy className={css.figures}>
        <FigureStrip figures={names} />
      </section>
    );
  }
  const published = listings.byStatus.find(({ status }) => status === 'active')?.count ?? 0;
  const days = t('figures.days', { count: leads.days });
  const figures = [
    {
      key: 'published',
      name: t('figures.published'),
      number: formatNumber(published),
      note: t('figures.ofAll', { count: listings.total, number: formatNumber(listings.total) }),
    },
    { key: 'views', name: t('figures.views'), number: formatNumber(listings.views), note: days },
    { key: 'asked', name: t('figures.asked'), number: formatNumber(leads.asked), note: days },
    {
      key: 'unanswered',
      name: t('figures.unanswered'),
      number: formatNumber(leads.unanswered),
      note:
        leads.asked > 0
          ? t('figures.answered', { share: formatNumber(leads.answered / leads.asked, { style: 'percent' }) })
          : undefined,
    },
  ];
  return (
    <section aria-label={t('figures.label')} className={css.figures}>
      <FigureStrip figures={figures} />
      {leads.unanswered > 0 && <AppLink to="/dashboard/leads?status=new">{t('figures.answer')}</AppLink>}
    </section>
  );
}
