import { lazy, Suspense } from 'react';
import { loadLazily } from '../../lib/lazy-page.ts';
import { useSessionState } from '../../lib/session.ts';
import { useMessages } from '../use-messages.ts';

const ViewBanner = lazy(async () => ({
  default: (await loadLazily(() => import('../../features/account-views/view-banner.tsx'))).ViewBanner,
}));

/** Where an administrator sees the site as somebody else, says so. */
export function ViewedAccount() {
  const state = useSessionState();
  return state.status === 'signedIn' && state.viewEndsAt ? <Banner endsAt={state.viewEndsAt} /> : null;
}

function Banner({ endsAt }: { endsAt: string }) {
  const isWorded = useMessages('account-views');
  if (!isWorded) return null;
  return (
    <Suspense fallback={null}>
      <ViewBanner endsAt={endsAt} />
    </Suspense>
  );
}
