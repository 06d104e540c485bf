import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { explainConstraint } from '#lib/explain-constraint.ts';
import type { PlanForm } from './contract.ts';
import { wordsOfLess } from './less-included.ts';
import { notifySubscribers } from './notify-subscribers.ts';
import { planByCode } from './queries.ts';

interface By {
  actorId: string;
  ip: string;
}

const columnsOf = (form: PlanForm) => ({
  name_ar: form.nameAr,
  name_en: form.nameEn,
  listing_limit: form.listingLimit,
  family: form.family,
  period: form.period,
  is_active: form.isActive,
  sort: form.sort,
});

/** @throws AppError plan_exists, plan_offered_twice (409) */
export async function createPlan(trx: Db, code: string, form: PlanForm, by: By): Promise<void> {
  await trx('plans')
    .insert({ code, ...columnsOf(form) })
    .catch(explain);
  await writeRest(trx, code, form, by.actorId);
  await tell(trx, code, 'plan.create', by);
}

/** @throws AppError plan_not_found (404), plan_not_sold, plan_changed, plan_offered_twice (409) */
export async function updatePlan(trx: Db, code: string, version: number, form: PlanForm, by: By): Promise<void> {
  await lockSold(trx, code);
  const before = await factsOf(trx, code);
  const had = await featuresOf(trx, code);
  const changed = await trx('plans')
    .where({ code, version })
    .update({ ...columnsOf(form), version: version + 1 })
    .catch(explain);
  if (changed === 0) throw new AppError('plan_changed', 409);
  await writeRest(trx, code, form, by.actorId);
  await notifyWhatIsLess(trx, code, before);
  const less = wordsOfLess(had, await featuresOf(trx, code));
  if (less) {
    const parameters = { planAr: form.nameAr, planEn: form.nameEn, linesAr: less.ar, linesEn: less.en };
    await notifySubscribers(trx, code, { kind: 'plan_features_lowered', parameters });
  }
  await tell(trx, code, 'plan.update', by, before);
}

/** Subscriptions refer to it, so it stays as a row that is not offered. @throws AppError plan_not_found, plan_not_sold */
export async function deletePlan(trx: Db, code: string, by: By): Promise<void> {
  await lockSold(trx, code);
  const before = await factsOf(trx, code);
  await trx('plans')
    .where({ code })
    .update({ is_active: false, version: trx.raw('version + 1') });
  await notifyWhatIsLess(trx, code, before);
  await tell(trx, code, 'plan.delete', by, before);
}

/** @returns how many were missing */
export async function initializePlans(trx: Db, { actorId, ip }: By): Promise<number> {
  const { rows } = await trx.raw<{ rows: { added: number }[] }>('select initialize_plans() as added');
  await trx.raw('select initialize_plan_features()');
  const added = rows[0]?.added ?? 0;
  await audit(trx, {
    actorId,
    ip,
    action: 'plan.initialize',
    subjectKind: 'plan',
    subjectId: 'plans',
    after: { added },
  });
  return added;
}

async function lockSold(trx: Db, code: string): Promise<void> {
  const row = await trx('plans').where({ code }).forUpdate().first('family');
  if (!row) throw new AppError('plan_not_found', 404);
  if (row.family === null) throw new AppError('plan_not_sold', 409);
}

async function writeRest(trx: Db, code: string, { price: cents, features }: PlanForm, actorId: string): Promise<void> {
  if ((await planByCode(trx, code))?.cents !== cents) {
    await trx('plan_prices').insert({ plan_code: code, cents, valid_from: trx.raw('app_now()'), created_by: actorId });
  }
  await trx('plan_features').where({ plan_code: code }).delete();
  if (features.length === 0) return;
  await trx('plan_features').insert(
    features.map((feature, index) => ({
      plan_code: code,
      code: feature.code,
      amount: feature.amount,
      sort: (index + 1) * 10,
    })),
  );
}

/** Who runs on the plan is told that it is no longer sold, or that its next period has fewer listings. */
async function notifyWhatIsLess(trx: Db, code: string, before: Awaited<ReturnType<typeof factsOf>>): Promise<void> {
  const { isActive, listingLimit: limit, nameAr, nameEn } = await factsOf(trx, code);
  const plan = { planAr: nameAr ?? code, planEn: nameEn ?? code };
  if (before.isActive && !isActive) await notifySubscribers(trx, code, { kind: 'plan_withdrawn', parameters: plan });
  const isLess = limit !== null && (before.listingLimit === null || limit < before.listingLimit);
  if (isLess)
    await notifySubscribers(trx, code, { kind: 'plan_limit_lowered', parameters: { ...plan, listings: limit } });
}

const featuresOf = async (trx: Db, code: string) => (await planByCode(trx, code))?.features ?? [];

async function factsOf(trx: Db, code: string) {
  const plan = await planByCode(trx, code);
  return {
    cents: plan?.cents ?? null,
    listingLimit: plan?.listing_limit ?? null,
    isActive: plan?.is_active ?? null,
    nameAr: plan?.name_ar ?? null,
    nameEn: plan?.name_en ?? null,
  };
}

const tell = async (
  trx: Db,
  code: string,
  action: string,
  { actorId, ip }: By,
  before?: Awaited<ReturnType<typeof factsOf>>,
) =>
  audit(trx, {
    actorId,
    ip,
    action,
    subjectKind: 'plan',
    subjectId: code,
    ...(before && { before }),
    after: await factsOf(trx, code),
  });

const explain = explainConstraint({
  plans_pkey: ['plan_exists', 'code'],
  plans_offered_once: ['plan_offered_twice', 'period'],
});
