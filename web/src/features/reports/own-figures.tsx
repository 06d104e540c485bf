import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { FiguresState } from '#ui/desk/figures-state.tsx';
import type { PeriodValues } from '#ui/desk/period.ts';
import { PeriodField } from '#ui/desk/period-field.tsx';
import { useChange } from '#ui/desk/use-change.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { type OwnFigures as Figures, FUNNEL, ownFiguresQuery } from './api.ts';
import { FunnelChart } from './funnel-chart.tsx';
import { Standing } from './standing.tsx';

/** One of my listings in a period of my choice. */
export function OwnFigures({ id }: { id: string }) {
  const [period, setPeriod] = useState<PeriodValues>({ timeframe: '', from: '', to: '' });
  const query = useQuery(ownFiguresQuery(useApi(), id, period));
  return (
    <>
      <PeriodField
        values={period}
        shown={query.data}
        onChange={(change) => setPeriod((current) => ({ ...current, ...change }))}
      />
      <FiguresState query={query}>{(figures) => <Shown figures={figures} />}</FiguresState>
    </>
  );
}

function Shown({ figures }: { figures: Figures }) {
  const { t } = useTranslation('reports');
  const compared = useChange();
  const { listing, before } = figures;
  return (
    <>
      <FigureStrip
        figures={FUNNEL.slice(0, 4).map((name) => ({
          key: name,
          name: t(`figures.${name}`),
          number: formatNumber(listing[name]),
          note: compared(listing[name], before[name]),
        }))}
      />
      <Standing {...listing} />
      <FunnelChart title={t('viewsOverTime')} report={figures} names={['views']} />
    </>
  );
}
