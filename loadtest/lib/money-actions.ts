import { randomUUID } from 'node:crypto';
import type { Api } from './api-process.ts';
import type { KeyedCalls } from './keyed-calls.ts';

export interface Payer {
  token: string;
  listingId: string;
}
export interface Decider {
  token: string;
  /** A fresh second factor, as serious acts want it. */
  proof: string;
  /** Whom money is recorded for. */
  userIds: string[];
}
interface Listed {
  requests?: { id: string }[];
  boosts?: { id: string }[];
  subscription?: { id: string };
}
type Roll = () => number;

const between = (roll: Roll, least: number, most: number) => least + Math.floor(roll() * (most - least + 1));
const TYPES = ['featured', 'premium', 'urgent', 'highlight'] as const;
const PLANS = ['standard_monthly', 'premium_monthly', 'standard_yearly'] as const;
const REASON = 'لم أعد بحاجة إلى هذا الرصيد';

/** A thing that somebody with credit does, by chance; most of it is refused now and then. */
export async function payerAction(api: Api, calls: KeyedCalls, { token, listingId }: Payer, roll: Roll): Promise<void> {
  const read = async (path: string): Promise<Listed> =>
    ((await api.call<Listed>(path, { token }).catch(() => null))?.json?.data ?? {}) as Listed;
  const write = (path: string, body: object) => calls.write(path, body, { token });
  const choice = roll();
  if (choice < 0.3) {
    const paid = { amount: between(roll, 1, 40), method: 'mobile_wallet', referenceNumber: randomUUID() };
    await write('/api/credits/request', paid);
  } else if (choice < 0.55) {
    const purchase = { product: 'listing', slots: between(roll, 1, 5) };
    await write('/api/payments/pay-with-credits', { purchase });
  } else if (choice < 0.7) {
    const type = TYPES[between(roll, 0, TYPES.length - 1)];
    await write('/api/boosts/create', { listingId, type, duration: 3 });
  } else if (choice < 0.8) {
    const [boost] = (await read('/api/boosts/active')).boosts ?? [];
    if (boost) await write(`/api/boosts/${boost.id}/cancel`, {});
  } else if (choice < 0.9) {
    const amount = between(roll, 1, 10);
    await write('/api/credits/refund', { amount, reason: REASON, method: 'cash', payTo: '0991234567' });
  } else if (choice < 0.96) {
    await write('/api/subscriptions/subscribe', { plan: PLANS[between(roll, 0, PLANS.length - 1)] });
  } else {
    const { subscription } = await read('/api/subscriptions/active');
    if (!subscription) return;
    const plan = PLANS[between(roll, 0, PLANS.length - 1)];
    const impact = await api
      .call<{ facts: string }>(`/api/subscriptions/impact-analysis?plan=${plan}`, { token })
      .catch(() => null);
    const facts = impact?.json?.data?.facts;
    if (facts) await write(`/api/subscriptions/${subscription.id}/change`, { plan, facts });
  }
}

/** An administrator decides what waits longest, or records money that was taken. */
export async function deciderAction(api: Api, calls: KeyedCalls, decider: Decider, roll: Roll): Promise<void> {
  const { token, proof, userIds } = decider;
  if (roll() < 0.2) {
    const user = userIds[between(roll, 0, userIds.length - 1)];
    await calls.write('/api/admin/payments', { user, amount: between(roll, 1, 20), method: 'cash' }, { token, proof });
    return;
  }
  const queue = await api.call<Listed>('/api/admin/credits/requests/pending?limit=5', { token }).catch(() => null);
  const waiting = queue?.json?.data?.requests ?? [];
  const request = waiting[between(roll, 0, Math.max(0, waiting.length - 1))];
  if (!request) return;
  const decision = roll() < 0.7 ? { decision: 'approve' } : { decision: 'reject', notes: 'لم نجد الحوالة' };
  await calls.write(`/api/admin/credits/requests/${request.id}/process`, decision, { token, proof });
}
