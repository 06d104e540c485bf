import { useEffect, useState } from 'react';

/** The browser remembers presses and keys as the document's activation, but neither movement nor scrolling. */
const SIGNS = ['pointermove', 'wheel', 'scroll', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Whether somebody has touched or typed in this document, or moves or scrolls now: what is heavy and not asked for need not
 * compete with a page that is still arriving.
 */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive) return setSeen(true);
    const waiting = new AbortController();
    const onSign = () => {
      setSeen(true);
      waiting.abort();
    };
    const options = { capture: true, passive: true, signal: waiting.signal };
    for (const sign of SIGNS) addEventListener(sign, onSign, options);
    return () => waiting.abort();
  }, []);
  return seen;
}
