import { latinFigure } from '@diyar/api/rules/digits';
import { useEffect, useId, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import css from './number-field.module.css';

type Props = {
  label: string;
  value: number | undefined;
  unit?: string;
  /** Without thousands separators: a year. */
  plain?: boolean;
  onChange: (value: number | undefined) => void;
};

/** A number typed in either script's digits; told when the visitor leaves the field or presses Enter. */
export function NumberField({ label, value, unit, plain = false, onChange }: Props) {
  const id = useId();
  const write = (number: number | undefined) =>
    number === undefined ? '' : formatNumber(number, { useGrouping: !plain });
  const shown = write(value);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);

  const commit = () => {
    const next = readNumber(text);
    setText(write(next));
    if (next !== value) onChange(next);
  };
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box}>
        <input
          id={id}
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
        {unit && (
          <span className={css.unit} aria-hidden>
            {unit}
          </span>
        )}
      </div>
    </div>
  );
}

/** `٥٠٬٠٠٠`, `50,000`, `50 000` → 50000; undefined for anything that is no number. */
export function readNumber(text: string): number | undefined {
  const plain = latinFigure(text).replace(/[\s,،]/g, '');
  return /^-?\d{1,12}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
