import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { assertAmount } from '../credits/index.ts';
import { billingAccount } from '../ledger/index.ts';
import { openPayment, paymentById, presentPayment, savePurchase } from '../payments/index.ts';
import { beginPayment } from './begin.ts';
import * as contract from './contract.ts';
import { hear } from './hear.ts';
import { paymentProvider } from './providers/index.ts';
import { insertOnlinePayment } from './queries.ts';

/** Credit that an outside provider collects, where the operator has one. */
export const onlinePaymentRoutes: FastifyPluginAsync = async (app) => {
  const { db, config, log } = app.deps;
  const configured = paymentProvider(config.paymentProvider);
  const provider = () => {
    if (!configured) throw new AppError('provider_missing', 404);
    return configured;
  };

  serve(app, contract.openOnlinePayment, async ({ query, body, caller, db: trx }) => {
    const { name } = provider();
    await assertAmount(trx, body.amount);
    const accountId = await billingAccount(trx, caller.id, query.purse);
    const opened = { accountId, userId: caller.id, kind: 'top_up', method: 'mobile_wallet' } as const;
    const id = await openPayment(trx, { ...opened, referenceNumber: null, cents: body.amount });
    const { purchase } = body;
    const kept = purchase && (await savePurchase(trx, { accountId, userId: caller.id, purchase }));
    await insertOnlinePayment(trx, { payment_id: id, provider: name, purchase_id: kept?.id ?? null });
    const row = await paymentById(trx, id, accountId);
    if (!row) throw new AppError('payment_not_found', 404);
    return { payment: presentPayment(row) };
  });
  serve(app, contract.beginOnlinePayment, async ({ query, params, caller, request }) => {
    const accountId = await billingAccount(db, caller.id, query.purse);
    const returnUrl = `${config.http.publicUrl}/dashboard/credits?lang=${request.lang}`;
    const asked = { accountId, paymentId: params.id, lang: request.lang, returnUrl };
    const { payUrl } = await beginPayment(db, provider(), asked);
    return { payUrl };
  });
  await app.register(async (own) => {
    own.removeContentTypeParser('application/json');
    own.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    serve(own, contract.hearOfPayment, async ({ body, request }) => {
      const { name, read } = provider();
      const word = read(request.headers, body);
      const result = await hear(db, { provider: name, word, brand: config.brand });
      const told = { paymentId: word.paymentId, outcome: word.outcome, result };
      if (result === 'other_amount') log.error(told, 'another amount was paid than was asked for');
      else log.info(told, 'a payment provider told of a payment');
      return { result };
    });
  });
};
