import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { AppError } from '#lib/errors.ts';
import { deleteAdvertisement, liveAdvertisementIds } from '../advertisements/index.ts';
import { cancelBoost, liveBoostIds } from '../boosts/index.ts';
import { requestRefund } from '../credits/index.ts';
import { balanceOf, creditAccount, lockPayer } from '../ledger/index.ts';
import { cancelSubscription, lockSubscription } from '../subscriptions/index.ts';
import { PrivateChoice } from './contract.ts';

/** Why the money is paid out, as administrators read it. */
const REASON = {
  ar: 'انضم صاحب الرصيد إلى مكتب وطلب صرف رصيده الخاص.',
  en: 'Joined an office and asked for the private credit back.',
};

/**
 * Ends of what is private whatever its owner chose to end, in the transaction in which the office is joined: the plan goes with its
 * period, boosts and advertisements give back what their terms say, and a payout takes that along. All else stays as it was.
 * @throws AppError amount_below_minimum, amount_above_maximum (400), no_balance_to_refund, too_many_credit_requests (409)
 */
export async function settlePrivate(
  trx: Db,
  { userId, choice }: { userId: string; choice: PrivateChoice },
): Promise<void> {
  const accountId = await creditAccount(trx, { userId });
  const own = { accountId, userId };
  await lockPayer(trx, accountId);
  if (choice.plan === 'cancel' && (await lockSubscription(trx, accountId))) await cancelSubscription(trx, own);
  if (choice.boosts === 'stop')
    for (const id of await liveBoostIds(trx, accountId)) await cancelBoost(trx, { ...own, id, isQuiet: true });
  if (choice.advertisements === 'stop')
    for (const id of await liveAdvertisementIds(trx, accountId))
      await deleteAdvertisement(trx, { ...own, id, isQuiet: true });
  const { credit, method, payTo } = choice;
  if (credit === 'keep' || payTo === undefined) return;
  const cents = await balanceOf(trx, accountId);
  const { language } = await rowOf(trx('users').where({ id: userId }).first('language'));
  await requestRefund(trx, {
    userId,
    purse: 'private',
    cents,
    method,
    payTo,
    reason: REASON[language === 'en' ? 'en' : 'ar'],
  });
}

/**
 * The same of what was chosen a while ago, for an account that somebody else lets in.
 * @returns false where it cannot be any more (too little is left, too many requests wait …): then nothing has changed
 */
export async function settleIfPossible(
  trx: Db,
  { userId, choice }: { userId: string; choice: unknown },
): Promise<boolean> {
  try {
    await trx.transaction((attempt) => settlePrivate(attempt, { userId, choice: PrivateChoice.parse(choice) }));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
