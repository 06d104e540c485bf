import type { ListingDetails } from '@diyar/api/contracts/listings';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { nearbyPlacesQuery } from '#features/listings/api.ts';
import { useApi } from '#lib/api-context.ts';
import { loadLazily } from '#lib/lazy-page.ts';
import { placeNames } from '#lib/place-names.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { NearbyLists } from './nearby-lists.tsx';
import css from './place-section.module.css';
import { Section } from './section.tsx';
import { WhenNear } from './when-near.tsx';

const PlaceOnMap = lazy(async () => ({ default: (await loadLazily(() => import('./place-on-map.tsx'))).PlaceOnMap }));

/** Where it is, and what lies round it. */
export function PlaceSection({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const { t: tListings } = useTranslation('listings');
  const { data: nearby } = useQuery(nearbyPlacesQuery(useApi(), listing.id));
  const { place, category, transactionType } = listing;
  const narrowest = place.neighborhood
    ? (['neighborhood', place.neighborhood] as const)
    : (['city', place.city] as const);
  const search = `category=${category.key}&transactionType=${transactionType}`;

  return (
    <Section title={t('sections.place')} id="place">
      <p className={css.place}>{placeNames(place).join(tListings('card.comma'))}</p>
      <WhenNear className={css.map}>
        <ErrorBoundary fallback={() => <p className={css.failed}>{t('nearby.mapFailed')}</p>}>
          <Suspense fallback={null}>
            <PlaceOnMap listing={listing} />
          </Suspense>
        </ErrorBoundary>
      </WhenNear>
      {nearby && <NearbyLists {...nearby} />}
      <AppLink
        to={`/properties?view=map&${narrowest[0]}=${narrowest[1].key}&${search}`}
        className={`d-more ${css.onMap}`}
      >
        <IconMapPin size={18} stroke={1.6} aria-hidden />
        {t('nearby.onMap', { place: narrowest[1].name })}
      </AppLink>
    </Section>
  );
}
