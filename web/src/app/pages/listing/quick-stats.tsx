import type { ListingDetails } from '@diyar/api/contracts/listings';
import type { Icon } from '@tabler/icons-react';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconStairs from '@tabler/icons-react/dist/esm/icons/IconStairs.mjs';
import { useTranslation } from 'react-i18next';
import { attributeFact } from '#features/listings/attribute-fact.ts';
import { headlineCounts } from '#features/listings/headline-counts.ts';
import { floorText } from '#features/listings/listing-facts.ts';
import { formatNumber } from '#lib/format.ts';
import css from './quick-stats.module.css';

type Stat = { icon?: Icon; name: string; value: string };

/** Figures that decide whether to read on: rooms and size of a home, the first attributes of anything else. */
export function QuickStats({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const { t: tListings } = useTranslation('listings');
  const { area, attributes } = listing;
  const stat = (icon: Icon, name: string, value: string | undefined): Stat[] =>
    value === undefined ? [] : [{ icon, name, value }];

  const ofHome = [
    ...stat(
      IconMaximize,
      t('stats.area'),
      area === null ? undefined : tListings('card.area', { area: formatNumber(area) }),
    ),
    ...headlineCounts(listing).flatMap(({ field, icon, count }) =>
      stat(icon, t(`stats.${field}`, { count }), formatNumber(count)),
    ),
    ...stat(IconStairs, t('stats.floor'), floorText(listing, tListings)),
  ];
  const stats: Stat[] =
    ofHome.length > 1
      ? ofHome
      : [...ofHome, ...attributes.slice(0, 4 - ofHome.length).map((attribute) => attributeFact(attribute, tListings))];
  if (stats.length === 0) return null;

  return (
    <ul className={css.stats} aria-label={t('stats.label')}>
      {stats.map(({ icon: Sign, name, value }) => (
        <li key={name} className={css.stat}>
          {Sign && <Sign size={26} stroke={1.4} aria-hidden />}
          <div>
            <bdi className={css.value}>{value}</bdi>
            <span className={css.name}>{name}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
