import { useEffect } from 'react';
import { TooltipLayer } from '#ui/tooltip-layer.tsx';
import { AndroidApp } from '../android/android-app.tsx';
import { SignInAgain } from '../layouts/sign-in-again.tsx';

/** Parts of the footer fold on phones alone: where there is room they stand open, are said to be, and no key stops at their headings. */
function OpenFooter() {
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

/** Parts of the frame that no first sight of a page needs. */
export function FrameExtras() {
  return (
    <>
      <TooltipLayer />
      <SignInAgain />
      <OpenFooter />
      <AndroidApp />
    </>
  );
}
