import type { Db } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { serve } from '../../lib/serve.ts';
import { rowsByPage } from '../../lib/tables/rows-by-page.ts';
import { sendTable } from '../../lib/tables/write-table.ts';
import { uploadedFile } from '../../plugins/uploads.ts';
import { PROOF_MAX_BYTES } from '../../rules/credits.ts';
import { dollarsOf } from '../../rules/money.ts';
import { billingAccount, knownAccountOf, knownBillingAccount, payerOf } from '../ledger/index.ts';
import { adminCreditRoutes } from './admin-routes.ts';
import * as contract from './contract.ts';
import { transactionTable } from './export-transactions.ts';
import { presentFigures, presentRequest } from './present.ts';
import { addProof, recogniseProof } from './proofs.ts';
import {
  countRequests,
  countTransactions,
  figuresOf,
  moneyRules,
  monthsOf,
  type RequestFilter,
  requestsLike,
  type TransactionRow,
  transactionsAfter,
  transactionsOf,
} from './queries.ts';
import { requestCredit, requestRefund } from './request-credit.ts';
import { presentTransactions } from './titles.ts';

const PAGE_SIZE = 30;

/** The owner's side: balance, what moved it, and what is asked of administrators. */
export const creditRoutes: FastifyPluginAsync = async (app) => {
  const { db, config, files } = app.deps;

  const mine = async (on: Db, id: string) => {
    const [row] = await requestsLike(on, { id });
    if (!row) throw new AppError('credit_request_not_found', 404);
    return { request: presentRequest(row) };
  };
  const list = async (
    userId: string,
    { page: number = 1, limit: size = PAGE_SIZE, ...filter }: RequestFilter & { page?: number; limit?: number },
  ) => {
    const accountId = await knownBillingAccount(db, userId);
    if (!accountId) return { requests: [], page: { number, size, total: 0 } };
    const of = { ...filter, accountId };
    const [rows, total] = await Promise.all([requestsLike(db, of, { size, number }), countRequests(db, of)]);
    return { requests: rows.map(presentRequest), page: { number, size, total } };
  };

  serve(app, contract.creditsBalance, async ({ caller }) => {
    const [{ owner, mayBill }, rules] = await Promise.all([payerOf(db, caller.id), moneyRules(db)]);
    const accountId = mayBill ? await knownAccountOf(db, owner) : null;
    const figures = accountId ? await figuresOf(db, accountId) : undefined;
    const { minimum_cents, maximum_cents } = rules;
    return {
      ...presentFigures(figures),
      minimum: dollarsOf(minimum_cents),
      maximum: dollarsOf(maximum_cents),
      canPayOnline: config.paymentProvider !== null,
    };
  });

  serve(app, contract.creditTransactions, async ({ query, caller, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, ...filter } = query;
    const accountId = await knownBillingAccount(db, caller.id);
    if (!accountId) return { transactions: [], page: { number, size, total: 0 }, months: [] };
    const [rows, total, months] = await Promise.all([
      transactionsOf(db, accountId, filter, { size, number }),
      countTransactions(db, accountId, filter),
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
    const accountId = await knownBillingAccount(db, caller.id);
    const { format = 'csv', ...filter } = query;
    const rows = rowsByPage<TransactionRow>(async (last, size) =>
      accountId ? transactionsAfter(db, accountId, filter, { after: last?.id, size }) : [],
    );
    return sendTable(reply, transactionTable(rows, request.lang), { name: 'transactions', format, lang: request.lang });
  });

  serve(app, contract.creditRequests, ({ query, caller }) => list(caller.id, { ...query, type: 'addition' }));
  serve(app, contract.refundRequests, ({ query, caller }) => list(caller.id, { ...query, type: 'refund' }));

  serve(app, contract.requestCredit, async ({ body, caller, request, db: trx }) => {
    const { amount: cents, method, purchase } = body;
    const asked = { userId: caller.id, cents, method, purchase };
    const { reason = null, referenceNumber = null } = body;
    const id = await requestCredit(trx, { ...asked, reason, referenceNumber });
    request.log.info({ creditRequestId: id }, 'credit requested');
    return mine(trx, id);
  });
  serve(app, contract.requestRefund, async ({ body, caller, request, db: trx }) => {
    const { amount: cents, ...asked } = body;
    const id = await requestRefund(trx, { ...asked, cents, userId: caller.id });
    request.log.info({ creditRequestId: id }, 'refund requested');
    return mine(trx, id);
  });
  serve(app, contract.uploadProof, async ({ params, caller, request }) => {
    const bytes = await uploadedFile(request, 'proof', {
      maxBytes: PROOF_MAX_BYTES,
      missing: 'proof_missing',
      tooLarge: 'proof_too_large',
      refuseHead: recogniseProof,
    });
    const accountId = await billingAccount(db, caller.id);
    const stored = { documents: files.documents, dataDir: config.dataDir };
    await addProof(db, { requestId: params.id, accountId, bytes, ...stored });
    return mine(db, params.id);
  });

  await app.register(adminCreditRoutes);
};
