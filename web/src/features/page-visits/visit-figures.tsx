import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { useChange } from '#ui/desk/use-change.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import type { PageVisits } from './api.ts';

/** A period in four figures, the first two beside those of the period before. */
export function VisitFigures({ visits: { totals, before, languages } }: { visits: PageVisits }) {
  const { t } = useTranslation('page-visits');
  const compared = useChange();
  const { views, visitors } = totals;
  const arabic = languages.find(({ language }) => language === 'ar')?.views ?? 0;
  return (
    <FigureStrip
      figures={[
        {
          key: 'visitors',
          name: t('visitors'),
          number: formatNumber(visitors),
          note: compared(visitors, before.visitors),
        },
        { key: 'views', name: t('views'), number: formatNumber(views), note: compared(views, before.views) },
        {
          key: 'each',
          name: t('perVisitor'),
          number: formatNumber(views / Math.max(visitors, 1), { maximumFractionDigits: 1 }),
        },
        {
          key: 'arabic',
          name: t('inArabic'),
          number: formatNumber(arabic / Math.max(views, 1), { style: 'percent' }),
        },
      ]}
    />
  );
}
