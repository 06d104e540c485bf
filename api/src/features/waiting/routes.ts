import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import { countsOf, membershipOf } from '../leads/index.ts';
import { countAskedToConfirm } from '../my-listings/index.ts';
import * as contract from './contract.ts';
import { waitingForAdministrators } from './for-administrators.ts';

export const waitingRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.waitingCounts, async ({ caller }) => {
    if (caller.type === 'admin') return waitingForAdministrators(db, caller.id);
    const viewer = await membershipOf(db, caller.id);
    const [{ byStatus }, expiring] = await Promise.all([
      countsOf(db, { box: 'received', ...viewer }),
      countAskedToConfirm(db, caller.id),
    ]);
    return { leads: byStatus.new ?? 0, expiring };
  });
};
