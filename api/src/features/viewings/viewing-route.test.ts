import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffer, anOfficeOffer, ask, type Signed } from '#testing/leads.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const HOME = { lng: 36.241177, lat: 33.50273 };
/** Two in the morning in Damascus is the evening before in Greenwich. */
const [FIRST, NIGHT] = [dayAhead(3), dayAhead(5)];
function dayAhead(days: number) {
  return new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);
}
const at = (day: string, hour: string) => new Date(`${day}T${hour}:00+03:00`).toISOString();

const route = async ({ token }: Signed, query = '') =>
  (await api.call('GET', `/viewings/route${query}`, { token, lang: 'en' })).json;
async function aViewing(asker: Signed, listingId: string, startsAt: string) {
  const leadId = await ask(api, asker, listingId);
  const { json } = await api.call('POST', `/leads/${leadId}/viewings`, { token: asker.token, body: { startsAt } });
  return { leadId, id: json.data.viewing.id as string };
}
const accept = ({ token }: Signed, id: string) =>
  api.call('PUT', `/viewings/${id}/accept`, { token, body: { version: 1 } });

describe('GET /viewings/route', () => {
  it('has one day’s viewings in order of time, and the days that have any', async () => {
    const asker = await signedIn(api, { email_verified_at: new Date() });
    const aHome = async () => (await anOffer(api)).listing.id;
    const late = await aViewing(asker, await aHome(), at(FIRST, '18:30'));
    const early = await aViewing(asker, await aHome(), at(FIRST, '09:00'));
    const night = await aViewing(asker, await aHome(), at(NIGHT, '02:00'));
    const off = await aViewing(asker, await aHome(), at(FIRST, '12:00'));
    await api.call('PUT', `/viewings/${off.id}/cancel`, { token: asker.token, body: { version: 1 } });

    const days = [
      { day: FIRST, count: 2 },
      { day: NIGHT, count: 1 },
    ];
    const { data } = await route(asker);
    expect(data).toMatchObject({ day: FIRST, days, stops: [{ id: early.id }, { id: late.id }] });
    expect((await route(asker, `?day=${NIGHT}`)).data).toMatchObject({ day: NIGHT, days, stops: [{ id: night.id }] });
    expect((await route(asker, `?day=${dayAhead(30)}`)).data).toMatchObject({ days, stops: [] });
    expect((await route(await signedIn(api))).data).toEqual({ day: null, days: [], stops: [] });
    expect((await route(asker, '?day=tomorrow')).statusCode).toBe(400);
  });

  it('tells the owner’s side where the home is, and the other one the public point, agreed or not', async () => {
    const asker = await signedIn(api);
    const { owner, listing } = await anOffer(api, { ...HOME, is_approximate: true });
    const { id } = await aViewing(asker, listing.id, at(FIRST, '10:00'));
    const home = await api.db('listings').where({ id: listing.id }).first('lng', 'lat');
    expect(home).not.toMatchObject(HOME);
    const pointOf = async (person: Signed) => (await route(person)).data.stops[0].point;
    for (const agree of [false, true]) {
      if (agree) await accept(owner, id);
      expect(await pointOf(owner)).toEqual({ ...HOME, isApproximate: false });
      expect(await pointOf(asker)).toEqual({ ...home, isApproximate: true });
    }
  });

  it('tells both sides the point of a listing that shows its own', async () => {
    const asker = await signedIn(api);
    const { owner, listing } = await anOffer(api, HOME);
    await aViewing(asker, listing.id, at(FIRST, '10:00'));
    for (const person of [owner, asker])
      expect((await route(person)).data.stops).toMatchObject([{ point: { ...HOME, isApproximate: false } }]);
  });

  it('is the way of one person of an office: the listing’s owner, or whom the thread is given to', async () => {
    const { owner, agent, colleague, listing } = await anOfficeOffer(api);
    const asker = await signedIn(api);
    const { id, leadId } = await aViewing(asker, listing.id, at(FIRST, '10:00'));
    const whose = async () =>
      Promise.all([owner, agent, colleague].map(async (member) => (await route(member)).data.stops.length));
    expect(await whose()).toEqual([1, 0, 0]);
    await api.db('leads').where({ id: leadId }).update({ assigned_to: agent.id });
    expect(await whose()).toEqual([0, 1, 0]);
    expect((await route(agent)).data.stops).toMatchObject([{ id, side: 'owner', listing: { id: listing.id } }]);
  });

  it('has no point for a visit to the office itself', async () => {
    const { office, owner, listing } = await anOfficeOffer(api);
    const asker = await signedIn(api);
    const { leadId } = await aViewing(asker, listing.id, at(FIRST, '10:00'));
    await api.db('leads').where({ id: leadId }).update({ listing_id: null, owner_id: null, office_id: office.id });
    expect((await route(asker)).data.stops).toMatchObject([{ listing: null, point: null }]);
    expect((await route(owner)).data.stops).toMatchObject([{ point: null }]);
  });
});
