import type { ListingCard } from '@diyar/api/contracts/search';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconStairs from '@tabler/icons-react/dist/esm/icons/IconStairs.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { headlineCounts } from './headline-counts.ts';
import css from './listing-card.module.css';

const LINE = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** Rooms, baths, area and floor as icons with numbers; readers hear them worded. */
export function ListingCardFacts({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation('listings');
  const { area, floor, category } = listing;
  const counts = headlineCounts(listing);

  return (
    <ul className={css.facts}>
      {counts.map(({ field, icon: Sign, count }) => {
        const said = t(`counts.${field}`, { count, value: count });
        return <Fact key={field} icon={<Sign {...LINE} />} shown={field === 'rooms' ? said : count} said={said} />;
      })}
      {area !== null && (
        <Fact
          icon={<IconMaximize {...LINE} />}
          shown={t('card.area', { area: formatNumber(area) })}
          said={t('card.areaLabel', { area: formatNumber(area) })}
        />
      )}
      {floor !== null && <Fact icon={<IconStairs {...LINE} />} shown={floorName(floor, t)} />}
      {!counts.some(({ field }) => field !== 'bathrooms') && area === null && (
        <li className={css.fact}>{category.name}</li>
      )}
    </ul>
  );
}

type Say = ReturnType<typeof useTranslation<'listings'>>['t'];

function floorName(floor: number, t: Say): string {
  if (floor < 0) return t('card.basement');
  return floor === 0 ? t('card.ground') : t('card.floor', { floor });
}

function Fact({ icon, shown, said }: { icon: ReactNode; shown: ReactNode; said?: string }) {
  return (
    <li className={css.fact} data-tip={said}>
      {icon}
      <span aria-hidden={said ? true : undefined}>{shown}</span>
      {said && <span className="d-visually-hidden">{said}</span>}
    </li>
  );
}
