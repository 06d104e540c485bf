import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isOffline } from '../../lib/connectivity.ts';
import { LazyPageError, loadLazily } from '../../lib/lazy-page.ts';
import { LazyFailedPanel, OfflinePanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';

/** The manifest key of the error pages; the server adds it to a page that failed. */
export const STATUS_PAGE = 'src/app/errors/status-page.tsx';

const StatusPage = lazy(async () => {
  const { StatusPage: Page } = await loadLazily(() => import('./status-page.tsx'));
  return { default: Page };
});

/** The page for what a loader threw or a page broke on, inside the frame. */
export function RouteError() {
  const error = useRouteError();
  // Every failure without a network is that failure.
  if (isOffline()) return <OfflinePanel />;
  if (error instanceof LazyPageError) return <LazyFailedPanel timedOutMs={error.timedOutMs} />;
  return (
    <Suspense fallback={<Loading />}>
      <StatusPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Suspense>
  );
}
