import { useQuery } from '@tanstack/react-query';
import { statisticsQuery } from '#features/statistics/api.ts';
import { StatisticsStrip } from '#features/statistics/statistics-strip.tsx';
import { useApi } from '#lib/api-context.ts';
import { Container } from '#ui/container.tsx';
import css from './figures.module.css';

/** How much there is, on the courtyard's floor. */
export function Figures() {
  const { data } = useQuery(statisticsQuery(useApi()));
  if (!data || data.listings === 0) return null;
  return (
    <div className={css.floor}>
      <Container>
        <StatisticsStrip statistics={data} />
      </Container>
    </div>
  );
}
