import { lazy, Suspense } from 'react';
import { useSite } from '#lib/site.ts';

const AndroidOffer = lazy(async () => ({ default: (await import('./android-offer.tsx')).AndroidOffer }));

/** Offers the app that the operator named to who comes with an Android phone's browser; where none is named nothing is fetched. */
export function AndroidApp() {
  const { androidStore } = useSite();
  if (!androidStore) return null;
  return (
    <Suspense fallback={null}>
      <AndroidOffer store={androidStore} />
    </Suspense>
  );
}
