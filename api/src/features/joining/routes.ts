import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import { acceptInvitation, admit, teamOf } from '../office-team/index.ts';
import * as contract from './contract.ts';
import { holdingsOf } from './holdings.ts';
import { settleIfPossible, settlePrivate } from './settle-private.ts';

/** Joining an office, and what becomes then of what somebody has for themselves. */
export const joiningRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.privateHoldings, ({ caller, request }) => holdingsOf(db, caller.id, request.lang));
  serve(app, contract.acceptInvitation, async ({ body, caller, request }) => {
    const { token, private: choice } = body;
    const { isWaiting, ...office } = await acceptInvitation(db, {
      token,
      userId: caller.id,
      ip: request.ip,
      choice: choice ?? null,
      settle: (trx) => (choice ? settlePrivate(trx, { userId: caller.id, choice }) : Promise.resolve()),
    });
    request.log.info({ userId: caller.id, isWaiting }, 'invitation accepted');
    return { office, isWaiting };
  });
  serve(app, contract.admitMember, async ({ params, caller, request }) => {
    await admit(db, { id: params.id, userId: caller.id, ip: request.ip, settle: settleIfPossible });
    request.log.info({ invitationId: params.id, by: caller.id }, 'office member admitted');
    return teamOf(db, caller.id);
  });
};
