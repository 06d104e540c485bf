import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workJobs } from '#testing/jobs.ts';
import { anOffer, ask, type Signed, sendMessage } from '#testing/leads.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const bellOf = ({ id }: Signed) => api.db('notifications').where({ user_id: id }).orderBy('id').pluck('kind');

/** As the switch of the settings does. */
async function turnMailsOff({ token }: Signed): Promise<void> {
  const profile = await api.call('GET', '/users/profile', { token });
  const { notificationPreferences } = profile.json.data.user;
  const body = { ...notificationPreferences, newLead: { email: false, push: true } };
  const { statusCode } = await api.call('PUT', '/users/notification-preferences', { token, body });
  expect(statusCode).toBe(200);
}

/** Asked, answered, a viewing proposed and agreed. @returns the subjects of either side's mails, the first one first */
async function aConversation(owner: Signed, asker: Signed, listingId: string) {
  const leadId = await ask(api, asker, listingId);
  await sendMessage(api, owner, leadId, { version: 1 });
  const { token } = asker;
  const body = { startsAt: new Date(Date.now() + 86_400_000).toISOString() };
  const { json } = await api.call('POST', `/leads/${leadId}/viewings`, { token, body });
  await api.call('PUT', `/viewings/${json.data.viewing.id}/accept`, { token: owner.token, body: { version: 1 } });
  const mails = await workJobs(api);
  return (reader: Signed) => mails.filter(({ to }) => to === reader.email);
}

describe('the mails of a conversation', () => {
  it('go to both sides, and say where they are switched off', async () => {
    const { owner, listing } = await anOffer(api);
    const asker = await signedIn(api);
    const mailsTo = await aConversation(owner, asker, listing.id);
    expect(await bellOf(asker)).toEqual(['lead_answered', 'viewing_accepted']);
    expect(mailsTo(asker)).toHaveLength(2);
    expect(await bellOf(owner)).toEqual(['lead_new', 'viewing_proposed']);
    expect(mailsTo(owner)).toHaveLength(2);
    for (const { text } of [...mailsTo(asker), ...mailsTo(owner)])
      expect(text).toContain('/dashboard/settings/notifications?lang=ar');
  });

  it('do not go to who asked and wants none; his bell rings, and the owner gets his', async () => {
    const { owner, listing } = await anOffer(api);
    const asker = await signedIn(api);
    await turnMailsOff(asker);
    const mailsTo = await aConversation(owner, asker, listing.id);
    expect(mailsTo(asker)).toEqual([]);
    expect(await bellOf(asker)).toEqual(['lead_answered', 'viewing_accepted']);
    expect(mailsTo(owner)).toHaveLength(2);
  });

  it('do not go to an owner who wants none; the other one gets his', async () => {
    const { owner, listing } = await anOffer(api);
    const asker = await signedIn(api);
    await turnMailsOff(owner);
    const mailsTo = await aConversation(owner, asker, listing.id);
    expect(mailsTo(owner)).toEqual([]);
    expect(await bellOf(owner)).toEqual(['lead_new', 'viewing_proposed']);
    expect(mailsTo(asker)).toHaveLength(2);
  });
});
