import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { LazyHomesMap } from '#map/lazy-map.tsx';
import type { Home } from '#map/small/homes-view.ts';
import { RoutePicture } from '#map/still/route-picture.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import css from './viewing-route-page.module.css';

/** The way on the map; a picture of it until the map is there, where it cannot come, and on paper. */
export function RouteOnMap({ homes }: { homes: readonly Home[] }) {
  const { t } = useTranslation('viewings');
  const lang = useLang();
  const [isWithout, setWithout] = useState(false);
  const picture = <RoutePicture lang={lang} homes={homes} />;
  const sentence = <p className={css.failed}>{t('route.mapFailed')}</p>;
  return (
    <div className={css.place}>
      <div className={css.map}>
        {picture}
        <div className={css.over}>
          <ErrorBoundary fallback={() => sentence}>
            {isWithout ? (
              sentence
            ) : (
              <LazyHomesMap
                lang={lang}
                homes={homes}
                route={t('route.map')}
                still={picture}
                onUnavailable={() => setWithout(true)}
              />
            )}
          </ErrorBoundary>
        </div>
      </div>
      <div className={css.paper}>
        <RoutePicture lang={lang} homes={homes} isForPaper />
      </div>
    </div>
  );
}
