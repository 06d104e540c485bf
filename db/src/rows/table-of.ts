import type { Knex } from 'knex';

/** A value, or the SQL that makes one. */
type Value<T> = T | Knex.Raw | Knex.QueryBuilder | (T extends Date | null ? string : never);
type Values<Row> = { [Name in keyof Row]: Value<Row[Name]> };

/** Types for knex: a select, an insert and an update; generated columns are never written. */
export type TableOf<
  Row extends object,
  Required extends keyof Row,
  Generated extends keyof Row,
> = Knex.CompositeTableType<
  Row,
  Values<Pick<Row, Required>> & Partial<Values<Omit<Row, Required | Generated>>>,
  Partial<Values<Omit<Row, Generated>>>
>;
