import { bePatient, type Db } from '@diyar/db';
import { before, inSteps, type Period } from '#rules/periods.ts';

/** Sums of whole tables over a year take seconds at a million listings. */
const PATIENCE_MS = 15_000;

type Figures<Name extends string> = Record<Name, number>;
export interface PeriodFigures<Name extends string> {
  totals: Figures<Name>;
  before: Figures<Name>;
  steps: ({ day: string } & Figures<Name>)[];
}

interface Asked<Name extends string> {
  sql: string;
  names: readonly Name[];
  period: Period;
  bindings?: Bindings;
}
type Bindings = Record<string, string | number | string[]>;

/**
 * `sql` answers one row for each day (in Damascus) and figure between `:from` and `:to`: `day`, `name`, `n`. It is asked for
 * the period and for the one before together.
 */
export async function figuresByDay<Name extends string>(
  db: Db,
  { sql, names, period, bindings = {} }: Asked<Name>,
): Promise<PeriodFigures<Name>> {
  const earlier = before(period);
  const rows = await patiently<{ day: string; name: Name; n: number }>(db, sql, {
    ...bindings,
    from: earlier.from,
    to: period.to,
  });
  const none = () => Object.fromEntries(names.map((name) => [name, 0])) as Figures<Name>;
  const days = new Map<string, Figures<Name>>();
  for (const { day, name, n } of rows) {
    const figures = days.get(day) ?? none();
    figures[name] += Number(n);
    days.set(day, figures);
  }
  const all = [...days].map(([day, figures]) => ({ day, ...figures }));
  const within = ({ from, to }: Period) => all.filter(({ day }) => day >= from && day <= to);
  const sum = (some: readonly Figures<Name>[]) => {
    const total = none();
    for (const figures of some) for (const name of names) total[name] += figures[name];
    return total;
  };
  return {
    totals: sum(within(period)),
    before: sum(within(earlier)),
    steps: inSteps(period, names, within(period)),
  };
}

export const patiently = <Row>(db: Db, sql: string, bindings: Bindings = {}): Promise<Row[]> =>
  db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const { rows } = await trx.raw<{ rows: Row[] }>(sql, bindings);
    return rows;
  });
