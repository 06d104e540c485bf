import type { FastifyPluginAsync } from 'fastify';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { presentForAdmin, presentPlan } from './present.ts';
import { allPlans, planByCode, plansOffered, subscribersByPlan } from './queries.ts';
import { createPlan, deletePlan, initializePlans, updatePlan } from './write-plan.ts';

/** What is sold, and to whom what comes without buying. */
export const planRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  const one = async (code: string) => {
    const row = await planByCode(db, code);
    if (!row) throw new AppError('plan_not_found', 404);
    return row;
  };

  const oneForAdmin = async (code: string, lang: Lang) => ({
    plan: presentForAdmin(await one(code), await subscribersByPlan(db), lang),
  });
  const allForAdmin = async (lang: Lang) => {
    const subscribers = await subscribersByPlan(db);
    return (await allPlans(db)).map((row) => presentForAdmin(row, subscribers, lang));
  };

  serve(app, contract.listPlans, async ({ request }) => ({
    plans: (await plansOffered(db)).map((row) => presentPlan(row, request.lang)),
  }));
  serve(app, contract.getPlan, async ({ params, request }) => ({
    plan: presentPlan(await one(params.code), request.lang),
  }));

  serve(app, contract.adminPlans, async ({ request }) => ({ plans: await allForAdmin(request.lang) }));
  serve(app, contract.createPlan, async ({ body, caller, request }) => {
    const { code, ...form } = body;
    await db.transaction((trx) => createPlan(trx, code, form, { actorId: caller.id, ip: request.ip }));
    return oneForAdmin(code, request.lang);
  });
  serve(app, contract.updatePlan, async ({ params, body, caller, request }) => {
    const { version, ...form } = body;
    const by = { actorId: caller.id, ip: request.ip };
    await db.transaction((trx) => updatePlan(trx, params.code, version, form, by));
    return oneForAdmin(params.code, request.lang);
  });
  serve(app, contract.deletePlan, async ({ params, caller, request }) => {
    await db.transaction((trx) => deletePlan(trx, params.code, { actorId: caller.id, ip: request.ip }));
    return {};
  });
  serve(app, contract.initializePlans, async ({ caller, request }) => {
    const added = await db.transaction((trx) => initializePlans(trx, { actorId: caller.id, ip: request.ip }));
    return { added, plans: await allForAdmin(request.lang) };
  });
};
