import { type RefObject, useEffect, useState } from 'react';

/** True from the moment at which what comes after the element before this one is below the screen: nothing that is seen moves. */
export function useUnseenRoom(element: RefObject<Element | null>, isWanted: boolean): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const before = element.current?.previousElementSibling;
    if (!isWanted || hasRoom || !before) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const bottom = entry?.boundingClientRect.bottom ?? 0;
        if (bottom < document.documentElement.clientHeight) return;
        observer.disconnect();
        setRoom(true);
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(before);
    return () => observer.disconnect();
  }, [element, isWanted, hasRoom]);
  return hasRoom;
}
