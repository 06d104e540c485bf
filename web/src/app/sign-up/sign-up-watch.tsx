import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isAuthPage } from '#features/accounts/destination-of.ts';
import { watchMaps } from '#features/sign-up-popup/is-busy.ts';
import { noteView } from '#features/sign-up-popup/popup-memory.ts';
import { usePopup } from '#features/sign-up-popup/use-popup.ts';
import { useStay } from '#features/sign-up-popup/use-stay.ts';
import { useSessionState } from '#lib/session.ts';

const SignUpDialog = lazy(async () => ({ default: (await import('./sign-up-dialog.tsx')).SignUpDialog }));

/** Keeps the times of the sign-up popup; its words and its dialog are fetched when it opens. */
export function SignUpWatch() {
  const { pathname, search } = useLocation();
  const { status } = useSessionState();
  const isUnsettled = useStay();
  const isQuiet = useCallback(() => isAuthPage(location.pathname) || isUnsettled(), [isUnsettled]);
  const popup = usePopup({ isVisitor: status === 'anonymous', isQuiet });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another view
  useEffect(() => noteView(Date.now()), [pathname]);
  useEffect(watchMaps, []);

  if (popup.phase === 'hidden') return null;
  return (
    <Suspense fallback={null}>
      <SignUpDialog popup={popup} from={pathname + search} />
    </Suspense>
  );
}
