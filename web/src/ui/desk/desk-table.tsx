import { damascusDay } from '@diyar/api/rules/damascus-time';
import { Table } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import css from './desk-table.module.css';

const DAY_MS = 86_400_000;

/** A day of Damascus over what happened in it: "Today", "Yesterday", then by weekday and date. */
function DayTitle({ day }: { day: string }) {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const today = Date.now();
  if (day === damascusDay(new Date(today))) return t('today');
  if (day === damascusDay(new Date(today - DAY_MS))) return t('yesterday');
  return formatDate(day, lang, 'weekday');
}

/**
 * Where a cell stands in a row on a phone, whose first line is the name. Without a word: in the grey second line, after its
 * header.
 */
type OnPhone =
  /** At the end of the first line: an amount, a status. */
  | 'end'
  /** In the grey line, understood without its header. */
  | 'plain'
  /** In a line of its own, after its header: what is filled in. */
  | 'field'
  /** In a line of its own without its header. */
  | 'below'
  | 'hidden'
  /** On phones alone. */
  | 'only';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The row's name: its header cell. On a phone the whole row leads where its link leads. */
  isName?: boolean;
  /** A picture, or the box that ticks the row: beside both lines on a phone. */
  isLead?: boolean;
  /** The menu of the row (`RowMenu`), or its one button. */
  isActions?: boolean;
  onPhone?: OnPhone;
};

type Props<Row> = {
  /** Name of the table, for readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The moment of a row: rows of one day stand below its name. */
  momentOf?: (row: Row) => string;
  /** The rows are about to be replaced. */
  isStale?: boolean;
};

/**
 * Mantine's table, whose rows have two lines on phones. The roles are written out, since a table that is not laid out as one
 * loses them.
 */
export function DeskTable<Row>({ label, columns, rows, keyOf, momentOf, isStale }: Props<Row>) {
  /** Of what a phone keeps room for. */
  const has = (mark: 'isLead' | 'isActions') =>
    columns.some((column) => column[mark] && column.onPhone !== 'hidden') || undefined;
  const dayAt = (index: number) => {
    const row = rows[index];
    return row && momentOf && damascusDay(new Date(momentOf(row)));
  };
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
          {columns.map(({ key, header, isActions, isLead, onPhone }) => (
            <Table.Th key={key} role="columnheader" scope="col" data-at={onPhone}>
              {isActions || isLead ? <span className="d-visually-hidden">{header}</span> : header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row, index) => {
          const day = dayAt(index);
          return (
            <Fragment key={keyOf(row)}>
              {day && day !== dayAt(index - 1) && (
                <Table.Tr role="row" className={css.day}>
                  <Table.Td role="cell" colSpan={columns.length}>
                    <DayTitle day={day} />
                  </Table.Td>
                </Table.Tr>
              )}
              <Table.Tr role="row" className={css.row} mod={{ lead: has('isLead'), actions: has('isActions') }}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </Table.Tr>
            </Fragment>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

const isEmpty = (fact: ReactNode) => fact === null || fact === undefined || fact === false || fact === '';

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, isName, isLead, isActions, onPhone } = column;
  const fact = column.cell(row);
  if (isName) {
    return (
      <Table.Th role="rowheader" scope="row" className={css.name}>
        {fact}
      </Table.Th>
    );
  }
  if (isLead || isActions) {
    return (
      <Table.Td role="cell" className={isLead ? css.lead : css.actions} data-at={onPhone}>
        {fact}
      </Table.Td>
    );
  }
  return (
    <Table.Td role="cell" className={css.fact} data-at={onPhone ?? 'named'} mod={{ empty: isEmpty(fact) }}>
      <span className={css.label} aria-hidden="true">
        {header}
      </span>
      {fact}
    </Table.Td>
  );
}
