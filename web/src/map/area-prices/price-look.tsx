import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './price-look.module.css';

/** Places in one colour each, or the change of prices from tile to tile. */
const PRICE_LOOKS = ['areas', 'heat'] as const;
export type PriceLook = (typeof PRICE_LOOKS)[number];

interface Props {
  look: PriceLook;
  onLook: (look: PriceLook) => void;
}

export function PriceLookSwitch({ look, onLook }: Props) {
  const { t } = useTranslation('area-prices');
  const name = useId();
  return (
    <fieldset className={classes.looks}>
      <legend className="d-visually-hidden">{t('look.legend')}</legend>
      {PRICE_LOOKS.map((each) => (
        <label key={each} className={classes.look}>
          <input
            type="radio"
            name={name}
            className="d-visually-hidden"
            checked={each === look}
            onChange={() => onLook(each)}
          />
          {t(`look.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
