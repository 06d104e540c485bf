import { useEffect } from 'react';

/** The dashboard's layout marks with it what lies behind its dialogs. */
export const PAGE_ID = 'page';

let open = 0;

function change(by: 1 | -1): void {
  open += by;
  document.getElementById(PAGE_ID)?.toggleAttribute('inert', open > 0);
}

/** Mantine's modals keep the Tab key inside; this keeps readers and fingers from the page behind, as native dialogs do. */
export function useInertPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}
