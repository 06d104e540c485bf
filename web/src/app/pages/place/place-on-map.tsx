import type { PlacePage } from '@diyar/api/contracts/places';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { placeName } from '#features/places/place-words.ts';
import { loadLazily } from '#lib/lazy-page.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { WhenNear } from '../listing/when-near.tsx';
import css from './place-head.module.css';

const AreaOnMap = lazy(async () => ({ default: (await loadLazily(() => import('./area-on-map.tsx'))).AreaOnMap }));

/** A small map of the place, fetched only by those who come near it, and the way to the large one. */
export function PlaceOnMap({ page }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  const { searchPath } = page;
  return (
    <section aria-label={t('map', { place: placeName(page, t) })}>
      <WhenNear className={css.map}>
        <ErrorBoundary fallback={() => <p className={css.failed}>{t('mapFailed')}</p>}>
          <Suspense fallback={null}>
            <AreaOnMap page={page} />
          </Suspense>
        </ErrorBoundary>
      </WhenNear>
      {page.total > 0 && (
        <AppLink to={`${searchPath}${searchPath.includes('?') ? '&' : '?'}view=map`} className="d-more">
          <IconMapPin size={18} stroke={1.6} aria-hidden />
          {t('onMap')}
        </AppLink>
      )}
    </section>
  );
}
