import IconStack from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LENSES, type Lens, MAP_LAYERS, type MapLayer } from '../types.ts';
import classes from './layer-switch.module.css';
import { MapButton } from './map-button.tsx';

interface Props {
  layer: MapLayer;
  onChange: (layer: MapLayer) => void;
  /** Without operator imagery the second layer is our own drawing, and is called what it is. */
  hasImagery: boolean;
  imageryFailed: boolean;
  lens?: Lens;
  /** Without it all that was found is shown. */
  onLens?: (lens: Lens) => void;
  hasPrices?: boolean;
  /** Without it there is no layer of prices. */
  onPrices?: (on: boolean) => void;
}

export function LayerSwitch({ layer, onChange, hasImagery, imageryFailed, lens = 'all', onLens, ...prices }: Props) {
  const { hasPrices = false, onPrices } = prices;
  const { t } = useTranslation('map');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  const nameOf = (each: MapLayer) => t(`layers.${each === 'satellite' && !hasImagery ? 'ground' : each}`);
  const note = layer === 'satellite' && (imageryFailed ? 'imageryFailed' : !hasImagery && 'groundNote');

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from anywhere inside it
    <div ref={root} className={classes.root} onKeyDown={onKeyDown}>
      <div className={classes.toggle}>
        <MapButton
          label={t('layers.button')}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          <IconStack size={20} aria-hidden />
        </MapButton>
      </div>
      {open && (
        <div id={panelId} className={classes.panel}>
          <fieldset className={classes.choices}>
            <legend className="d-visually-hidden">{t('layers.button')}</legend>
            {MAP_LAYERS.map((each) => (
              <label key={each} className={classes.choice}>
                <input
                  type="radio"
                  name={panelId}
                  className="d-visually-hidden"
                  checked={each === layer}
                  onChange={() => onChange(each)}
                />
                <span className={classes.sample} data-layer={each} aria-hidden />
                {nameOf(each)}
              </label>
            ))}
            {note && <p className={classes.note}>{t(`layers.${note}`)}</p>}
          </fieldset>
          {onPrices && (
            <label className={classes.prices}>
              <input type="checkbox" checked={hasPrices} onChange={(event) => onPrices(event.target.checked)} />
              {t('layers.prices')}
            </label>
          )}
          {onLens && (
            <fieldset className={classes.lenses}>
              <legend>{t('lens.legend')}</legend>
              {LENSES.map((each) => (
                <label key={each} className={classes.lens}>
                  <input
                    type="radio"
                    name={`${panelId}-lens`}
                    className="d-visually-hidden"
                    checked={each === lens}
                    onChange={() => onLens(each)}
                  />
                  {t(`lens.${each}`)}
                </label>
              ))}
            </fieldset>
          )}
        </div>
      )}
    </div>
  );
}
