import { type RefObject, useEffect, useState } from 'react';
import { useMap } from '../../base/map-context.ts';
import { BY_PAGE } from '../../base/watch-view.ts';

/** Below the panel: the attribution stays in sight. */
const FOOT = 40;

/** The map's middle is that of the part above the panel, on a phone as well. @returns the height that is covered */
export function useRoomAbove(panel: RefObject<HTMLElement | null>): number {
  const { map } = useMap();
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const pad = (bottom: number) =>
      map.easeTo({ padding: { top: 0, bottom, left: 0, right: 0 }, duration: 0 }, BY_PAGE);
    let before = 0;
    const observer = new ResizeObserver(() => {
      // A row more or less would move the map under the finger: room is made once, and more only where it is needed.
      const next = Math.max(before, element.offsetHeight + FOOT);
      if (next === before) return;
      before = next;
      setCovered(next);
      pad(next);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      pad(0);
    };
  }, [map, panel]);
  return covered;
}
