import { BOUNDS } from '@diyar/tiles/style';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowsMove from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocateError, type LocateProblem, locate, type Position } from './locate.ts';
import { MapButton } from './map-button.tsx';
import { useMap } from './map-context.ts';
import classes from './map-controls.module.css';

type Message = LocateProblem | 'searching' | 'outside' | 'here';

interface Props {
  /** Tells how finding the visitor's place goes, in words; without it the button is left out. */
  onMessage?: (text: string | undefined) => void;
}

/**
 * A button for every gesture: zoom, move, and "where am I". A press shows before the map moves, which takes longer than a frame where no
 * graphics card draws it.
 */
export function MapControls({ onMessage }: Props) {
  const { t } = useTranslation('map');
  const { map } = useMap();
  const [panning, setPanning] = useState(false);

  /** A move that is still under way would draw its frames before the press shows. */
  const afterPicture = (move: () => void) => {
    map.stop();
    requestAnimationFrame(() => setTimeout(move));
  };
  const pan = (x: number, y: number) => {
    const { clientWidth, clientHeight } = map.getContainer();
    afterPicture(() => map.panBy([(x * clientWidth) / 3, (y * clientHeight) / 3]));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={t('controls.group')} className={classes.corner}>
      {panning && (
        // east is to the right on every map, whatever the reading direction
        <div className={classes.pad} dir="ltr">
          <MapButton label={t('controls.north')} style={{ gridArea: 'n' }} onClick={() => pan(0, -1)}>
            <IconArrowUp size={20} aria-hidden />
          </MapButton>
          <MapButton label={t('controls.west')} style={{ gridArea: 'w' }} onClick={() => pan(-1, 0)}>
            <IconArrowLeft size={20} aria-hidden />
          </MapButton>
          <MapButton label={t('controls.east')} style={{ gridArea: 'e' }} onClick={() => pan(1, 0)}>
            <IconArrowRight size={20} aria-hidden />
          </MapButton>
          <MapButton label={t('controls.south')} style={{ gridArea: 's' }} onClick={() => pan(0, 1)}>
            <IconArrowDown size={20} aria-hidden />
          </MapButton>
        </div>
      )}
      <div className={classes.stack}>
        {onMessage && <LocateButton onMessage={(message) => onMessage(message && t(`locate.${message}`))} />}
        <MapButton label={t('controls.pan')} aria-expanded={panning} onClick={() => setPanning(!panning)}>
          <IconArrowsMove size={20} aria-hidden />
        </MapButton>
        <MapButton label={t('controls.zoomIn')} onClick={() => afterPicture(() => map.zoomIn())}>
          <IconPlus size={20} aria-hidden />
        </MapButton>
        <MapButton label={t('controls.zoomOut')} onClick={() => afterPicture(() => map.zoomOut())}>
          <IconMinus size={20} aria-hidden />
        </MapButton>
      </div>
    </div>
  );
}

function LocateButton({ onMessage }: { onMessage: (message: Message | undefined) => void }) {
  const { t } = useTranslation('map');
  const { map } = useMap();
  const [busy, setBusy] = useState(false);
  const marker = useRef<Marker>(undefined);
  useEffect(() => () => void marker.current?.remove(), []);

  async function find() {
    setBusy(true);
    onMessage('searching');
    try {
      const here = await locate();
      if (!isShown(here)) return onMessage('outside');
      marker.current ??= new Marker({ element: dot() });
      marker.current.setLngLat([here.lng, here.lat]).addTo(map);
      map.easeTo({ center: [here.lng, here.lat], zoom: here.accuracy > 2_000 ? 12 : 15, duration: 600 });
      onMessage('here');
    } catch (error) {
      onMessage(error instanceof LocateError ? error.problem : 'unavailable');
    } finally {
      setBusy(false);
    }
  }

  return (
    <MapButton label={t('locate.button')} aria-busy={busy} disabled={busy} onClick={() => void find()}>
      <IconCurrentLocation size={20} aria-hidden />
    </MapButton>
  );
}

function isShown({ lng, lat }: Position): boolean {
  const [west, south, east, north] = BOUNDS;
  return lng > west && lng < east && lat > south && lat < north;
}

function dot(): HTMLElement {
  const element = document.createElement('div');
  element.className = classes.here ?? '';
  element.setAttribute('aria-hidden', 'true');
  return element;
}
