import type { Db } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { uploadedFile } from '#plugins/uploads.ts';
import { AD_PICTURE_MAX_BYTES, AD_TOLERANCE_PX } from '#rules/advertisements.ts';
import { dollarsOf } from '#rules/money.ts';
import { balanceOf, billingAccount, knownBillingAccount, lockPayer } from '../ledger/index.ts';
import { assertShown, payPurchase, savePurchase } from '../payments/index.ts';
import { changeAdvertisement, pauseAdvertisement, resumeAdvertisement } from './change-advertisement.ts';
import * as contract from './contract.ts';
import { createAdvertisement } from './create-advertisement.ts';
import { deleteAdvertisement } from './end-advertisement.ts';
import { refuseNoPicture, storePicture } from './picture.ts';
import { presentAdvertisement } from './present.ts';
import { presentPricing, presentSizes, priceRows } from './prices.ts';
import { advertisementOf, advertisementsOf, daysOf } from './queries.ts';
import { priceOfAdvertisement } from './sell-advertisement.ts';

const PAGE_SIZE = 20;
const DAYS = '30';

/** Advertisements as whoever pays for them sees them. */
export const advertisementRoutes: FastifyPluginAsync = async (app) => {
  const { db, config, images } = app.deps;

  const shown = async (on: Db, own: { accountId: string | null; id: string }) => {
    const row = await advertisementOf(on, own);
    if (!row) throw new AppError('advertisement_not_found', 404);
    return presentAdvertisement(row, await priceRows(on));
  };

  serve(app, contract.adSizes, async () => ({ sizes: presentSizes(await priceRows(db)), tolerance: AD_TOLERANCE_PX }));
  serve(app, contract.adPricing, async () => presentPricing(await priceRows(db)));

  serve(app, contract.listAds, async ({ query, caller }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, status: statuses } = query;
    const accountId = await knownBillingAccount(db, caller.id, query.purse);
    if (!accountId) return { advertisements: [], page: { number, size, total: 0 } };
    const [rows, prices] = await Promise.all([
      advertisementsOf(db, { accountId, statuses, size, number }),
      priceRows(db),
    ]);
    return {
      advertisements: rows.map((row) => presentAdvertisement(row, prices)),
      page: { number, size, total: rows[0]?.total ?? 0 },
    };
  });
  serve(app, contract.getAd, async ({ query, params: { id }, caller }) => {
    return { advertisement: await shown(db, { accountId: await knownBillingAccount(db, caller.id, query.purse), id }) };
  });
  serve(app, contract.adAnalytics, async ({ params: { id }, query, caller }) => {
    const advertisement = await shown(db, { accountId: await knownBillingAccount(db, caller.id, query.purse), id });
    const days = await daysOf(db, id, Number(query.days ?? DAYS));
    return { advertisement, days: days.map(({ cents, ...day }) => ({ ...day, spent: dollarsOf(cents) })) };
  });
  serve(app, contract.uploadPicture, async ({ query, caller, request }) => {
    const accountId = await billingAccount(db, caller.id, query.purse);
    const bytes = await uploadedFile(request, 'picture', {
      maxBytes: AD_PICTURE_MAX_BYTES,
      missing: 'picture_missing',
      tooLarge: 'picture_too_large',
      refuseHead: refuseNoPicture,
    });
    const { id, width, height } = await storePicture(db, images, { accountId, size: query.size, bytes });
    return { image: { id, width, height } };
  });

  serve(app, contract.createAd, async ({ query, body, caller, request, db: trx }) => {
    const accountId = await billingAccount(trx, caller.id, query.purse);
    await lockPayer(trx, accountId);
    const { shownPrice, ...content } = body;
    const id = await createAdvertisement(trx, { accountId, userId: caller.id }, content);
    const purchase = { product: 'advertisement' as const, advertisement: id };
    const cents = await priceOfAdvertisement(trx, purchase, accountId);
    assertShown(cents, shownPrice);
    const missing = cents - (await balanceOf(trx, accountId));
    if (missing <= 0) {
      const row = await savePurchase(trx, { accountId, userId: caller.id, purchase });
      await payPurchase(trx, { row, userId: caller.id, brand: config.brand });
    }
    request.log.info({ advertisementId: id, isPaid: missing <= 0 }, 'advertisement made');
    return {
      advertisement: await shown(trx, { accountId, id }),
      balance: dollarsOf(await balanceOf(trx, accountId)),
      missing: dollarsOf(Math.max(0, missing)),
    };
  });
  serve(app, contract.updateAd, async ({ query, params: { id }, body, caller }) => {
    const { version, ...content } = body;
    const accountId = await billingAccount(db, caller.id, query.purse);
    const isCheckedAgain = await db.transaction((trx) => changeAdvertisement(trx, { accountId, id, version, content }));
    return { advertisement: await shown(db, { accountId, id }), isCheckedAgain };
  });
  serve(app, contract.deleteAd, async ({ query, params: { id }, caller, request }) => {
    const accountId = await billingAccount(db, caller.id, query.purse);
    const cents = await db.transaction((trx) => deleteAdvertisement(trx, { accountId, userId: caller.id, id }));
    request.log.info({ advertisementId: id }, 'advertisement deleted');
    return { refund: dollarsOf(cents), balance: dollarsOf(await balanceOf(db, accountId)) };
  });
  serve(app, contract.pauseAd, async ({ query, params: { id }, caller }) => {
    const own = { accountId: await billingAccount(db, caller.id, query.purse), id };
    await db.transaction((trx) => pauseAdvertisement(trx, own));
    return { advertisement: await shown(db, own) };
  });
  serve(app, contract.resumeAd, async ({ query, params: { id }, caller }) => {
    const own = { accountId: await billingAccount(db, caller.id, query.purse), id };
    await db.transaction((trx) => resumeAdvertisement(trx, own));
    return { advertisement: await shown(db, own) };
  });
};
