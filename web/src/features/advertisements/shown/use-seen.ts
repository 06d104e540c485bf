import { type RefObject, useEffect } from 'react';

const HALF = 0.5;
const A_SECOND = 1_000;

/** Calls once half of the element has been in view for a second, in a tab that is looked at. */
export function useSeen(element: RefObject<Element | null>, onSeen: () => void, isIn: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!isIn || !current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHalf = false;
    const look = () => {
      clearTimeout(timer);
      if (!isHalf || document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        stop();
        onSeen();
      }, A_SECOND);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isHalf = (entries.at(-1)?.intersectionRatio ?? 0) >= HALF;
        look();
      },
      { threshold: HALF },
    );
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
    observer.observe(current);
    document.addEventListener('visibilitychange', look);
    return stop;
  }, [element, onSeen, isIn]);
}
