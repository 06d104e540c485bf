import type { Db } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { rowsByPage } from '#lib/tables/rows-by-page.ts';
import { sendTable } from '#lib/tables/write-table.ts';
import { uploadedFile } from '#plugins/uploads.ts';
import { PROOF_MAX_BYTES } from '#rules/credits.ts';
import { dollarsOf } from '#rules/money.ts';
import { billingAccount, knownAccountOf, knownBillingAccount, type Purse, payerOf, pursesOf } from '../ledger/index.ts';
import { adminCreditRoutes } from './admin-routes.ts';
import { cancelRequest } from './cancel-request.ts';
import type { Transaction } from './contract.ts';
import * as contract from './contract.ts';
import { transactionTable } from './export-transactions.ts';
import { presentFigures, presentRequests } from './present.ts';
import { addProof, recogniseProof } from './proofs.ts';
import {
  countActs,
  countRequests,
  figuresOf,
  moneyRules,
  monthsOf,
  type RequestFilter,
  requestsLike,
  transactionsAfter,
  transactionsOf,
} from './queries.ts';
import { requestCredit, requestRefund } from './request-credit.ts';
import { presentTransactions } from './titles.ts';

const PAGE_SIZE = 30;
type Listed = RequestFilter & { page?: number; limit?: number; purse?: Purse | undefined };

/** The owner's side: balance, what moved it, and what is asked of administrators. */
export const creditRoutes: FastifyPluginAsync = async (app) => {
  const { db, config, files } = app.deps;

  const mine = async (on: Db, id: string, lang: Lang) => {
    const [request] = await presentRequests(on, await requestsLike(on, { id }), lang);
    if (!request) throw new AppError('credit_request_not_found', 404);
    return { request };
  };
  const list = async (userId: string, lang: Lang, asked: Listed) => {
    const { page: number = 1, limit: size = PAGE_SIZE, purse, ...filter } = asked;
    const accountId = await knownBillingAccount(db, userId, purse);
    if (!accountId) return { requests: [], page: { number, size, total: 0 } };
    const of = { ...filter, accountId };
    const [rows, total] = await Promise.all([requestsLike(db, of, { size, number }), countRequests(db, of)]);
    return { requests: await presentRequests(db, rows, lang), page: { number, size, total } };
  };

  serve(app, contract.creditsBalance, async ({ query, caller }) => {
    const [purses, rules] = await Promise.all([pursesOf(db, caller.id), moneyRules(db)]);
    const purse = query.purse ?? purses[0];
    const { owner, mayBill } = await payerOf(db, caller.id, purse);
    const accountId = mayBill ? await knownAccountOf(db, owner) : null;
    const figures = accountId ? await figuresOf(db, accountId) : undefined;
    const { minimum_cents, maximum_cents } = rules;
    return {
      ...presentFigures(figures),
      minimum: dollarsOf(minimum_cents),
      maximum: dollarsOf(maximum_cents),
      canPayOnline: config.paymentProvider !== null,
      purse,
      purses,
    };
  });

  serve(app, contract.creditTransactions, async ({ query, caller, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, purse, ...filter } = query;
    const accountId = await knownBillingAccount(db, caller.id, purse);
    if (!accountId) return { transactions: [], page: { number, size, total: 0 }, months: [] };
    const [rows, total, months] = await Promise.all([
      transactionsOf(db, accountId, filter, { size, number }),
      countActs(db, accountId, filter),
      monthsOf(db, accountId),
    ]);
    return {
      transactions: await presentTransactions(db, rows, request.lang),
      page: { number, size, total },
      months: months.map(({ month, added_cents, spent_cents }) => ({
        month,
        added: dollarsOf(added_cents),
        spent: dollarsOf(spent_cents),
      })),
    };
  });
  serve(app, contract.exportTransactions, async ({ query, caller, request, reply }) => {
    const { format = 'csv', purse, ...filter } = query;
    const accountId = await knownBillingAccount(db, caller.id, purse);
    const rows = rowsByPage<Transaction>(async (last, size) => {
      if (!accountId) return [];
      const after = last && Number(last.id);
      return presentTransactions(db, await transactionsAfter(db, accountId, filter, { after, size }), request.lang);
    });
    return sendTable(reply, transactionTable(rows, request.lang), { name: 'transactions', format, lang: request.lang });
  });

  serve(app, contract.creditRequests, ({ query, caller, request }) =>
    list(caller.id, request.lang, { ...query, type: 'addition' }),
  );
  serve(app, contract.refundRequests, ({ query, caller, request }) =>
    list(caller.id, request.lang, { ...query, type: 'refund' }),
  );

  serve(app, contract.requestCredit, async ({ query, body, caller, request, db: trx }) => {
    const { amount: cents, method, payee, purchase } = body;
    const asked = { userId: caller.id, purse: query.purse, cents, method, payee, purchase };
    const { reason = null, referenceNumber = null } = body;
    const id = await requestCredit(trx, { ...asked, reason, referenceNumber });
    request.log.info({ creditRequestId: id }, 'credit requested');
    return mine(trx, id, request.lang);
  });
  serve(app, contract.requestRefund, async ({ query, body, caller, request, db: trx }) => {
    const { amount: cents, ...asked } = body;
    const id = await requestRefund(trx, { ...asked, cents, userId: caller.id, purse: query.purse });
    request.log.info({ creditRequestId: id }, 'refund requested');
    return mine(trx, id, request.lang);
  });
  serve(app, contract.cancelRequest, async ({ query, params, caller, request }) => {
    const accountId = await billingAccount(db, caller.id, query.purse);
    const by = { requestId: params.id, accountId, userId: caller.id };
    await db.transaction((trx) => cancelRequest(trx, by));
    request.log.info({ creditRequestId: params.id, by: caller.id }, 'credit request taken back');
    return mine(db, params.id, request.lang);
  });
  serve(app, contract.uploadProof, async ({ query, params, caller, request }) => {
    const bytes = await uploadedFile(request, 'proof', {
      maxBytes: PROOF_MAX_BYTES,
      missing: 'proof_missing',
      tooLarge: 'proof_too_large',
      refuseHead: recogniseProof,
    });
    const accountId = await billingAccount(db, caller.id, query.purse);
    const stored = { documents: files.documents, dataDir: config.dataDir };
    await addProof(db, { requestId: params.id, accountId, bytes, ...stored });
    return mine(db, params.id, request.lang);
  });

  await app.register(adminCreditRoutes);
};
