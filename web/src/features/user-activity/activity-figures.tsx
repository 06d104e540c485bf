import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import type { UserActivity } from './api.ts';

const SHOWN = ['people', 'newUsers', 'listings', 'leadsSent'] as const;

/** A period in four figures. */
export function ActivityFigures({ totals }: { totals: UserActivity['totals'] }) {
  const { t } = useTranslation('user-activity');
  const names = { people: t('people'), newUsers: t('newUsers'), listings: t('listings'), leadsSent: t('leadsSent') };
  return <FigureStrip figures={SHOWN.map((key) => ({ key, name: names[key], number: formatNumber(totals[key]) }))} />;
}
