import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { Loading } from '#ui/loading.tsx';
import { Money } from '#ui/money.tsx';
import css from './advertisements.module.css';
import { type Advertisement, analyticsQuery, PERIODS, type Period } from './api.ts';
import { StatusBadge } from './status-badge.tsx';

type Props = { id: string; period: Period; pathTo: (period: Period) => string };

/** What an advertisement brought, what it cost, and its days. */
export function Figures({ id, period, pathTo }: Props) {
  const { t } = useTranslation('advertisements');
  const { data, error, refetch } = useQuery(analyticsQuery(useApi(), id, period));
  if (error && !data) return <FailedPanel error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <>
      <div className={css.titled}>
        <h2 className={css.heading}>
          <bdi>{data.advertisement.title}</bdi>
        </h2>
        <StatusBadge advertisement={data.advertisement} />
      </div>
      <Sums advertisement={data.advertisement} />
      <DeskTabs
        label={t('periods.label')}
        current={period}
        tabs={PERIODS.map((name) => ({ name, label: t(`periods.${name}`), to: pathTo(name) }))}
      />
      <Days days={data.days} />
    </>
  );
}

function Sums({ advertisement: one }: { advertisement: Advertisement }) {
  const { t } = useTranslation('advertisements');
  const days = t('figures.daysLeft', { count: Math.max(0, one.days - one.daysSpent) });
  const leftOut = (count: number) => (count > 0 ? { note: t('figures.leftOut', { shown: formatNumber(count) }) } : {});
  return (
    <>
      <FigureStrip
        figures={[
          {
            key: 'views',
            name: t('figures.impressions'),
            number: formatNumber(one.impressions),
            ...leftOut(one.impressionsLeftOut),
          },
          {
            key: 'clicks',
            name: t('figures.presses'),
            number: formatNumber(one.clicks),
            ...leftOut(one.clicksLeftOut),
          },
          { key: 'ctr', name: t('figures.ctr'), number: one.ctr === null ? '—' : `${formatNumber(one.ctr)}%` },
          { key: 'cpc', name: t('figures.cpc'), money: one.cpc },
        ]}
      />
      <FigureStrip
        figures={[
          { key: 'spent', name: t('figures.spent'), money: one.spent },
          { key: 'remaining', name: t('figures.remaining'), money: one.remaining },
          { key: 'budget', name: t('figures.budget'), money: one.cost },
          { key: 'days', name: t('figures.days'), number: formatNumber(one.daysSpent), note: days },
        ]}
      />
    </>
  );
}

type Day = { day: string; impressions: number; people: number; clicks: number; spent: number };

/** Views day by day as columns, and all figures of them in a table beside. */
function Days({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('advertisements');
  const lang = useLang();
  const most = Math.max(1, ...days.map(({ impressions }) => impressions));
  const name = (day = '') => formatDate(day, lang, 'short');
  const counted = days.toReversed().filter(({ impressions, clicks }) => impressions + clicks > 0);
  const columns: Column<Day>[] = [
    { key: 'day', header: t('chart.day'), isName: true, cell: ({ day }) => formatDate(day, lang, 'weekday') },
    { key: 'impressions', header: t('figures.impressions'), cell: ({ impressions }) => formatNumber(impressions) },
    { key: 'people', header: t('figures.people'), cell: ({ people }) => formatNumber(people) },
    { key: 'clicks', header: t('figures.presses'), cell: ({ clicks }) => formatNumber(clicks) },
    {
      key: 'ctr',
      header: t('figures.ctr'),
      cell: ({ impressions, clicks }) =>
        impressions > 0 ? `${formatNumber((clicks / impressions) * 100, { maximumFractionDigits: 2 })}%` : '—',
    },
    { key: 'spent', header: t('figures.spent'), onPhone: 'end', cell: ({ spent }) => <Money value={spent} /> },
  ];
  return (
    <section aria-label={t('chart.title')} className={css.chart}>
      <h3 className={css.small}>{t('chart.title')}</h3>
      <div aria-hidden="true">
        <ul className={css.legend}>
          <li>{t('figures.impressions')}</li>
          <li>{t('figures.presses')}</li>
        </ul>
        <span className={css.most}>{formatNumber(most)}</span>
        <div className={css.bars}>
          {days.map(({ day, impressions, clicks }) => (
            <span
              key={day}
              className={css.bar}
              data-tip={t('chart.tip', {
                day: name(day),
                views: formatNumber(impressions),
                clicks: formatNumber(clicks),
              })}
            >
              <span className={css.views} style={{ blockSize: `${(impressions / most) * 100}%` }} />
              <span className={css.presses} style={{ blockSize: `${(clicks / most) * 100}%` }} />
            </span>
          ))}
        </div>
        <span className={css.ends}>
          <span>{name(days[0]?.day)}</span>
          <span>{name(days.at(-1)?.day)}</span>
        </span>
      </div>
      {counted.length > 0 ? (
        <DeskTable label={t('chart.title')} columns={columns} rows={counted} keyOf={({ day }) => day} />
      ) : (
        <p className={css.note}>{t('chart.none')}</p>
      )}
    </section>
  );
}
