import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { FiguresChart } from '#ui/desk/chart/figures-chart.tsx';
import { stepName } from '#ui/desk/period.ts';
import type { FUNNEL, Overview } from './api.ts';

type Step = Overview['steps'][number];
type Props = {
  title: string;
  report: Pick<Overview, 'from' | 'to' | 'steps'>;
  /** Three at most: views are so many more than the rest that they stand alone. */
  names: readonly (typeof FUNNEL)[number][];
};

/** Some stages of the funnel over time. */
export function FunnelChart({ title, report, names }: Props) {
  const { t } = useTranslation('reports');
  const lang = useLang();
  return (
    <FiguresChart
      title={title}
      rowName={t('step')}
      rows={report.steps}
      keyOf={({ day }) => day}
      nameOf={({ day }) => stepName(day, report, lang)}
      series={names.map((name) => ({ key: name, name: t(`figures.${name}`), of: (step: Step) => step[name] }))}
    />
  );
}
