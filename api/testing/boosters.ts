import { aListing } from './factories.ts';
import { credited, sendMoney } from './money.ts';
import { signedIn, signedInAgain } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Somebody with a published listing and so much credit, and what is done about its boosts. */
export async function aBooster(api: TestApp, cents: number) {
  const person = await signedIn(api);
  const listing = await aListing(api.db, { owner: person });
  if (cents > 0) await credited(api.db, { userId: person.id }, cents);
  // Sessions end within the weeks that these tests cross.
  const fresh = async () => (await signedInAgain(api, person.id, 'regular')).token;
  const send = async (path: string, body: object = {}, key?: string) =>
    sendMoney(api, path, { token: await fresh(), body, ...(key && { key }) });
  const get = async (path: string) => (await api.call('GET', path, { token: await fresh(), lang: 'en' })).json.data;
  return {
    ...person,
    listing,
    send,
    get,
    boost: (choice: object, key?: string) => send(`/listings/${listing.id}/boost`, choice, key),
    active: async () => (await get('/boosts/active')).boosts,
    balance: async (): Promise<number> => (await get('/credits/balance')).balance,
  };
}
