import type { ListingDetails } from '@diyar/api/contracts/listings';
import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../lib/hydrated.ts';
import { loadLazily } from '../../../lib/lazy-page.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import css from './share-row.module.css';

const Comparing = lazy(async () => ({ default: (await loadLazily(() => import('./comparing.tsx'))).Comparing }));

/** Keeps the compare button's place. What is compared is known to this browser only, so the button comes after the page. */
export function CompareSlot({ listing }: { listing: ListingDetails }) {
  return (
    <span className={css.slot}>
      {useHydrated() && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Comparing listing={listing} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
