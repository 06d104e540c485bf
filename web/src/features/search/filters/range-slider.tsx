import type { RangeName } from '@diyar/api/rules/search-params';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { amountText } from '../search-texts.ts';
import { type Scale, stopOf, valueAt } from './range-scale.ts';
import css from './range-slider.module.css';

const SETTLE_MS = 350;

type Props = {
  scale: Scale;
  name: RangeName;
  min: number | undefined;
  max: number | undefined;
  onChange: (range: { min?: number; max?: number }) => void;
};

/** Two native sliders on one track: the keyboard, readers and right-to-left come with them. Tells when the hand rests. */
export function RangeSlider({ scale, name, min, max, onChange }: Props) {
  const { t } = useTranslation('search');
  const lang = useLang();
  const given = { low: stopOf(scale, min, 'min'), high: stopOf(scale, max, 'max') };
  const [held, setHeld] = useState<typeof given>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { low, high } = held ?? given;
  const last = scale.edges.length - 1;
  const hold = (next: typeof given) => {
    setHeld(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setHeld(undefined);
      // A side that was not moved keeps its exact number.
      onChange({
        min: next.low === given.low ? min : valueAt(scale, next.low, 'min'),
        max: next.high === given.high ? max : valueAt(scale, next.high, 'max'),
      });
    }, SETTLE_MS);
  };
  const words = (stop: number, side: 'min' | 'max') => {
    const value = valueAt(scale, stop, side);
    return value === undefined ? t('filters.noLimit') : amountText(name, value, { t, lang });
  };

  return (
    <div className={css.slider} style={{ '--from': low / last, '--to': high / last } as CSSProperties}>
      <input
        type="range"
        className={css.input}
        min={0}
        max={last}
        value={low}
        aria-label={t('filters.from')}
        aria-valuetext={words(low, 'min')}
        onChange={(event) => hold({ low: Math.min(Number(event.target.value), high - 1), high })}
      />
      <input
        type="range"
        className={css.input}
        min={0}
        max={last}
        value={high}
        aria-label={t('filters.to')}
        aria-valuetext={words(high, 'max')}
        onChange={(event) => hold({ low, high: Math.max(Number(event.target.value), low + 1) })}
      />
      <p className={css.words} aria-hidden="true">
        {held && (
          <>
            <bdi>{words(low, 'min')}</bdi> – <bdi>{words(high, 'max')}</bdi>
          </>
        )}
      </p>
    </div>
  );
}
