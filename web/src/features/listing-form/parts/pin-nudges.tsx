import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/link-button.tsx';
import { nudged, type Point } from '../point.ts';
import css from './pin-fields.module.css';

const STEP_METRES = 20;
const WAYS = [
  { way: 'north', east: 0, north: 1, Icon: IconArrowUp },
  { way: 'south', east: 0, north: -1, Icon: IconArrowDown },
  { way: 'west', east: -1, north: 0, Icon: IconArrowLeft },
  { way: 'east', east: 1, north: 0, Icon: IconArrowRight },
] as const;

/** Dragging by buttons. */
export function PinNudges({ point, onPoint }: { point: Point; onPoint: (point: Point) => void }) {
  const { t } = useTranslation('listing-form');
  return (
    <fieldset className={css.nudges}>
      <legend>{t('location.nudge')}</legend>
      {/* East is to the right on every map, whatever the reading direction. */}
      <div className={css.pad} dir="ltr">
        {WAYS.map(({ way, east, north, Icon }) => (
          <IconButton
            key={way}
            label={t(`location.${way}`)}
            onClick={() => onPoint(nudged(point, east * STEP_METRES, north * STEP_METRES))}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
          </IconButton>
        ))}
      </div>
    </fieldset>
  );
}
