import type { ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { lateDialog } from '../late-dialog.tsx';
import css from './dialog.module.css';

/** Fetched when the dashboard has nothing else to do, so that dialogs open at once and without a network. */
export const loadModal = () => import('./modal.tsx');
/** Mantine's modal, open as long as it is rendered. Its 11 KB are no part of a page's first code. */
export const Dialog = lateDialog<Omit<ModalProps, 'opened'>>(async () => (await loadModal()).OpenModal);

/** A dialog's buttons: at its end, on phones one above the other. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>;
