import type { LngLat } from '@diyar/api/rules/shape';
import { useEffect } from 'react';
import { useMap } from '../../base/map-context.ts';
import { useLatest } from '../../base/use-latest.ts';
import { tracedCorners } from './trace.ts';

interface Options {
  isOn: boolean;
  /** Corners that may still be drawn. */
  room: number;
  /** The line under the finger. */
  onTrace: (line: readonly LngLat[]) => void;
  onLine: (corners: readonly LngLat[]) => void;
}

/** One finger, or the pressed mouse, traces an area while the map stands still; two fingers zoom it as ever. */
export function useFreehand({ isOn, ...events }: Options): void {
  const { map } = useMap();
  const latest = useLatest(events);
  useEffect(() => {
    if (!isOn) return;
    const surface = map.getCanvasContainer();
    const canvas = map.getCanvas();
    let trace: { x: number; y: number }[] | undefined;
    const toPlace = ({ x, y }: { x: number; y: number }): LngLat => {
      const { lng, lat } = map.unproject([x, y]);
      return [lng, lat];
    };
    const add = (event: PointerEvent) => {
      const { left, top } = canvas.getBoundingClientRect();
      trace?.push({ x: event.clientX - left, y: event.clientY - top });
      latest.current.onTrace(trace?.map(toPlace) ?? []);
    };
    const begin = (event: PointerEvent) => {
      // A second finger means to zoom: what the first one drew meanwhile is no line.
      trace = event.isPrimary && event.button === 0 && event.target === canvas ? [] : undefined;
      add(event);
    };
    const go = (event: PointerEvent) => trace && add(event);
    const end = () => {
      const corners = trace && tracedCorners(trace, toPlace, latest.current.room);
      trace = undefined;
      latest.current.onTrace([]);
      if (corners && corners.length > 0) latest.current.onLine(corners);
    };
    const stop = () => {
      trace = undefined;
      latest.current.onTrace([]);
    };
    map.dragPan.disable();
    map.boxZoom.disable();
    const { touchAction } = canvas.style;
    canvas.style.touchAction = 'none';
    surface.addEventListener('pointerdown', begin);
    window.addEventListener('pointermove', go);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', stop);
    return () => {
      map.dragPan.enable();
      map.boxZoom.enable();
      canvas.style.touchAction = touchAction;
      surface.removeEventListener('pointerdown', begin);
      window.removeEventListener('pointermove', go);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', stop);
    };
  }, [map, isOn, latest]);
}
