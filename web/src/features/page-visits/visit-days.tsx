import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { FiguresChart } from '#ui/desk/chart/figures-chart.tsx';
import { stepName } from '#ui/desk/period.ts';
import type { PageVisits } from './api.ts';

/** Visitors and pages opened, step by step. */
export function VisitDays({ visits }: { visits: PageVisits }) {
  const { t } = useTranslation('page-visits');
  const lang = useLang();
  return (
    <FiguresChart
      title={t('perDay')}
      rowName={t('day')}
      rows={visits.steps}
      keyOf={({ day }) => day}
      nameOf={({ day }) => stepName(day, visits, lang)}
      series={[
        { key: 'visitors', name: t('visitors'), of: ({ visitors }) => visitors },
        { key: 'views', name: t('views'), of: ({ views }) => views },
      ]}
    />
  );
}
