import { useLayoutEffect, useRef, useState } from 'react';
import { shownScheme } from '../lib/color-scheme.ts';
import { directionOf, type Lang } from '../lib/language.ts';
import type { Start } from './create-map.ts';
import { fitRoom } from './fit-room.ts';
import { stillCamera } from './still-camera.ts';
import classes from './still-map.module.css';

/** A picture of the base map where the map will be: a hundredth of its code, and all there is where it cannot come. */
export function StillMap({ lang, start }: { lang: Lang; start: Start | undefined }) {
  const place = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string>();
  const first = useRef({ lang, start });

  useLayoutEffect(() => {
    const { lang, start } = first.current;
    const { clientWidth: width = 0, clientHeight: height = 0 } = place.current ?? {};
    if (width === 0 || height === 0) return;
    const { lng, lat, zoom } = stillCamera(start, { width, height }, fitRoom(width, directionOf(lang)));
    const query = { lng: lng.toFixed(4), lat: lat.toFixed(4), zoom: zoom.toFixed(2) };
    const size = { width: String(width), height: String(height) };
    setAddress(`/tiles/still.svg?${new URLSearchParams({ ...query, ...size, look: shownScheme(), lang })}`);
  }, []);

  return <img ref={place} className={classes.still} src={address} alt="" aria-hidden decoding="async" />;
}
