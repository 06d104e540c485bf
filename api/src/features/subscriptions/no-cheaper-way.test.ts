import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOfficeWith, setClock } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { tick } from '../clock/index.ts';
import { checkLedger } from '../ledger/index.ts';
import { SUBSCRIPTION_CLOCK } from './clock-handlers.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.parse('2027-01-31T09:00:00Z');
const CREDIT = 1_000_000;
/** Cents of a day at its cheapest, in a month of 31 days or a year of 366; whoever stays for less than a year has months alone. */
const MONTHLY = { standard: 1_500 / 31, premium: 4_000 / 31 };
const YEARLY = { standard: 14_400 / 366, premium: 38_400 / 366 };
const SHORTEST_YEAR = 365;

const PLANS = ['standard_monthly', 'premium_monthly', 'standard_yearly', 'premium_yearly'] as const;
/** Hours that pass, and what is done then. */
const step = fc.tuple(fc.integer({ min: 0, max: 24 * 45 }), fc.constantFrom(...PLANS, 'renew', 'cancel', 'reactivate'));

/** Lives by the steps, leaves, and waits for the end. @returns cents that were paid, and the least that its days cost on the list */
async function lived(first: (typeof PLANS)[number], steps: [number, string][]) {
  let now = BEGIN;
  const days = { standard: 0, premium: 0 };
  let acts = 1;
  await setClock(api, new Date(now));
  const office = await anOfficeWith(api, CREDIT);
  const { id } = (await office.subscribe(first)).json.data.subscription;
  const subscription = async () => (await office.current()).subscription;
  /** Stops at each end of what is paid for, where the plan can change. */
  const pass = async (to: number) => {
    for (let live = await subscription(); now < to && live; live = await subscription()) {
      const next = Math.min(to, Math.max(now, Date.parse(live.validUntil)) + 1);
      days[live.plan.family as keyof typeof days] += (next - now) / DAY;
      now = next;
      await setClock(api, new Date(now));
      await tick(api.db, SUBSCRIPTION_CLOCK, { brand: api.config.brand });
    }
  };
  const act = async (kind: string) => {
    if (kind === 'cancel') return office.send('/subscriptions/cancel');
    if (kind === 'reactivate') return office.send(`/subscriptions/${id}/reactivate`);
    const plan = kind === 'renew' ? (await subscription()).plan.code : kind;
    const { facts } = (await office.get(`/subscriptions/impact-analysis?plan=${plan}`)) ?? {};
    if (!facts) return undefined;
    return kind === 'renew'
      ? office.send(`/subscriptions/${id}/renew`, { facts })
      : office.send(`/subscriptions/${id}/change`, { plan, facts });
  };
  for (const [hours, kind] of steps) {
    await pass(now + hours * HOUR);
    if (!(await subscription())) break;
    const done = await act(kind);
    if (done?.statusCode === 200) acts++;
  }
  if (await subscription()) {
    await office.send('/subscriptions/cancel');
    await pass(Number.POSITIVE_INFINITY);
  }
  const best = days.standard + days.premium < SHORTEST_YEAR ? MONTHLY : YEARLY;
  const least = days.standard * best.standard + days.premium * best.premium;
  return { paid: CREDIT - (await office.balance()) * 100, least, acts };
}

it('no sequence of changes costs less a day than the best price on the list (S20)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PLANS), fc.array(step, { maxLength: 6 }), async (first, steps) => {
      const { paid, least, acts } = await lived(first, steps);
      // A begun cent is the buyer's, once for each purchase; a minute because the tests take some time.
      expect(paid).toBeGreaterThanOrEqual(least - acts - MONTHLY.premium / 1_440);
    }),
    {
      numRuns: 25,
      examples: [
        [
          'standard_yearly',
          [
            [36, 'premium_monthly'],
            [24, 'standard_monthly'],
          ],
        ],
      ],
    },
  );
}, 240_000);

it('leaves a ledger that balances', async () => {
  expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
});
