import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadLazily } from '#lib/lazy-page.ts';
import { type SignInAgainRequest, signInAgainStore } from '#lib/sign-in-again.ts';
import { useMessages } from '../use-messages.ts';

const Dialog = lazy(async () => ({
  default: (await loadLazily(() => import('#features/accounts/sign-in-again-dialog.tsx'))).SignInAgainDialog,
}));
const nobody = () => undefined;

/** The dialog that signs somebody in again in place; fetched when a session ended under a page in use. */
export function SignInAgain() {
  const request = useSyncExternalStore(signInAgainStore.subscribe, signInAgainStore.request, nobody);
  return request && <Prompt request={request} />;
}

function Prompt({ request }: { request: SignInAgainRequest }) {
  const hasAccounts = useMessages('accounts');
  const hasForms = useMessages('form');
  if (!hasAccounts || !hasForms) return null;
  return (
    <Suspense fallback={null}>
      <Dialog request={request} />
    </Suspense>
  );
}
