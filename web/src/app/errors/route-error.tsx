import { lazy, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useIsJustSignedIn } from '#features/accounts/just-signed-in.ts';
import { isOffline } from '#lib/connectivity.ts';
import { LazyPageError, loadLazily } from '#lib/lazy-page.ts';
import { isWalkedTo, reopen } from '#lib/reopen.ts';
import { LazyFailedPanel, OfflinePanel } from '#ui/error-panel.tsx';
import { Loading } from '#ui/loading.tsx';

/** The manifest key of the error pages; the server adds it to a page that failed. */
export const STATUS_PAGE = 'src/app/errors/status-page.tsx';

const StatusPage = lazy(async () => {
  const { StatusPage: Page } = await loadLazily(() => import('./status-page.tsx'));
  return { default: Page };
});

/** Where signing in leads is loaded as a document when its code can't be had (spec, section 2); once. */
function FullLoad() {
  useEffect(reopen, []);
  return <Loading />;
}

/** The page for what a loader threw or a page broke on, inside the frame. */
export function RouteError() {
  const error = useRouteError();
  const isJustSignedIn = useIsJustSignedIn();
  const [isAfterSignIn] = useState(() => isJustSignedIn && isWalkedTo());
  // Every failure without a network is that failure.
  if (isOffline()) return <OfflinePanel />;
  if (error instanceof LazyPageError) {
    return isAfterSignIn ? <FullLoad /> : <LazyFailedPanel timedOutMs={error.timedOutMs} />;
  }
  return (
    <Suspense fallback={<Loading />}>
      <StatusPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Suspense>
  );
}
