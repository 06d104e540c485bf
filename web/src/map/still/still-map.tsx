import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { shownScheme } from '#lib/color-scheme.ts';
import { DARK } from '#lib/color-scheme-script.ts';
import { directionOf, type Lang } from '#lib/language.ts';
import type { Start } from '../base/create-map.ts';
import { fitRoom } from '../base/fit-room.ts';
import { type Size, stillCamera } from './still-camera.ts';
import classes from './still-map.module.css';

const PHONES = '(max-width: 599px)';
/** A phone's map, near enough to begin with: the server doesn't know the screen. */
const PHONE: Size = { width: 390, height: 560 };
/** The map beside the list, and alone, on a screen where both have room. */
const WIDE = '(min-width: 1000px)';
const BESIDE: Size = { width: 620, height: 680 };
const ALONE: Size = { width: 1_380, height: 680 };

/** Which screens a picture is guessed for, and how large, while only the server knows of the page. */
const GUESSES = {
  alone: [
    { media: PHONES, size: PHONE },
    { media: WIDE, size: ALONE },
  ],
  /** Phones show the list alone. */
  beside: [{ media: WIDE, size: BESIDE }],
};

interface Props {
  lang: Lang;
  start: Start | undefined;
  /** No more than this guess, before the page is at work. */
  guess?: keyof typeof GUESSES;
}

/** A picture of the base map where the map will be: a hundredth of its code, and all there is where it cannot come. */
export function StillMap({ lang, start, guess }: Props) {
  const place = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string>();
  const [first] = useState({ lang, start });

  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = place.current ?? {};
    if (guess || width === 0 || height === 0) return;
    setAddress(initialAddressOf(first, { width, height }, shownScheme()));
  }, [first, guess]);

  return (
    <picture aria-hidden>
      {!address &&
        (guess ? GUESSES[guess] : GUESSES.alone.slice(0, 1)).map(({ media, size }) => (
          <Fragment key={media}>
            <source media={`${media} and ${DARK}`} srcSet={addressOf(first, size, 'dark')} />
            <source media={media} srcSet={addressOf(first, size, 'light')} />
          </Fragment>
        ))}
      <img ref={place} className={classes.still} src={address} alt="" decoding="async" />
    </picture>
  );
}

type View = Pick<Props, 'lang' | 'start'>;

/** The picture that the page came with, where cut at its edges it shows the same: it is not fetched a second time. */
export function initialAddressOf(view: View, size: Size, look: 'light' | 'dark'): string {
  const shown = Object.values(GUESSES)
    .flat()
    .find(
      (guess) =>
        guess.size.width === size.width &&
        guess.size.height >= size.height &&
        cameraOf(view, guess.size) === cameraOf(view, size),
    );
  return addressOf(view, shown?.size ?? size, look);
}

/** The picture of a start, as wide and high as given. */
export function addressOf(view: View, size: Size, look: 'light' | 'dark'): string {
  const pixels = { width: String(size.width), height: String(size.height) };
  return `/tiles/still.svg?${cameraOf(view, size)}&${new URLSearchParams({ ...pixels, look, lang: view.lang })}`;
}

function cameraOf({ lang, start }: View, size: Size): string {
  const { lng, lat, zoom } = stillCamera(start, size, fitRoom(size.width, directionOf(lang)));
  return String(new URLSearchParams({ lng: lng.toFixed(4), lat: lat.toFixed(4), zoom: zoom.toFixed(2) }));
}
