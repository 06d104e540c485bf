import type { ReactNode } from 'react';
import css from './desk-table.module.css';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The row's name: its header cell, and the head of its card on a phone. */
  isName?: boolean;
  /** The buttons of the row: the foot of its card. */
  isActions?: boolean;
};

type Props<Row> = {
  /** What the table holds, for readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The rows are about to be replaced. */
  isStale?: boolean;
};

/**
 * A table that becomes cards on phones. The roles are written out, since a table that is not laid out as one loses them.
 */
export function DeskTable<Row>({ label, columns, rows, keyOf, isStale }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: the cards of phones are no table to browsers any more
    <table role="table" className={css.table} aria-label={label} aria-busy={isStale || undefined}>
      <thead role="rowgroup" className={css.heads}>
        <tr role="row">
          {columns.map(({ key, header, isActions }) => (
            <th key={key} role="columnheader" scope="col">
              {isActions ? <span className="d-visually-hidden">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.rows}>
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={css.row}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function Cell<Row>({ column: { header, cell, isName, isActions }, row }: { column: Column<Row>; row: Row }) {
  if (isName) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: as above
      <th role="rowheader" scope="row" className={css.name}>
        {cell(row)}
      </th>
    );
  }
  if (isActions) return <td className={css.actions}>{cell(row)}</td>;
  return (
    <td className={css.fact}>
      <span className={css.label} aria-hidden="true">
        {header}
      </span>
      {cell(row)}
    </td>
  );
}
