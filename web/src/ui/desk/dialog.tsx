import type { ModalProps } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadLazily } from '../../lib/lazy-page.ts';
import css from './dialog.module.css';

/** Fetched when the dashboard has nothing else to do, so that dialogs open at once and without a network. */
export const loadModal = () => import('./modal.tsx');
const OpenModal = lazy(async () => ({ default: (await loadLazily(loadModal)).OpenModal }));

/** Mantine's modal, open as long as it is rendered. Its 11 KB are no part of a page's first code. */
export const Dialog = (props: Omit<ModalProps, 'opened'>) => (
  <Suspense>
    <OpenModal {...props} />
  </Suspense>
);

/** A dialog's buttons: at its end, on phones one above the other. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>;
