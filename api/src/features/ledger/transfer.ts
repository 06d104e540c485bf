import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';

interface Transfer {
  kind: tables.LedgerTransferRow['kind'];
  /** Event that moves the money, such as `credit_request:<id>`; the same event moves it once. */
  event: string;
  /** The account that loses the amount. */
  from: string;
  to: string;
  cents: number;
  /** Null: a rule moves it. */
  actorId: string | null;
}

/** Raised by `ledger_transfer()`; its detail is what is missing, in cents. */
const INSUFFICIENT = 'LG001';

/**
 * Moves money between two accounts, in the caller's transaction. The one way there is, with its reversal.
 * @returns the transfer's id
 * @throws AppError insufficient_credits (402)
 */
export async function transfer(trx: Db, { kind, event, from, to, cents, actorId }: Transfer): Promise<string> {
  const { rows } = await trx
    .raw<{ rows: [{ id: string }] }>('select ledger_transfer(?, ?, ?, ?, ?, ?) as id', [
      kind,
      event,
      from,
      to,
      cents,
      actorId,
    ])
    .catch((error: Error & { code?: string; detail?: string }) => {
      if (error.code !== INSUFFICIENT) throw error;
      const missingCents = Number(error.detail);
      throw new AppError('insufficient_credits', 402, { missingCents }).with({ missing: missingCents / 100 });
    });
  return rows[0].id;
}

/** Takes a whole transfer back, once. @returns the reversal's id */
export async function reverse(
  trx: Db,
  { transferId, event, actorId }: { transferId: string; event: string; actorId: string | null },
): Promise<string> {
  const { rows } = await trx.raw<{ rows: [{ id: string }] }>('select ledger_reverse(?, ?, ?) as id', [
    transferId,
    event,
    actorId,
  ]);
  return rows[0].id;
}
