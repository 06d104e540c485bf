import { type Db, seedId } from '@diyar/db';
import { creditAccount, type Owner, systemAccount } from '../features/ledger/index.ts';
import { issueReceipt } from '../features/payments/receipts/issue-receipt.ts';
import { random } from './random.ts';

const BRAND = { ar: 'ديار', en: 'Diyar' };
const DAY_MS = 86_400_000;
const MONTHS = 12;
const SLOT_CENTS = 200;

interface Payer {
  name: string;
  owner: Owner;
  userId: string;
}

/**
 * A year of top-ups and purchases for the demo's seller and office, and requests that wait for the administrator. Days of the
 * past are the owner role's to write: the ledger's functions know today alone. Payers who are there already are passed over.
 */
export async function seedCredits(ownerDb: Db, now = new Date()): Promise<void> {
  const office = await ownerDb('offices')
    .where({ id: seedId('demo_offices', '0') })
    .first('id');
  const payers: Payer[] = [
    { name: 'seller', owner: { userId: seedId('demo_persons', '10') }, userId: seedId('demo_persons', '10') },
    { name: 'regular', owner: { userId: seedId('demo_persons', '40') }, userId: seedId('demo_persons', '40') },
    ...(office
      ? [{ name: 'office', owner: { officeId: office.id as string }, userId: seedId('demo_agents', '0.0') }]
      : []),
  ];
  for (const payer of payers) await ownerDb.transaction((trx) => seedPayer(trx, payer, now));
}

async function seedPayer(trx: Db, { name, owner, userId }: Payer, now: Date): Promise<void> {
  const user = await trx('users').where({ id: userId }).first('id');
  const known = await trx('ledger_transfers')
    .where({ reference: `demo:${name}:0` })
    .first('id');
  if (!user || known) return;
  const accountId = await creditAccount(trx, owner);
  const wallet = await systemAccount(trx, { kind: 'cash', name: 'mobile_wallet' });
  const revenue = await systemAccount(trx, { kind: 'revenue', name: 'listing' });
  const source = random(61, name.length);
  for (let month = 0; month < MONTHS; month++) {
    const day = new Date(now.getTime() - (MONTHS - month) * 30 * DAY_MS + source.int(0, 5) * DAY_MS);
    const cents = source.int(2, 6) * 1_000;
    const deposit = { kind: 'deposit', reference: `demo:${name}:${month}`, at: day } as const;
    const added = await move(trx, { ...deposit, from: wallet, to: accountId, cents });
    await pay(trx, {
      ...{ account_id: accountId, user_id: userId, kind: 'top_up', method: 'mobile_wallet' },
      ...{
        reference_number: `W${accountId.slice(-4)}${day.getTime().toString(36)}`.toUpperCase(),
        amount_cents: cents,
      },
      ...{ transfer_id: added, created_at: day, settled_at: day },
    });
    const slots = source.int(1, 5);
    const later = new Date(day.getTime() + 2 * DAY_MS);
    const bought = { kind: 'listing', reference: `demo:${name}:slots:${month}`, at: later } as const;
    const paid = await move(trx, { ...bought, from: accountId, to: revenue, cents: slots * SLOT_CENTS });
    const [{ id: purchaseId }] = await trx('purchases')
      .insert({
        ...{ account_id: accountId, user_id: userId, product: 'listing', parameters: { slots }, status: 'paid' },
        ...{ transfer_id: paid, created_at: later, paid_at: later },
      })
      .returning('id');
    await trx('listing_slots').insert({
      ...{ account_id: accountId, slots, purchase_id: purchaseId, starts_at: later },
      ends_at: new Date(later.getTime() + 30 * DAY_MS),
    });
    await pay(trx, {
      ...{ account_id: accountId, user_id: userId, kind: 'purchase', method: 'credits' },
      ...{ amount_cents: slots * SLOT_CENTS, transfer_id: paid, purchase_id: purchaseId },
      ...{ created_at: later, settled_at: later },
    });
  }
  await ask(trx, { accountId, userId, cents: 5_000 });
}

interface Move {
  kind: 'deposit' | 'listing';
  reference: string;
  at: Date;
  from: string;
  to: string;
  cents: number;
}

async function move(trx: Db, { kind, reference, at, from, to, cents }: Move): Promise<string> {
  const [{ id }] = await trx('ledger_transfers').insert({ kind, reference, created_at: at }).returning('id');
  for (const [account_id, amount_cents] of [
    [from, -cents],
    [to, cents],
  ] as const) {
    await trx('ledger_entries').insert({ transfer_id: id, account_id, amount_cents });
  }
  return id;
}

async function pay(trx: Db, row: { created_at: Date; [column: string]: unknown }): Promise<void> {
  const [{ id }] = await trx('payments')
    .insert({ ...row, status: 'success' })
    .returning('id');
  await issueReceipt(trx, id, BRAND);
  await trx('receipts').where({ payment_id: id }).update({ issued_at: row.created_at });
}

/** A request that waits, so that the administrator has something to decide. */
async function ask(trx: Db, { accountId, userId, cents }: { accountId: string; userId: string; cents: number }) {
  const of = { account_id: accountId, user_id: userId, amount_cents: cents };
  const [{ id }] = await trx('payments')
    .insert({ ...of, kind: 'top_up', method: 'bank_transfer', reference_number: `B${accountId.slice(-8)}` })
    .returning('id');
  await trx('credit_requests').insert({ ...of, type: 'addition', payment_id: id });
}
