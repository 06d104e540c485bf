import type { PlacePage } from '@diyar/api/contracts/places';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { LazyAreaMap } from '#map/lazy-map.tsx';
import { useMessages } from '../../use-messages.ts';
import css from './place-head.module.css';

/** The map with its texts, fetched together. Without WebGL a sentence stands in its place. */
export function AreaOnMap({ page }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  const lang = useLang();
  const [failed, setFailed] = useState(false);
  const ready = useMessages('map');

  if (failed) return <p className={css.failed}>{t('mapFailed')}</p>;
  if (!ready) return null;
  const { lng, lat, bbox, items } = page;
  return (
    <LazyAreaMap
      lang={lang}
      lng={lng}
      lat={lat}
      bbox={bbox ?? undefined}
      spots={items}
      onUnavailable={() => setFailed(true)}
    />
  );
}
