import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { BarTable, BarTables } from '#ui/bar-table.tsx';
import { FiguresChart } from '#ui/desk/chart/figures-chart.tsx';
import { stepName } from '#ui/desk/period.ts';
import { useChange } from '#ui/desk/use-change.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import type { UserStatistics } from './api.ts';

type Step = UserStatistics['steps'][number];
const SUMS = ['personal', 'office'] as const;
const TYPES = ['regular', 'office', 'admin'] as const;
const STANDINGS = ['suspended', 'banned'] as const;

/** Accounts of a period, and how many there are now by type and standing. */
export function UserFigures({ figures }: { figures: UserStatistics }) {
  const { t } = useTranslation('figures');
  const lang = useLang();
  const compared = useChange();
  const { now, totals, before, steps } = figures;
  const all = now.regular + now.office + now.admin;
  const names = { personal: t('users.personal'), office: t('users.office') };
  return (
    <>
      <FigureStrip
        figures={[
          {
            key: 'new',
            name: t('users.newAccounts'),
            number: formatNumber(totals.personal + totals.office),
            note: compared(totals.personal + totals.office, before.personal + before.office),
          },
          { key: 'all', name: t('users.all'), number: formatNumber(all) },
          {
            key: 'confirmed',
            name: t('users.confirmed'),
            number: formatNumber(now.confirmed),
            note: t('users.ofAll', { percent: formatNumber(now.confirmed / Math.max(all, 1), { style: 'percent' }) }),
          },
          {
            key: 'offices',
            name: t('users.offices'),
            number: formatNumber(now.offices),
            note: t('users.verifiedOffices', { count: now.verifiedOffices }),
          },
        ]}
      />
      <FiguresChart
        title={t('users.chart')}
        rowName={t('step')}
        rows={steps}
        keyOf={({ day }) => day}
        nameOf={({ day }) => stepName(day, figures, lang)}
        series={SUMS.map((key) => ({ key, name: names[key], of: (step: Step) => step[key] }))}
      />
      <BarTables>
        <BarTable
          title={t('users.byType')}
          head={[t('users.type'), t('users.count')]}
          rows={TYPES.map((type) => ({ key: type, name: t(`users.types.${type}`), count: now[type] }))}
        />
        <BarTable
          title={t('users.byStanding')}
          head={[t('users.type'), t('users.count')]}
          rows={STANDINGS.map((name) => ({ key: name, name: t(`users.standings.${name}`), count: now[name] }))}
        />
      </BarTables>
    </>
  );
}
