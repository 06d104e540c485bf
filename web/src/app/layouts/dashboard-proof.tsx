import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadLazily } from '#lib/lazy-page.ts';
import { proofStore } from '#lib/proof.ts';
import { useMessages } from '../use-messages.ts';

const ProofDialog = lazy(async () => ({
  default: (await loadLazily(() => import('#features/accounts/proof-dialog.tsx'))).ProofDialog,
}));
const nobody = () => undefined;

/** The dialog that asks who sits there; fetched when something asks for it. */
export function DashboardProof() {
  const request = useSyncExternalStore(proofStore.subscribe, proofStore.request, nobody);
  return request && <Prompt request={request} />;
}

function Prompt({ request }: { request: NonNullable<ReturnType<typeof proofStore.request>> }) {
  const hasAccounts = useMessages('accounts');
  const hasForms = useMessages('form');
  if (!hasAccounts || !hasForms) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog request={request} />
    </Suspense>
  );
}
