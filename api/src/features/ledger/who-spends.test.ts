import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_ROLES, reachOf } from '#rules/office-roles.ts';
import { aListing } from '#testing/factories.ts';
import { anOfficeOffer } from '#testing/leads.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { balanceOf } from './accounts.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('an office’s credit', () => {
  it.each(OFFICE_ROLES)('is spent by %s only where the table of rights says so', async (role) => {
    const { office, agent } = await anOfficeOffer(api);
    await api.db('office_members').where({ user_id: agent.id }).update({ role });
    const accountId = await credited(api.db, { officeId: office.id }, 50_000);
    const { id } = await aListing(api.db, { owner: agent, office });
    const choice = { type: 'urgent', duration: 3 } as const;
    const purchase = { product: 'boost', listings: [id], ...choice };
    const spending = [
      [`/listings/${id}/boost`, choice],
      ['/boosts/create', { listingId: id, ...choice, type: 'highlight' }],
      ['/payments/pay-with-credits', { purchase: { ...purchase, type: 'premium' } }],
      ['/subscriptions/subscribe', { plan: 'standard_monthly' }],
      [`/boosts/${randomUUID()}/cancel`, { refund: 0 }],
    ] as const;
    for (const [path, body] of spending) {
      const { json } = await sendMoney(api, path, { token: agent.token, body });
      expect(json.code === 'billing_forbidden', `${role} ${path}: ${json.code}`).toBe(
        reachOf(role, 'billing') !== 'all',
      );
    }
    expect((await balanceOf(api.db, accountId)) < 50_000).toBe(reachOf(role, 'billing') === 'all');
  });
});
