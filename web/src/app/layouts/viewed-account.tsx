import { lazy, Suspense } from 'react';
import { loadLazily } from '#lib/lazy-page.ts';
import { useSessionState } from '#lib/session.ts';

const Banner = lazy(async () => ({
  default: (await loadLazily(() => import('./worded-view-banner.tsx'))).WordedViewBanner,
}));

/** Where an administrator sees the site as somebody else, says so. */
export function ViewedAccount() {
  const state = useSessionState();
  if (state.status !== 'signedIn' || !state.viewEndsAt) return null;
  return (
    <Suspense fallback={null}>
      <Banner endsAt={state.viewEndsAt} />
    </Suspense>
  );
}
