import { type RefObject, useEffect } from 'react';

/** Keeps a dialog element in step with `open`; the platform traps focus, closes on Escape and hides the rest. */
export function useDialog(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [ref, open]);
}
