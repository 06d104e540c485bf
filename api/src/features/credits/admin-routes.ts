import type { Db } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { readDocument, sendDocument } from '#lib/private-documents.ts';
import { serve } from '#lib/serve.ts';
import { knownAccountOf, type Purse, payerOf, pursesOf } from '../ledger/index.ts';
import * as contract from './admin-contract.ts';
import { presentFigures, presentForAdmins, presentRequests } from './present.ts';
import { processRequest } from './process-request.ts';
import { countActs, countRequests, figuresOf, payerById, requestsLike, transactionsOf } from './queries.ts';
import { queueFigures } from './queue-figures.ts';
import { recordPayment } from './record-payment.ts';
import { presentTransactions } from './titles.ts';

const PAGE_SIZE = 30;

/** The administrators' side: deciding requests, recording money, looking at a user's credit. */
export const adminCreditRoutes: FastifyPluginAsync = async (app) => {
  const { db, config, files } = app.deps;
  const { brand } = config;

  const one = async (on: Db, id: string, { lang, viewerId }: { lang: Lang; viewerId: string }) => {
    const [request] = await presentForAdmins(on, await requestsLike(on, { id, viewerId }), lang);
    if (!request) throw new AppError('credit_request_not_found', 404);
    return { request };
  };

  serve(app, contract.pendingRequests, async ({ query, caller, request }) => {
    const { status = 'pending', type, page: number = 1, limit: size = PAGE_SIZE } = query;
    const filter = { type, status: [status], viewerId: caller.id };
    const order = status === 'pending' ? 'oldest' : 'newest';
    const [rows, total, figures] = await Promise.all([
      requestsLike(db, filter, { size, number }, order),
      countRequests(db, filter),
      queueFigures(db),
    ]);
    const requests = await presentForAdmins(db, rows, request.lang);
    return { requests, page: { number, size, total }, ...figures };
  });
  serve(app, contract.viewProof, async ({ params, reply }) => {
    const [row] = await requestsLike(db, { id: params.id });
    if (!row) throw new AppError('credit_request_not_found', 404);
    const bytes = row.proof_file ? await readDocument(files.documents, config.dataDir, row.proof_file) : undefined;
    if (!bytes || !row.proof_type) throw new AppError('proof_missing', 404);
    return sendDocument(reply, bytes, row.proof_type, 'proof');
  });
  serve(app, contract.processRequest, async ({ params, body, caller, request, db: trx }) => {
    const { decision, notes = null, referenceNumber = null } = body;
    const decided = { decision, notes, referenceNumber, requestId: params.id };
    const { isDecided } = await processRequest(trx, { ...decided, actorId: caller.id, ip: request.ip, brand });
    request.log.info({ creditRequestId: params.id, by: caller.id, decision, isDecided }, 'credit request processed');
    return one(trx, params.id, { lang: request.lang, viewerId: caller.id });
  });
  serve(app, contract.recordPayment, async ({ body, caller, request, db: trx }) => {
    const { amount: cents, user, purse, method, referenceNumber = null, notes = null } = body;
    const recorded = { cents, user, purse, method, referenceNumber, notes };
    const id = await recordPayment(trx, { ...recorded, actorId: caller.id, ip: request.ip, brand });
    request.log.info({ creditRequestId: id, by: caller.id }, 'payment recorded');
    return one(trx, id, { lang: request.lang, viewerId: caller.id });
  });
  serve(app, contract.userCredit, async ({ params, query, request }) => {
    const user = await payerById(db, params.id);
    if (!user) throw new AppError('user_not_found', 404);
    const { page: number = 1, limit: size = PAGE_SIZE } = query;
    const purse = query.purse ?? (await purseShown(db, params.id));
    const accountId = await knownAccountOf(db, (await payerOf(db, params.id, purse)).owner);
    const [figures, transactions, total, requests] = accountId
      ? await Promise.all([
          figuresOf(db, accountId),
          transactionsOf(db, accountId, {}, { size, number }),
          countActs(db, accountId, {}),
          requestsLike(db, { accountId }, { size: PAGE_SIZE, number: 1 }),
        ])
      : [undefined, [], 0, []];
    const { id, name, email, phone } = user;
    return {
      user: { id, name, email, phone },
      office: request.lang === 'ar' ? user.office_name_ar : user.office_name_en,
      purse,
      ...presentFigures(figures),
      transactions: await presentTransactions(db, transactions, request.lang),
      page: { number, size, total },
      requests: await presentRequests(db, requests, request.lang),
    };
  });
};

/** Credit of a person's own; the office's for an owner who has nothing apart from it. */
async function purseShown(db: Db, userId: string): Promise<Purse> {
  const purses = await pursesOf(db, userId);
  return purses.includes('private') ? 'private' : purses[0];
}
