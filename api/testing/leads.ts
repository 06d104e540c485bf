import { randomUUID } from 'node:crypto';
import { aListing, anOffice, type ListingValues } from './factories.ts';
import { signedIn } from './people.ts';
import type { TestApp } from './test-app.ts';

export type Signed = Awaited<ReturnType<typeof signedIn>>;

/** A listing with the owner who is signed in. */
export async function anOffer(api: TestApp, values: ListingValues = {}) {
  const owner = await signedIn(api);
  return { owner, listing: await aListing(api.db, { owner, title_en: 'Flat in Mezzeh', ...values }) };
}

/** The same of an office with a manager, who owns it, and two agents. */
export async function anOfficeOffer(api: TestApp) {
  const office = await anOffice(api.db);
  const [owner, agent, colleague] = [
    await signedIn(api, { account_type: 'office', first_name: 'Manager' }),
    await signedIn(api, { account_type: 'office', first_name: 'Agent' }),
    await signedIn(api, { account_type: 'office', first_name: 'Colleague' }),
  ];
  await api.db('office_members').insert([
    { office_id: office.id, user_id: owner.id, role: 'owner' },
    { office_id: office.id, user_id: agent.id, role: 'agent' },
    { office_id: office.id, user_id: colleague.id, role: 'agent' },
  ]);
  return { office, owner, agent, colleague, listing: await aListing(api.db, { owner, office }) };
}

export const enquiry = (values: Record<string, unknown> = {}) => ({
  messageId: randomUUID(),
  name: 'سامر الحلبي',
  phone: '0944123456',
  message: 'مرحبًا، هل ما زالت الشقة متاحة؟',
  ...values,
});

/** Writes about a listing. @returns the thread's id */
export async function ask(api: TestApp, from: Signed, listingId: string, values: Record<string, unknown> = {}) {
  const { json } = await api.call('POST', `/listings/${listingId}/leads`, { token: from.token, body: enquiry(values) });
  return json.data.leadId as string;
}

/** The thread as one of its sides sees it. */
export const threadOf = async (api: TestApp, { token }: Signed, leadId: string, lang: 'ar' | 'en' = 'en') =>
  (await api.call('GET', `/leads/${leadId}`, { token, lang })).json.data?.lead;

export const sendMessage = (api: TestApp, { token }: Signed, leadId: string, values: Record<string, unknown> = {}) =>
  api.call('POST', `/leads/${leadId}/messages`, {
    token,
    lang: 'en',
    body: { id: randomUUID(), body: 'نعم، متاحة.', ...values },
  });
