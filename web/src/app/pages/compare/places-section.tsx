import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aroundQuery } from '#features/compare/api.ts';
import { CompareAround } from '#features/compare/compare-around.tsx';
import { ComparePlaces } from '#features/compare/compare-places.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { LazyHomesMap } from '#map/lazy-map.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { useMessages } from '../../use-messages.ts';
import css from './compare-page.module.css';

type Props = { listings: readonly ListingDetails[]; onUnavailable: () => void };

/** The map with its texts, fetched together. */
function HomesOnMap({ listings, onUnavailable }: Props) {
  const lang = useLang();
  const ready = useMessages('map');
  const homes = useMemo(
    () => listings.map(({ lng, lat, approximate: approx }, index) => ({ lng, lat, approx, number: index + 1 })),
    [listings],
  );

  return ready ? <LazyHomesMap lang={lang} homes={homes} onUnavailable={onUnavailable} /> : null;
}

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
