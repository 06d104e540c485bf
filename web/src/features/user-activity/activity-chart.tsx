import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { FiguresChart } from '#ui/desk/chart/figures-chart.tsx';
import { stepName } from '#ui/desk/period.ts';
import type { UserActivity } from './api.ts';

/** New accounts, listings and inquiries, step by step. */
export function ActivityChart({ activity }: { activity: UserActivity }) {
  const { t } = useTranslation('user-activity');
  const lang = useLang();
  return (
    <FiguresChart
      title={t('chart')}
      rowName={t('step')}
      rows={activity.steps}
      keyOf={({ day }) => day}
      nameOf={({ day }) => stepName(day, activity, lang)}
      series={[
        { key: 'listings', name: t('listings'), of: ({ listings }) => listings },
        { key: 'leads', name: t('leadsSent'), of: ({ leads }) => leads },
        { key: 'newUsers', name: t('newUsers'), of: ({ newUsers }) => newUsers },
      ]}
    />
  );
}
