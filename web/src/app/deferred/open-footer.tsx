import { useEffect } from 'react';

/** Parts of the footer fold on phones alone: where there is room they stand open, are said to be, and no key stops at their headings. */
export function OpenFooter() {
  useEffect(() => {
    const wide = matchMedia('(min-width: 721px)');
    const look = () => {
      for (const summary of document.querySelectorAll<HTMLElement>('footer summary')) {
        summary.tabIndex = wide.matches ? -1 : 0;
        (summary.parentElement as HTMLDetailsElement).open = wide.matches;
      }
    };
    look();
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, []);
  return null;
}
