import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import { payerOfAccount } from '../ledger/index.ts';
import { type KindAndParameters, notify } from '../notifications/index.ts';

const DAY_MS = 86_400_000;

/** Tells whose places they are; what is only news (`isPassing`) is none any more after a day. */
export async function notifyOfPlaces(
  trx: Db,
  { accountId, moment, isPassing = false }: { accountId: string; moment: Date; isPassing?: boolean },
  news: KindAndParameters<'places_ending' | 'places_ended'>,
): Promise<void> {
  if (isPassing && (await appNow(trx)).getTime() - moment.getTime() >= DAY_MS) return;
  const { people } = await payerOfAccount(trx, accountId);
  for (const userId of people)
    await notify(trx, { userId, type: 'subscription', url: '/dashboard/properties', ...news });
}
