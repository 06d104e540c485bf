import type { ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import css from './bar-table.module.css';
import { Money } from './money.tsx';

type Props = {
  title: string;
  /** What the two columns hold, for readers. */
  head: readonly [name: string, count: string];
  rows: readonly { key: string; name: ReactNode; count: number }[];
  /** Amounts of money are written otherwise than counts. */
  unit?: 'dollars';
};

/** Counts beside each other. Bars are drawn beside numbers, so nothing is told by length alone. */
export function BarTable({ title, head: [name, count], rows, unit }: Props) {
  const most = Math.max(1, ...rows.map((row) => row.count));
  return (
    <section aria-label={title}>
      <table className={css.bars}>
        <caption>{title}</caption>
        <thead className="d-visually-hidden">
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{count}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>
                <span className={css.track} aria-hidden>
                  <span
                    className={css.bar}
                    style={{ inlineSize: row.count === 0 ? 0 : `${Math.max(1, (row.count / most) * 100)}%` }}
                  />
                </span>
                <span className={css.number}>{unit ? <Money value={row.count} /> : formatNumber(row.count)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two tables beside each other where there is room. */
export const BarTables = ({ children }: { children: ReactNode }) => <div className={css.columns}>{children}</div>;
