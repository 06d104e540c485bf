import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { useChange } from '#ui/desk/use-change.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { AgentTable, useDuration } from './agent-table.tsx';
import type { FUNNEL, Overview } from './api.ts';
import { FunnelChart } from './funnel-chart.tsx';
import { FunnelTable } from './funnel-table.tsx';

/** Figures of a report in a strip, each beside the period before, and how fast inquiries are answered. */
function Strip({ report, names }: { report: Overview; names: readonly (typeof FUNNEL)[number][] }) {
  const { t } = useTranslation('reports');
  const compared = useChange();
  const duration = useDuration();
  const { totals, before, answering } = report;
  const { asked, answered } = answering;
  return (
    <FigureStrip
      figures={[
        ...names.map((name) => ({
          key: name,
          name: t(`figures.${name}`),
          number: formatNumber(totals[name]),
          note: compared(totals[name], before[name]),
        })),
        {
          key: 'answer',
          name: t('answerTime'),
          number: duration(answering.medianMinutes),
          note:
            asked === 0
              ? t('noAnswers')
              : t('answered', { answered: formatNumber(answered), asked: formatNumber(asked) }),
        },
      ]}
    />
  );
}

/** An office in a period, at a glance. */
export function OverviewReport({ report }: { report: Overview }) {
  const { t } = useTranslation('reports');
  return (
    <>
      <Strip report={report} names={['views', 'leads', 'viewings']} />
      <FunnelChart title={t('viewsOverTime')} report={report} names={['views']} />
      <FunnelTable totals={report.totals} />
      <AgentTable agents={report.agents} />
    </>
  );
}

/** Inquiries, what came before and after them, and who answers. */
export function LeadsReport({ report }: { report: Overview }) {
  const { t } = useTranslation('reports');
  return (
    <>
      <Strip report={report} names={['reveals', 'leads', 'viewings']} />
      <FunnelChart title={t('leadsOverTime')} report={report} names={['reveals', 'leads', 'viewings']} />
      <AgentTable agents={report.agents} />
    </>
  );
}

export function ViewsReport({ report }: { report: Overview }) {
  const { t } = useTranslation('reports');
  return (
    <>
      <Strip report={report} names={['views', 'reveals']} />
      <FunnelChart title={t('viewsOverTime')} report={report} names={['views']} />
    </>
  );
}
