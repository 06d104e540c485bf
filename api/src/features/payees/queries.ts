import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { CASH_METHODS } from '#rules/credits.ts';
import { CHANGE_TOLD_DAYS, type PayeeMethod } from '#rules/payees.ts';

export type VersionRow = tables.PayeeVersionRow & {
  /** Only where that was lately. */
  changed_at: Date | null;
  is_current: boolean;
};

const VERSIONS = `select v.*, case when p.version_id = v.id and p.changed_at > app_now() - interval '${CHANGE_TOLD_DAYS} days'
    then p.changed_at end as changed_at, p.is_active and p.version_id = v.id as is_current
  from payee_versions v join payees p on p.id = v.payee_id`;

/** As payers read them, in the order of the administrators. */
export async function offeredPayees(db: Db): Promise<VersionRow[]> {
  const { rows } = await db.raw<{ rows: VersionRow[] }>(
    `${VERSIONS} where p.is_active and p.version_id = v.id
     order by array_position(cast(:methods as text[]), p.method), p.sort, p.id`,
    { methods: [...CASH_METHODS] },
  );
  return rows;
}

/** As payers read them at some time, by their ids. */
export async function payeeVersions(db: Db, ids: readonly string[]): Promise<Map<string, VersionRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.raw<{ rows: VersionRow[] }>(
    `${VERSIONS} where v.id = any(cast(:ids as uuid[])) and v.status = 'confirmed'`,
    { ids },
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Where money of a method was sent: what the payer read, also where that was changed or switched off since, or else the first that
 * is offered.
 * @throws AppError method_not_offered (409)
 */
export async function payeeOf(db: Db, method: PayeeMethod, readId?: string): Promise<VersionRow> {
  const found = readId
    ? (await payeeVersions(db, [readId])).get(readId)
    : (await offeredPayees(db)).find((payee) => payee.method === method);
  if (found?.method !== method) throw new AppError('method_not_offered', 409).on('method');
  return found;
}

export interface PayeeRow extends tables.PayeeRow {
  facts: tables.PayeeVersionRow | null;
  proposal: (tables.PayeeVersionRow & { by_name: string }) | null;
}

/** All that were ever shown, or wait to be; a first proposal that was refused is none. */
export async function allPayees(db: Db): Promise<PayeeRow[]> {
  const { rows } = await db.raw<{ rows: PayeeRow[] }>(
    `select p.*, to_jsonb(v) as facts,
       case when w.id is not null then to_jsonb(w) || jsonb_build_object('by_name', u.first_name || ' ' || u.last_name) end as proposal
     from payees p left join payee_versions v on v.id = p.version_id
       left join payee_versions w on w.payee_id = p.id and w.status = 'pending' left join users u on u.id = w.proposed_by
     where num_nonnulls(v.id, w.id) > 0
     order by array_position(cast(:methods as text[]), p.method), p.is_active desc, p.sort, p.id`,
    { methods: [...CASH_METHODS] },
  );
  return rows;
}

export const methodsWithout = (offered: readonly { method: PayeeMethod }[]): PayeeMethod[] =>
  CASH_METHODS.filter((method) => !offered.some((payee) => payee.method === method));

/** How much asks for an administrator: methods without a payee, and proposals that another one made. */
export async function countPayees(db: Db, administratorId: string): Promise<{ missing: number; proposals: number }> {
  const [offered, { rows }] = await Promise.all([
    offeredPayees(db),
    db.raw<{ rows: [{ n: number }] }>(
      `select count(*)::int as n from payee_versions where status = 'pending' and proposed_by <> ?`,
      [administratorId],
    ),
  ]);
  return { missing: methodsWithout(offered).length, proposals: rows[0].n };
}
