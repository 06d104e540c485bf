import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '../../../lib/i18n.ts';
import { LazyPlaceMap } from '../../../map/lazy-map.tsx';
import { useMessages } from '../../use-messages.ts';
import css from './place-section.module.css';

/** The map and its texts, fetched together. Without WebGL a sentence stands in its place; the page is whole without it. */
export function PlaceOnMap({ listing: { lng, lat, approximate } }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const lang = useLang();
  const [failed, setFailed] = useState(false);
  const ready = useMessages('map');

  if (failed) return <p className={css.failed}>{t('nearby.mapFailed')}</p>;
  if (!ready) return null;
  return <LazyPlaceMap lang={lang} lng={lng} lat={lat} approx={approximate} onUnavailable={() => setFailed(true)} />;
}
