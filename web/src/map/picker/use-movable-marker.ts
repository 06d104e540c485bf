import { type MapMouseEvent, Marker, type PositionAnchor } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { useMap } from '../base/map-context.ts';
import { useLatest } from '../base/use-latest.ts';

export type Point = Pick<MapMouseEvent['lngLat'], 'lng' | 'lat'>;

interface Options {
  at: Point;
  className: string | undefined;
  label: string;
  anchor?: PositionAnchor;
  /** While it is dragged. */
  onDrag?: (to: Point) => void;
  onMove: (to: Point) => void;
  onPress?: () => void;
  /** The Delete key. */
  onRemove?: () => void;
}

const STEP = 8;
const WIDE_STEP = 48;
const ARROWS = new Map<string, readonly [number, number]>(
  Object.entries<readonly [number, number]>({
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  }),
);

/** A button on the map that is dragged, or moved by the arrow keys as far as the eye sees it move. */
export function useMovableMarker({ at: { lng, lat }, className, label, anchor = 'center', ...events }: Options): void {
  const { map } = useMap();
  const latest = useLatest({ ...events, label });
  const first = useRef({ className, anchor });
  const marker = useRef<Marker>(undefined);
  const at = useRef({ lng, lat });

  useEffect(() => {
    const { className, anchor } = first.current;
    const element = document.createElement('button');
    element.type = 'button';
    element.className = className ?? '';
    const made = new Marker({ element, anchor, draggable: true });
    marker.current = made;
    const tell = () => {
      const { lng, lat } = made.getLngLat();
      // Where the new point is refused nothing is said: unless it is taken, the marker is back where it was.
      made.setLngLat(at.current);
      latest.current.onMove({ lng, lat });
    };
    made.on('drag', () => latest.current.onDrag?.(made.getLngLat()));
    made.on('dragend', tell);
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      latest.current.onPress?.();
    });
    element.addEventListener('keydown', (event) => {
      const [x, y] = ARROWS.get(event.key) ?? [];
      const isRemoval = event.key === 'Delete' && latest.current.onRemove;
      if (!isRemoval && (x === undefined || y === undefined)) return;
      // The map listens to the same keys and would move away from under the marker.
      event.preventDefault();
      event.stopPropagation();
      if (x === undefined || y === undefined) return latest.current.onRemove?.();
      const step = event.shiftKey ? WIDE_STEP : STEP;
      const spot = map.project(made.getLngLat());
      made.setLngLat(map.unproject([spot.x + x * step, spot.y + y * step]));
      tell();
    });
    return () => {
      marker.current = undefined;
      made.remove();
    };
  }, [map, latest]);

  useEffect(() => marker.current?.getElement().setAttribute('aria-label', label), [label]);
  useEffect(() => {
    const made = marker.current;
    if (!made) return;
    at.current = { lng, lat };
    const isFirst = made.getElement().parentElement === null;
    made.setLngLat([lng, lat]);
    if (isFirst) made.addTo(map);
  }, [map, lng, lat]);
}
