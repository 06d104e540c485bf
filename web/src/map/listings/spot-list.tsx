import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MapButton } from '../base/map-button.tsx';
import { PinWords } from './pin-list.tsx';
import classes from './spot-list.module.css';
import type { Spot } from './spots.ts';

interface Props {
  spot: Spot;
  selectedId?: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Several listings on one point, fanned out as a list: the only way to tell flats of one building apart. */
export function SpotList({ spot, selectedId, onOpen, onClose }: Props) {
  const { t } = useTranslation('map');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (spot) heading.current?.focus();
  }, [spot]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from anywhere inside it
    <div className={classes.card} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          {t('pins.together', { count: spot.pins.length })}
        </h3>
        <MapButton label={t('pins.close')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </MapButton>
      </div>
      <ul className={classes.list}>
        {spot.pins.map(({ id, priceLabel, label }) => (
          <li key={id}>
            <button type="button" className={classes.item} aria-current={id === selectedId} onClick={() => onOpen(id)}>
              <PinWords priceLabel={priceLabel} label={label} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
