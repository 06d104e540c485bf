import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import type { Nearby } from './api.ts';
import { aroundRows } from './around-rows.ts';
import css from './compare-around.module.css';
import { CompareGrid } from './compare-grid.tsx';

type Props = {
  listings: readonly ListingDetails[];
  /** Of each listing, in their order; empty while it is unknown. */
  nearby: readonly Nearby[];
};

/** Distances of the nearest school, pharmacy, bus stop … from each of the listings. Nothing where nothing is known of any. */
export function CompareAround({ listings, nearby }: Props) {
  const { t } = useTranslation('compare');
  const rows = aroundRows(nearby, t);
  if (rows.length === 0) return null;
  const groups = nearby.flatMap(({ facilities }) => facilities);
  const credit = groups.find((group) => group.credit !== null)?.credit;
  return (
    <div className={css.around}>
      <h3 className={css.heading}>{t('around.heading')}</h3>
      <CompareGrid
        label={t('around.heading')}
        listings={listings}
        rows={rows}
        head={({ title }, index) => (
          <div className={css.home}>
            <span className={css.number}>{index + 1}</span>
            <bdi>{title}</bdi>
          </div>
        )}
      />
      {groups.some((group) => group.credit === null) && <p className={css.note}>{t('around.typed')}</p>}
      {credit && (
        <a dir="auto" className={css.note} href="https://www.openstreetmap.org/copyright">
          {credit}
        </a>
      )}
    </div>
  );
}
