import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useInertPage } from './use-inert-page.ts';

/** Mantine's modal for dialogs that are open as long as they are rendered; afterwards the focus is where it was. */
export function OpenModal(props: Omit<ModalProps, 'opened'>) {
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
