import { useEffect } from 'react';
import { useMap } from '../../base/map-context.ts';
import { useLatest } from '../../base/use-latest.ts';
import type { Point } from '../../picker/use-movable-marker.ts';

interface Options {
  isOn: boolean;
  onTap: (at: Point, screen: { x: number; y: number }) => void;
  /** Enter on the map: what its middle shows. */
  onEnter: (at: Point) => void;
  onUndo: () => void;
  onEscape: () => void;
}

/** Taps and keys on the map while something is drawn: arrows move it, Enter marks its middle, Backspace takes back. */
export function useTaps({ isOn, ...events }: Options): void {
  const { map } = useMap();
  const latest = useLatest(events);
  useEffect(() => {
    const canvas = map.getCanvas();
    const tap = ({ lngLat, point }: { lngLat: Point; point: { x: number; y: number } }) => {
      if (isOn) latest.current.onTap({ lng: lngLat.lng, lat: lngLat.lat }, point);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isOn) latest.current.onEnter(map.getCenter());
      else if (event.key === 'Backspace') latest.current.onUndo();
      else if (event.key === 'Escape') latest.current.onEscape();
      else return;
      event.preventDefault();
    };
    map.on('click', tap);
    map.doubleClickZoom.disable();
    canvas.addEventListener('keydown', press);
    canvas.style.cursor = 'crosshair';
    return () => {
      map.off('click', tap);
      map.doubleClickZoom.enable();
      canvas.removeEventListener('keydown', press);
      canvas.style.cursor = '';
    };
  }, [map, isOn, latest]);
}
