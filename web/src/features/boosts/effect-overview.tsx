import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { BarTable, BarTables } from '#ui/bar-table.tsx';
import { FiguresChart } from '#ui/desk/chart/figures-chart.tsx';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { effectQuery } from './api.ts';
import css from './boosts.module.css';

/** What all boosts did to views, in all, by day and by kind; nothing before the first of them has a whole day. */
export function EffectOverview() {
  const { t } = useTranslation('boosts');
  const lang = useLang();
  const { data } = useQuery(effectQuery(useApi()));
  // The boosts themselves, below, tell of a failure.
  if (!data || data.total.usual + data.total.boosted === 0) return null;
  const { total, types, days } = data;
  const gained = total.boosted - total.usual;
  return (
    <div className={css.overview}>
      <FigureStrip
        figures={[
          { key: 'boosted', name: t('overview.boosted'), number: formatNumber(total.boosted) },
          { key: 'usual', name: t('overview.usual'), number: formatNumber(total.usual) },
          { key: 'spent', name: t('overview.spent'), money: total.spent },
          {
            key: 'each',
            name: t('overview.each'),
            money: gained > 0 ? Math.round((total.spent / gained) * 100) / 100 : null,
          },
        ]}
      />
      {days.some(({ usual, boosted }) => usual + boosted > 0) && (
        <FiguresChart
          title={t('overview.days')}
          rowName={t('overview.day')}
          rows={days}
          keyOf={({ day }) => day}
          nameOf={({ day }) => formatDate(day, lang, 'short')}
          series={[
            { key: 'boosted', name: t('effect.after'), of: ({ boosted }) => boosted },
            { key: 'usual', name: t('effect.before'), of: ({ usual }) => usual },
          ]}
        />
      )}
      {types.length > 1 && (
        <BarTables>
          <BarTable
            title={t('overview.gained')}
            head={[t('dialog.type'), t('columns.effect')]}
            rows={types.map(({ type, usual, boosted }) => ({
              ...{ key: type, name: t(`types.${type}`), count: Math.max(0, boosted - usual) },
            }))}
          />
          <BarTable
            title={t('overview.spentBy')}
            head={[t('dialog.type'), t('columns.cost')]}
            rows={types.map(({ type, spent }) => ({ key: type, name: t(`types.${type}`), count: spent }))}
            unit="dollars"
          />
        </BarTables>
      )}
    </div>
  );
}
