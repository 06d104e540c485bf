import css from './figure-strip.module.css';
import { Money } from './money.tsx';

export type Figure = { key: string; name: string; note?: string } & (
  | { number: string }
  /** Dollars: `null` where there is no such sum, `undefined` while it is on its way. */
  | { money: number | null | undefined }
);

/** Up to four figures in a row, each with its name under it, and what it compares to. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.strip}>
      {figures.map((figure) => (
        <div key={figure.key} className={css.figure}>
          <dt className={css.name}>{figure.name}</dt>
          <dd className={css.number}>{'money' in figure ? <Sum value={figure.money} /> : figure.number}</dd>
          {figure.note && <dd className={css.note}>{figure.note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Sum({ value }: { value: number | null | undefined }) {
  if (value === undefined) return '…';
  return value === null ? '—' : <Money value={value} />;
}
