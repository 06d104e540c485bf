import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewDetail } from '#features/listing-review/api.ts';
import css from '#features/listing-review/review.module.css';
import { useLang } from '#lib/i18n.ts';
import { LazyPlaceMap } from '#map/lazy-map.tsx';

/** Where it lies, to the point, whatever the public sees; its figures where no map can be drawn. */
export function ReviewMap({ point }: Pick<ReviewDetail, 'point'>) {
  const { t } = useTranslation('listing-review');
  const lang = useLang();
  const [hasFailed, setFailed] = useState(false);
  if (!point) return <p className={css.dim}>{t('noPoint')}</p>;
  const { lng, lat } = point;
  if (hasFailed) return <p className={css.dim}>{t('mapFailed', { lat: lat.toFixed(5), lng: lng.toFixed(5) })}</p>;
  return (
    <div className={css.map}>
      <LazyPlaceMap lang={lang} lng={lng} lat={lat} approx={false} onUnavailable={() => setFailed(true)} />
    </div>
  );
}
