import { formatNumber } from '#lib/format.ts';
import css from './import.module.css';

type Figure = { key: string; label: string; value: number };

/** A few numbers side by side. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={css.figures}>
      {items.map(({ key, label, value }) => (
        <div key={key} data-figure={key}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
