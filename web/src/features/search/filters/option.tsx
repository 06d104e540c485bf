import type { ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import css from './option.module.css';

type OptionProps = {
  checked: boolean;
  onChange: () => void;
  /** Matches with this option; undefined while unknown. */
  count?: number;
  children: ReactNode;
};

/** A row of a list of options: box, words, count. */
export function CheckOption({ checked, onChange, count, children }: OptionProps) {
  return (
    <label className={css.row} data-empty={count === 0 || undefined}>
      <input type="checkbox" className={css.box} checked={checked} onChange={onChange} />
      <span className={css.words}>{children}</span>
      <Count value={count} />
    </label>
  );
}

/** The same as a pill, for short options that stand side by side. */
export function PillOption({ checked, onChange, count, children }: OptionProps) {
  return (
    <label className={css.pill} data-empty={count === 0 || undefined}>
      <input type="checkbox" className="d-visually-hidden" checked={checked} onChange={onChange} />
      <span>{children}</span>
      <Count value={count} />
    </label>
  );
}

function Count({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return <span className={css.count}>{formatNumber(value)}</span>;
}
