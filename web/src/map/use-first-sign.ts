import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

let isSeen = false;

/**
 * Whether somebody has moved, scrolled, touched or typed, on this page or an earlier one: what is heavy and not asked for need
 * not compete with a page that is still arriving.
 */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(isSeen);
  useEffect(() => {
    if (isSeen) return setSeen(true);
    const waiting = new AbortController();
    const onSign = () => {
      isSeen = true;
      setSeen(true);
      waiting.abort();
    };
    const options = { capture: true, passive: true, signal: waiting.signal };
    for (const sign of SIGNS) addEventListener(sign, onSign, options);
    return () => waiting.abort();
  }, []);
  return seen;
}
