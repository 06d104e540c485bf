import type { Db } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { presentForAdmin, presentPayee } from './present.ts';
import { allPayees, methodsWithout, offeredPayees } from './queries.ts';
import { decidePayee, orderPayees, payeeById, proposePayee, stopPayee } from './write-payee.ts';

/** Where money for credit is sent: payers read it, administrators write it by twos. */
export const payeeRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  const all = async (viewerId: string) => {
    const payees = (await allPayees(db)).map((row) => presentForAdmin(row, viewerId));
    return { payees, missing: methodsWithout(payees.filter(({ isActive }) => isActive)) };
  };
  const write = async (viewerId: string, work: (trx: Db) => Promise<void>) => {
    await db.transaction(work);
    return all(viewerId);
  };

  serve(app, contract.offeredPayees, async ({ request }) => ({
    payees: (await offeredPayees(db)).map((row) => presentPayee(row, request.lang)),
  }));
  serve(app, contract.adminPayees, async ({ caller }) => all(caller.id));
  serve(app, contract.createPayee, async ({ body: { id, ...form }, caller, request: { ip } }) =>
    write(caller.id, (trx) => proposePayee(trx, id, form, { actorId: caller.id, ip })),
  );
  serve(app, contract.updatePayee, async ({ params, body, caller, request: { ip } }) =>
    write(caller.id, async (trx) => {
      await payeeById(trx, params.id);
      await proposePayee(trx, params.id, body, { actorId: caller.id, ip });
    }),
  );
  serve(app, contract.decidePayee, async ({ params, body, caller, request: { ip } }) => {
    const decision = { id: params.id, proposal: body.proposal, agrees: body.decision === 'confirm' };
    return write(caller.id, (trx) => decidePayee(trx, decision, { actorId: caller.id, ip }));
  });
  serve(app, contract.stopPayee, async ({ params, caller, request: { ip } }) =>
    write(caller.id, (trx) => stopPayee(trx, params.id, { actorId: caller.id, ip })),
  );
  serve(app, contract.orderPayees, async ({ body, caller, request: { ip } }) =>
    write(caller.id, (trx) => orderPayees(trx, body, { actorId: caller.id, ip })),
  );
};
