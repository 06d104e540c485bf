import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aroundQuery } from '#features/compare/api.ts';
import { CompareAround } from '#features/compare/compare-around.tsx';
import { ComparePlaces } from '#features/compare/compare-places.tsx';
import { useApi } from '#lib/api-context.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import css from './compare-page.module.css';
import { HomesOnMap } from './homes-on-map.tsx';

/** Where the listings are, in words and on a map, and what is around them. Without WebGL a sentence stands in the map's place. */
export function PlacesSection({ listings }: { listings: readonly ListingDetails[] }) {
  const { t } = useTranslation('compare');
  const api = useApi();
  const { data: nearby = [] } = useQuery(
    aroundQuery(
      api,
      listings.map(({ id }) => id),
    ),
  );
  const [isWithout, setWithout] = useState(false);
  const sentence = <p className={css.failed}>{t('places.mapFailed')}</p>;
  return (
    <section className={css.places} aria-labelledby="places">
      <h2 id="places" className={css.heading}>
        {t('places.heading')}
      </h2>
      <div className={css.split}>
        <div className={css.map}>
          <ErrorBoundary fallback={() => sentence}>
            {isWithout ? sentence : <HomesOnMap listings={listings} onUnavailable={() => setWithout(true)} />}
          </ErrorBoundary>
        </div>
        <ComparePlaces listings={listings} />
      </div>
      <CompareAround listings={listings} nearby={nearby} />
    </section>
  );
}
