import { seedId } from '@diyar/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { signedInAgain } from '../../testing/people.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { checkLedger } from '../features/ledger/index.ts';
import { seedCredits } from './credits.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

it('makes a year of credit once, and a ledger that balances', async () => {
  const { id } = await aUser(api.db, { id: seedId('demo_persons', '40') });
  await seedCredits(api.owner);
  await seedCredits(api.owner);
  expect(await checkLedger(api.db)).toMatchObject({
    ...{ transfers: 24, unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 },
  });
  const { token } = await signedInAgain(api, id, 'regular');
  const { json } = await api.call('GET', '/credits/transactions', { token });
  expect(json.data.page.total).toBe(24);
  expect(json.data.months.filter(({ added }: { added: number }) => added > 0).length).toBeGreaterThanOrEqual(10);
  expect((await api.call('GET', '/credits/requests', { token })).json.data.page.total).toBe(1);
});
