import { type ComponentProps, lazy, Suspense } from 'react';
import { loadLazily } from '../../lib/lazy-page.ts';
import type { ViewingDialog } from './viewing-dialog.tsx';

const Dialog = lazy(async () => ({
  default: (await loadLazily(() => import('./viewing-dialog.tsx'))).ViewingDialog,
}));

/** The dialog brings a calendar, which most readers of a conversation never open. */
export const LateViewingDialog = (props: ComponentProps<typeof ViewingDialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
