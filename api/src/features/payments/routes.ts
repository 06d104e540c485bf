import type { Db } from '@diyar/db';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { auditExport } from '#lib/tables/audit-export.ts';
import { rowsByPage } from '#lib/tables/rows-by-page.ts';
import { sendTable } from '#lib/tables/write-table.ts';
import { dollarsOf } from '#rules/money.ts';
import { balanceOf, billingAccount, knownBillingAccount } from '../ledger/index.ts';
import * as contract from './contract.ts';
import { paymentTable } from './export-payments.ts';
import { paymentDetails } from './payment-details.ts';
import { presentForAdmin, presentPayment, receiptNumberOf } from './present.ts';
import { productOf, purchaseIn } from './products.ts';
import { dropPurchase, lockKept, openPurchasesOf, payPurchase, savePurchase } from './purchases.ts';
import {
  type AdminPaymentRow,
  countPayments,
  monthlyTotals,
  paymentById,
  paymentByReference,
  paymentsLike,
  systemTotals,
} from './queries.ts';
import { drawReceipt } from './receipts/draw-receipt.ts';
import { receiptOf } from './receipts/queries.ts';
import { referenceOf } from './reference.ts';

const PAGE_SIZE = 30;

/** Payments, receipts, and buying with credit. */
export const paymentRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;

  const one = async (on: Db, id: string, accountId?: string) => {
    const row = await paymentById(on, id, accountId);
    if (!row) throw new AppError('payment_not_found', 404);
    return row;
  };
  const sendReceipt = async (reply: FastifyReply, paymentId: string) => {
    const issued = await receiptOf(db, paymentId);
    if (!issued) throw new AppError('payment_not_found', 404);
    const pdf = await drawReceipt(issued);
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${receiptNumberOf(issued.number)}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    return reply.send(pdf);
  };

  serve(app, contract.paymentHistory, async ({ query, caller }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, purse, ...filter } = query;
    const accountId = await knownBillingAccount(db, caller.id, purse);
    if (!accountId) return { payments: [], page: { number, size, total: 0 } };
    const mine = { ...filter, accountId };
    const [rows, total] = await Promise.all([paymentsLike(db, mine, { size, number }), countPayments(db, mine)]);
    return { payments: rows.map(presentPayment), page: { number, size, total } };
  });
  serve(app, contract.paymentReference, async ({ query, caller }) => {
    const accountId = await billingAccount(db, caller.id, query.purse);
    const row = query.number ? await paymentByReference(db, accountId, query.number) : undefined;
    return { reference: referenceOf(accountId), payment: row ? presentPayment(row) : null };
  });
  serve(app, contract.getPayment, async ({ query, params, caller, request }) => {
    const accountId = await knownBillingAccount(db, caller.id, query.purse);
    const asked = accountId && { id: params.id, accountId, lang: request.lang };
    const payment = asked ? await paymentDetails(db, asked) : undefined;
    if (!payment) throw new AppError('payment_not_found', 404);
    return { payment };
  });
  serve(app, contract.receipt, async ({ query, params, caller, reply }) => {
    const accountId = await knownBillingAccount(db, caller.id, query.purse);
    if (!accountId) throw new AppError('payment_not_found', 404);
    await one(db, params.id, accountId);
    return sendReceipt(reply, params.id);
  });

  serve(app, contract.payWithCredits, async ({ query, body, caller, request, db: trx }) => {
    const accountId = await billingAccount(trx, caller.id, query.purse);
    const { purchaseId, purchase, shownPrice: shown } = body;
    const row = purchase
      ? await savePurchase(trx, { accountId, userId: caller.id, purchase })
      : await lockKept(trx, { accountId, id: String(purchaseId) });
    const paymentId = await payPurchase(trx, { row, userId: caller.id, brand: config.brand, shown });
    request.log.info({ paymentId, product: row.product }, 'purchase paid');
    const payment = presentPayment(await one(trx, paymentId));
    return { payment, balance: dollarsOf(await balanceOf(trx, accountId)) };
  });
  serve(app, contract.quotePurchase, async ({ query, body, caller }) => {
    const accountId = await knownBillingAccount(db, caller.id, query.purse);
    const product = productOf(body.purchase);
    const cents = await product.price(db, body.purchase, accountId);
    const balance = accountId ? await balanceOf(db, accountId) : 0;
    return {
      days: (await product.days?.(db)) ?? null,
      price: dollarsOf(cents),
      balance: dollarsOf(balance),
      missing: dollarsOf(Math.max(0, cents - balance)),
    };
  });
  serve(app, contract.openPurchases, async ({ query, caller, request }) => {
    const accountId = await knownBillingAccount(db, caller.id, query.purse);
    if (!accountId) return { purchases: [] };
    const [rows, balance] = await Promise.all([openPurchasesOf(db, accountId), balanceOf(db, accountId)]);
    const purchases = rows.map(async (row) => {
      const purchase = purchaseIn(row);
      const product = productOf(purchase);
      // A plan that was changed meanwhile cannot be bought any more; it is no reason to hide the others.
      const cents = await product.price(db, purchase, accountId).catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      });
      if (cents === null) return [];
      return {
        id: row.id,
        product: purchase.product,
        slots: purchase.product === 'listing' ? purchase.slots : null,
        title: (await product.title(db, purchase))[request.lang],
        price: dollarsOf(cents),
        missing: dollarsOf(Math.max(0, cents - balance)),
        createdAt: row.created_at.toISOString(),
      };
    });
    return { purchases: (await Promise.all(purchases)).flat() };
  });
  serve(app, contract.dropPurchase, async ({ query, params, caller }) => {
    const accountId = await billingAccount(db, caller.id, query.purse);
    await dropPurchase(db, { accountId, id: params.id });
    return {};
  });

  serve(app, contract.adminPayments, async ({ query, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, ...filter } = query;
    const [rows, total, totals, months] = await Promise.all([
      paymentsLike(db, filter, { size, number }),
      countPayments(db, filter),
      systemTotals(db, filter),
      monthlyTotals(db),
    ]);
    const named = (kind: string, sign: number) =>
      totals.flatMap((total) =>
        total.kind === kind && total.name ? [{ name: total.name, amount: dollarsOf(total.cents * sign) }] : [],
      );
    const sum = (kind: string) => dollarsOf(totals.find((total) => total.kind === kind)?.cents ?? 0);
    return {
      payments: rows.map((row) => presentForAdmin(row, request.lang)),
      page: { number, size, total },
      // Cash accounts lose what credit accounts gain, so what came in is their negative.
      totals: {
        cash: named('cash', -1),
        revenue: named('revenue', 1),
        held: sum('held_refunds'),
        budgets: sum('held_budgets'),
        credit: sum('credit'),
      },
      months: months.map(({ month, cash_cents, revenue_cents }) => ({
        month,
        cash: dollarsOf(cash_cents),
        revenue: dollarsOf(revenue_cents),
      })),
    };
  });
  serve(app, contract.exportPayments, async ({ query, caller, request, reply }) => {
    const { format, ...filter } = query;
    const { lang } = request;
    await auditExport(db, { what: 'payments', format, filter, actorId: caller.id, request });
    const rows = rowsByPage<AdminPaymentRow>((last, size) => paymentsLike(db, filter, { size, number: 1 }, last?.id));
    return sendTable(reply, paymentTable(rows, lang), { name: 'diyar-payments', format, lang });
  });
  serve(app, contract.adminReceipt, async ({ params, reply }) => {
    await one(db, params.id);
    return sendReceipt(reply, params.id);
  });
};
