import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { type Actor, audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { explainConstraint } from '#lib/explain-constraint.ts';
import type { PayeeMethod } from '#rules/payees.ts';
import type { PayeeForm } from './contract.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import { factsOf } from './present.ts';

const explain = explainConstraint({
  payee_versions_one_waits: ['payee_waits'],
  payee_versions_of_payee: ['payee_not_found'],
  payee_versions_proposer_acts: ['payee_proposer_left'],
  payee_versions_two_administrators: ['payee_own_proposal'],
});

/**
 * Proposes what payers shall read; an unknown id is a new payee. Nothing changes for them before another administrator confirms it.
 * @throws AppError payee_not_found (where its method is another), payee_waits (409)
 */
export async function proposePayee(trx: Db, id: string, { method, ...form }: PayeeForm, by: Actor): Promise<void> {
  const before = await trx('payees').where({ id }).first();
  const facts = {
    name_ar: form.nameAr,
    name_en: form.nameEn,
    holder: form.holder,
    account_number: form.number,
    place_ar: form.placeAr,
    place_en: form.placeEn,
    hours_ar: form.hoursAr,
    hours_en: form.hoursEn,
  };
  const { rows } = await trx
    .raw<{ rows: [{ id: string }] }>('select propose_payee(:id, :method, cast(:facts as jsonb), :actorId) as id', {
      id,
      method,
      actorId: by.actorId,
      facts: JSON.stringify(facts),
    })
    .catch(explain);
  const made = await versionById(trx, rows[0].id);
  const shown = before?.version_id ? await versionById(trx, before.version_id) : undefined;
  await audit(trx, {
    ...by,
    action: 'payee.propose',
    subjectKind: 'payee',
    subjectId: made.payee_id,
    ...(shown && { before: factsOf(shown) }),
    after: { method, ...factsOf(made) },
  });
  await notifyAdministrators(trx, 'payee_proposed', { version: made, by });
}

/** @throws AppError payee_not_found (404), payee_decided, payee_own_proposal, payee_proposer_left (409) */
export async function decidePayee(
  trx: Db,
  { id, proposal, agrees }: { id: string; proposal: string; agrees: boolean },
  by: Actor,
): Promise<void> {
  const before = await payeeById(trx, id);
  const shown = before.version_id ? await versionById(trx, before.version_id) : undefined;
  const version = await trx('payee_versions').where({ id: proposal, payee_id: id }).first();
  if (!version) throw new AppError('payee_not_found', 404);
  const { rows } = await trx
    .raw<{ rows: [{ decided: boolean }] }>('select decide_payee(:proposal, :actorId, :agrees) as decided', {
      proposal,
      agrees,
      actorId: by.actorId,
    })
    .catch(explain);
  if (!rows[0].decided) throw new AppError('payee_decided', 409);
  await audit(trx, {
    ...by,
    action: agrees ? 'payee.confirm' : 'payee.refuse',
    subjectKind: 'payee',
    subjectId: id,
    ...(shown && { before: { isActive: before.is_active, ...factsOf(shown) } }),
    after: { method: version.method, ...factsOf(version), proposedBy: version.proposed_by },
  });
  await notifyAdministrators(trx, agrees ? 'payee_confirmed' : 'payee_refused', { version, by });
}

/** @throws AppError payee_not_found (404), payee_stopped (409) */
export async function stopPayee(trx: Db, id: string, by: Actor): Promise<void> {
  const { version_id } = await payeeById(trx, id);
  const { rows } = await trx.raw<{ rows: [{ stopped: boolean }] }>('select stop_payee(:id, :actorId) as stopped', {
    id,
    actorId: by.actorId,
  });
  if (!rows[0].stopped || !version_id) throw new AppError('payee_stopped', 409);
  const version = await versionById(trx, version_id);
  await audit(trx, {
    ...by,
    action: 'payee.stop',
    subjectKind: 'payee',
    subjectId: id,
    before: { isActive: true, method: version.method, ...factsOf(version) },
    after: { isActive: false },
  });
  await notifyAdministrators(trx, 'payee_stopped', { version, by });
}

/** @throws AppError payee_not_found (404) where one of them is not the method's */
export async function orderPayees(
  trx: Db,
  { method, ids }: { method: PayeeMethod; ids: readonly string[] },
  by: Actor,
): Promise<void> {
  const before = await trx('payees').where({ method }).orderBy('sort').orderBy('id').pluck('id');
  const { rows } = await trx.raw<{ rows: [{ placed: number }] }>(
    'select order_payees(:method, cast(:ids as uuid[]), :actorId) as placed',
    { method, ids, actorId: by.actorId },
  );
  if (rows[0].placed !== ids.length) throw new AppError('payee_not_found', 404);
  await audit(trx, {
    ...by,
    action: 'payee.order',
    subjectKind: 'payee',
    subjectId: method,
    before: { ids: before },
    after: { ids },
  });
}

/** Not locked: only the functions may write the row. @throws AppError payee_not_found (404) */
export async function payeeById(trx: Db, id: string): Promise<tables.PayeeRow> {
  const row = await trx('payees').where({ id }).first();
  if (!row) throw new AppError('payee_not_found', 404);
  return row;
}

async function versionById(trx: Db, id: string): Promise<tables.PayeeVersionRow> {
  const row = await trx('payee_versions').where({ id }).first();
  if (!row) throw new AppError('payee_not_found', 404);
  return row;
}
