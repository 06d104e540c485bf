import { useEffect, useRef } from 'react';
import { useShownScheme } from '#lib/color-scheme.ts';
import type { Lang } from '#lib/language.ts';
import { flavorOf } from '../base/base-style.ts';
import { useMap } from '../base/map-context.ts';
import { MapControls } from '../base/map-controls.tsx';
import { MapView } from '../base/map-view.tsx';
import { QuarterInView } from '../base/quarter-in-view.tsx';
import { useLatest } from '../base/use-latest.ts';
import type { Bbox, Unavailable } from '../types.ts';
import classes from './location-picker.module.css';
import { type Point, useMovableMarker } from './use-movable-marker.ts';

export interface LocationPickerProps {
  lang: Lang;
  /** Where the pin stands; none until it is put somewhere. */
  point?: Point;
  /** The map goes here: a place that was chosen by name. */
  focus?: Bbox;
  /** Texts on the map and the pin, for readers. */
  title: string;
  pinLabel: string;
  /** Puts the pin where the map's centre is; the keyboard's way. */
  centreLabel: string;
  onPick: (point: Point) => void;
  onUnavailable?: (why: Unavailable) => void;
}

/** A point is chosen by a tap, by dragging the pin, by the pin's arrow keys, or by moving the map under its centre. */
export function LocationPicker({
  lang,
  point,
  focus,
  title,
  pinLabel,
  centreLabel,
  onPick,
  onUnavailable,
}: LocationPickerProps) {
  const scheme = useShownScheme();
  const first = useRef(point);
  return (
    <div className={classes.picker}>
      <MapView
        flavor={flavorOf('standard', scheme)}
        lang={lang}
        start={first.current ? { ...first.current, zoom: 15 } : undefined}
        focus={focus}
        title={title}
        cooperative
        onUnavailable={onUnavailable}
      >
        <Taps onPick={onPick} />
        {point ? <Pin point={point} label={pinLabel} onPick={onPick} /> : <Cross />}
        <Centre label={centreLabel} onPick={onPick} />
        <QuarterInView />
        <MapControls />
      </MapView>
    </div>
  );
}

function Taps({ onPick }: Pick<LocationPickerProps, 'onPick'>) {
  const { map } = useMap();
  const latest = useLatest(onPick);
  useEffect(() => {
    const tap = ({ lngLat }: { lngLat: Point }) => latest.current({ lng: lngLat.lng, lat: lngLat.lat });
    map.on('click', tap);
    map.getCanvas().style.cursor = 'crosshair';
    return () => {
      map.off('click', tap);
    };
  }, [map, latest]);
  return null;
}

/** A drop with its tip on the spot: dragged, or moved by the arrow keys. */
function Pin({ point: { lng, lat }, label, onPick }: { point: Point; label: string; onPick: (point: Point) => void }) {
  const { map } = useMap();
  useMovableMarker({ at: { lng, lat }, className: classes.pin, label, anchor: 'bottom', onMove: onPick });
  useEffect(() => {
    if (!map.getBounds().contains([lng, lat]))
      map.easeTo({ center: [lng, lat], zoom: Math.max(map.getZoom(), 14), duration: 400 });
  }, [map, lng, lat]);
  return null;
}

/** Shows where "at the centre" is while there is no pin yet. */
const Cross = () => <span className={classes.cross} aria-hidden="true" />;

function Centre({ label, onPick }: { label: string; onPick: (point: Point) => void }) {
  const { map } = useMap();
  const pick = (isByKey: boolean) => {
    const { lng, lat } = map.getCenter();
    onPick({ lng, lat });
    // A person who puts it down by key goes on moving it by key.
    if (isByKey)
      requestAnimationFrame(() =>
        map.getContainer().querySelector<HTMLElement>('.maplibregl-marker')?.focus({ preventScroll: true }),
      );
  };
  return (
    <button type="button" className={classes.centre} onClick={({ detail }) => pick(detail === 0)}>
      {label}
    </button>
  );
}
