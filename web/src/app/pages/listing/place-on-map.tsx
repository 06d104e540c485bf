import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearbyPlacesQuery } from '#features/listings/api.ts';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { LazyPlaceMap } from '#map/lazy-map.tsx';
import { useMessages } from '../../use-messages.ts';
import css from './place-section.module.css';

/** The map and its texts, fetched together. Without WebGL a sentence stands in its place; the page is whole without it. */
export function PlaceOnMap({ listing: { id, lng, lat, approximate } }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const lang = useLang();
  const [failed, setFailed] = useState(false);
  const ready = useMessages('map');
  const { data: nearby } = useQuery(nearbyPlacesQuery(useApi(), id));
  const points = useMemo(
    () =>
      nearby?.facilities
        .flatMap(({ items }) => items)
        .flatMap(({ name, point }) => (point ? [{ ...point, name: point.name ?? name }] : [])),
    [nearby],
  );

  if (failed) return <p className={css.failed}>{t('nearby.mapFailed')}</p>;
  if (!ready) return null;
  const fail = () => setFailed(true);
  return <LazyPlaceMap lang={lang} lng={lng} lat={lat} approx={approximate} points={points} onUnavailable={fail} />;
}
