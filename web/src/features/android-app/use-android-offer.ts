import { useCallback, useEffect, useState } from 'react';
import { dismissedAt, firstReferrer, storeDismissal } from './android-memory.ts';
import { DELAY_MS, isOffered, isResting, LOOK_AGAIN_MS } from './android-rules.ts';

const isHere = (): boolean =>
  isOffered({
    userAgent: navigator.userAgent,
    referrer: firstReferrer(document.referrer),
    isStandalone: matchMedia('(display-mode: standalone)').matches,
  });

/** Milliseconds since the document had loaded; 0 while it loads. */
function sinceLoad(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.loadEventEnd ? performance.now() - document.loadEventEnd : 0;
}

/**
 * Offers the app two seconds after the load, or at the first free moment after them.
 * @param isBusy whether the visitor would be disturbed now
 */
export function useAndroidOffer(isBusy: () => boolean) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isHere() || isResting(dismissedAt(), Date.now())) return;
    let timer = setTimeout(show, Math.max(0, DELAY_MS - sinceLoad()));
    return () => clearTimeout(timer);

    function show(): void {
      // Another tab may have been answered meanwhile.
      if (isResting(dismissedAt(), Date.now())) return;
      if (isBusy()) timer = setTimeout(show, LOOK_AGAIN_MS);
      else setOpen(true);
    }
  }, [isBusy]);

  const dismiss = useCallback(() => {
    storeDismissal(Date.now());
    setOpen(false);
  }, []);
  return { isOpen, dismiss };
}
