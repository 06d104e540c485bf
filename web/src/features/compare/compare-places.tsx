import type { ListingDetails } from '@diyar/api/contracts/listings';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { metresBetween } from '#lib/distance.ts';
import css from './compare-places.module.css';
import { saidDistance } from './said-distance.ts';

type Say = TFunction<'compare'>;

/** The map in words: where each listing is, and how far they are from each other. */
export function ComparePlaces({ listings }: { listings: readonly ListingDetails[] }) {
  const { t } = useTranslation('compare');
  const pairs = pairsOf(listings);
  return (
    <div>
      <ol className={css.places}>
        {listings.map((listing, index) => (
          <li key={listing.id} className={css.home}>
            <span className={css.number}>{index + 1}</span>
            <div>
              <bdi className={css.title}>{listing.title}</bdi>
              <p className={css.dim}>{placeOf(listing, t)}</p>
            </div>
          </li>
        ))}
      </ol>
      {pairs.length > 0 && (
        <>
          <h3 className={css.between}>{t('places.between')}</h3>
          <ul className={css.pairs}>
            {pairs.map(({ one, other, key, ...pair }) => (
              <li key={key}>{t('places.pair', { one, other, distance: apart(pair, t) })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Names as the table has them, then what is known of the place. */
function placeOf({ place, approximate, proximities }: ListingDetails, t: Say): string {
  const names = [...new Set([place.neighborhood?.name, place.city.name].filter(Boolean))].join(t('comma'));
  const { cityCentre } = proximities;
  return [
    `${names}.`,
    approximate && t('places.approximate'),
    cityCentre !== undefined && t('places.centre', { distance: saidDistance(cityCentre, t) }),
  ]
    .filter(Boolean)
    .join(' ');
}

type Pair = { metres: number; isExact: boolean };

function pairsOf(listings: readonly ListingDetails[]): (Pair & { key: string; one: number; other: number })[] {
  return listings.flatMap((first, index) =>
    listings.slice(index + 1).map((second, further) => ({
      key: `${first.id} ${second.id}`,
      one: index + 1,
      other: index + further + 2,
      metres: metresBetween(first, second),
      isExact: !first.approximate && !second.approximate,
    })),
  );
}

const SAME_METRES = 25;
/** Two approximate points may each be off by 500 m. */
const VAGUE_METRES = 1000;

function apart({ metres, isExact }: Pair, t: Say): string {
  if (isExact) return metres < SAME_METRES ? t('places.same') : saidDistance(metres, t);
  return metres < VAGUE_METRES ? t('places.close') : t('places.about', { distance: saidDistance(metres, t) });
}
