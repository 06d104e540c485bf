import { type FigureUnit, figureText, readFigure, shownFigure } from '@diyar/api/rules/figures';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './number-field.module.css';

type Props = {
  label: string;
  value: number | undefined;
  unit?: string;
  /** Words of its unit may be typed too: `$50,000`. */
  counts?: FigureUnit;
  /** Without thousands separators: a year. */
  plain?: boolean;
  onChange: (value: number | undefined) => void;
};

/**
 * A number as people write it; told, and shown as it was understood, when the visitor leaves the field or presses Enter. What is
 * none stays with a sentence, and the filter as it was.
 */
export function NumberField({ label, value, unit, counts, plain = false, onChange }: Props) {
  const { t } = useTranslation('search');
  const id = useId();
  const write = (number: number | undefined) =>
    number === undefined ? '' : plain ? figureText(number) : shownFigure(number);
  const shown = write(value);
  const [text, setText] = useState(shown);
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    setText(shown);
    setUnread(false);
  }, [shown]);

  const commit = () => {
    const next = readFigure(text, counts);
    const isNone = next === undefined && text.trim() !== '';
    setUnread(isNone);
    if (isNone) return;
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
          maxLength={40}
          aria-invalid={isUnread || undefined}
          aria-describedby={isUnread ? `${id}-error` : undefined}
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
      <p id={`${id}-error`} role="status" className={css.error}>
        {isUnread && t('filters.notNumber')}
      </p>
    </div>
  );
}
