import { Table } from '@mantine/core';
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
  /** Name of the table, for readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The rows are about to be replaced. */
  isStale?: boolean;
};

/**
 * Mantine's table, whose rows become cards on phones. The roles are written out, since a table that is not laid out as one
 * loses them.
 */
export function DeskTable<Row>({ label, columns, rows, keyOf, isStale }: Props<Row>) {
  return (
    <Table
      role="table"
      className={css.table}
      aria-label={label}
      aria-busy={isStale || undefined}
      highlightOnHover
      tabularNums
      verticalSpacing={10}
      horizontalSpacing={12}
    >
      <Table.Thead role="rowgroup" className={css.heads}>
        <Table.Tr role="row">
          {columns.map(({ key, header, isActions }) => (
            <Table.Th key={key} role="columnheader" scope="col">
              {isActions ? <span className="d-visually-hidden">{header}</span> : header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)} role="row" className={css.row}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Cell<Row>({ column: { header, cell, isName, isActions }, row }: { column: Column<Row>; row: Row }) {
  if (isName) {
    return (
      <Table.Th role="rowheader" scope="row">
        {cell(row)}
      </Table.Th>
    );
  }
  if (isActions) return <Table.Td className={css.actions}>{cell(row)}</Table.Td>;
  const fact = cell(row);
  return (
    <Table.Td className={css.fact} data-empty={fact === null || undefined}>
      <span className={css.label} aria-hidden="true">
        {header}
      </span>
      {fact}
    </Table.Td>
  );
}
