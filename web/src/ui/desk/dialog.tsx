import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import css from './dialog.module.css';
import { useInertPage } from './use-inert-page.ts';

/** Mantine's modal for dialogs that are open as long as they are rendered; afterwards the focus is where it was. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const [opener] = useState(() => document.activeElement);
  // First, since nothing behind a dialog takes the focus.
  useInertPage(true);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  return <Modal opened {...props} />;
}

/** A dialog's buttons: at its end, on phones one above the other. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>;
