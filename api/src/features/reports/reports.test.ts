import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { ViewingRow } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice, aUser } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { withoutBounds } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let member: Awaited<ReturnType<typeof signedIn>>;
let office: { id: string };
let listing: { id: string; code: number };
let other: { id: string; code: number };
beforeAll(async () => {
  api = await testApp();
  await withoutBounds(api);
  member = await signedIn(api, { account_type: 'office', first_name: 'ليلى', last_name: 'المكتب' });
  office = await anOffice(api.db);
  await api.db('office_members').insert({ office_id: office.id, user_id: member.id, role: 'owner' });
  const ofOffice = { owner: member, office, published_at: new Date('2030-01-01T00:00:00Z') };
  listing = await aListing(api.db, ofOffice);
  other = await aListing(api.db, ofOffice);
});
afterAll(() => api.close());

const report = async (path: string, token = member.token) => (await api.call('GET', path, { token, lang: 'en' })).json;
const looked = (id: string, day: string, views: number) =>
  api.owner('listing_daily_views').insert({ listing_id: id, day, views });
/** Somebody asks, and is answered after some minutes, or not. */
async function asked(id: string, at: string, { minutes, assigned }: { minutes?: number; assigned?: string } = {}) {
  const { id: enquirer_id } = await aUser(api.db);
  const lead = await rowOf(
    api.db('leads').insert(
      {
        listing_id: id,
        owner_id: member.id,
        office_id: office.id,
        enquirer_id,
        source: 'message',
        asked_at: at,
        created_at: at,
        assigned_to: assigned ?? null,
        answered_at: minutes === undefined ? null : new Date(Date.parse(at) + minutes * 60_000),
      },
      'id',
    ),
  );
  await api.db('contact_reveals').insert({ listing_id: id, user_id: enquirer_id, revealed_at: at });
  return lead.id;
}
const viewing = (lead_id: string, at: string, status: ViewingRow['status'] = 'completed') =>
  api.db('viewings').insert({ lead_id, starts_at: at, created_at: at, status, proposed_by: 'owner' });

/** The last half hour of a day, month and year in London, the first of the next ones in Damascus. */
const BORDERS = [
  ['day', '2031-03-04T21:30:00Z', '2031-03-05', '2031-03-04'],
  ['month', '2031-04-30T21:30:00Z', '2031-05-01', '2031-04-30'],
  ['year', '2031-12-31T21:30:00Z', '2032-01-01', '2031-12-31'],
] as const;

describe('the report of an office', () => {
  it.each(BORDERS)(
    'keeps to the border of a %s in Damascus, as an oracle counts',
    async (_border, at, after, before) => {
      const hourBefore = new Date(Date.parse(at) - 3_600_000).toISOString();
      await looked(listing.id, after, 5);
      await looked(listing.id, before, 3);
      for (const moment of [at, at, hourBefore])
        await viewing(await asked(listing.id, moment, { minutes: 10 }), moment);

      const oracle = async (table: string, column: string, day: string) => {
        const { rows } = await api.owner.raw(
          `select count(*)::int as n from ${table} where (${column} + interval '3 hours')::date::text = ?`,
          [day],
        );
        return rows[0].n;
      };
      for (const [day, views, count] of [
        [after, 5, 2],
        [before, 3, 1],
      ] as const) {
        const { data } = await report(`/reports/overview?from=${day}&to=${day}`);
        expect(data.totals).toEqual({ views, reveals: count, leads: count, viewings: count, done: count });
        expect(data.totals.reveals).toBe(await oracle('contact_reveals', 'revealed_at', day));
        expect(data.totals.leads).toBe(await oracle('leads', 'asked_at', day));
        expect(data.totals.done).toBe(await oracle('viewings', 'starts_at', day));
      }
      const { data } = await report(`/reports/overview?from=${before}&to=${after}`);
      expect(data.steps.map(({ day, views }: { day: string; views: number }) => [day, views])).toEqual([
        [before, 3],
        [after, 5],
      ]);
      expect((await report(`/reports/overview?from=${after}&to=${after}`)).data.before).toMatchObject({
        views: 3,
        leads: 1,
      });
    },
  );

  it('says how long half of the answers took, and who answers', async () => {
    const day = '2033-06-10';
    const at = `${day}T09:00:00Z`;
    const agent = await aUser(api.db, { first_name: 'سامر', last_name: 'الوكيل' });
    const lead = await asked(listing.id, at, { minutes: 20, assigned: agent.id });
    await asked(listing.id, at, { minutes: 40, assigned: agent.id });
    await asked(other.id, at);
    await viewing(lead, at, 'scheduled');
    const { data } = await report(`/reports/overview?from=${day}&to=${day}`);
    expect(data.answering).toEqual({ asked: 3, answered: 2, medianMinutes: 30 });
    expect(data.answeringBefore).toEqual({ asked: 0, answered: 0, medianMinutes: null });
    expect(data.agents).toEqual([
      {
        id: agent.id,
        name: 'سامر الوكيل',
        asked: 2,
        answered: 2,
        medianMinutes: 30,
        viewings: 1,
        done: 0,
      },
      { id: null, name: null, asked: 1, answered: 0, medianMinutes: null, viewings: 0, done: 0 },
    ]);
  });

  it('is for offices, and theirs alone', async () => {
    const { token } = await signedIn(api);
    for (const path of ['overview', 'listings/performance', 'comparative-report'])
      expect(await report(`/reports/${path}`, token)).toMatchObject({
        statusCode: 403,
        message: 'Access denied. Only office users can view reports',
      });
    const rival = await signedIn(api, { account_type: 'office' });
    expect(await report('/reports/overview', rival.token)).toMatchObject({
      statusCode: 404,
      code: 'office_not_found',
    });
    const { id } = await anOffice(api.db);
    await api.db('office_members').insert({ office_id: id, user_id: rival.id, role: 'owner' });
    const { data } = await report(`/reports/overview?from=2031-03-04&to=2031-03-05`, rival.token);
    expect(data.totals).toEqual({ views: 0, reveals: 0, leads: 0, viewings: 0, done: 0 });
  });
});

describe('the performance of listings', () => {
  const DAYS = 'from=2034-02-01&to=2034-02-10';
  const rows = async (query = '') =>
    (await report(`/reports/listings/performance?${DAYS}&${query}`)).data.listings as { id: string }[];

  it('is ordered by what is asked, and silent about similar ones below eight', async () => {
    await looked(listing.id, '2034-02-03', 20);
    await looked(other.id, '2034-02-03', 5);
    await asked(other.id, '2034-02-03T09:00:00Z');
    expect((await rows()).map(({ id }) => id)).toEqual([listing.id, other.id]);
    expect((await rows('sort=leads')).map(({ id }) => id)).toEqual([other.id, listing.id]);
    expect((await rows())[0]).toMatchObject({ views: 20, viewsPerDay: 2, similar: null });
    const published_at = new Date('2033-01-01T00:00:00Z');
    for (let n = 1; n <= 7; n++) await looked((await aListing(api.db, { published_at })).id, '2034-02-04', n * 10);
    expect((await rows())[0]).toMatchObject({ similar: null });
    // Of its own office, or elsewhere, none is similar.
    await aListing(api.db, { office, published_at });
    await aListing(api.db, { province: 'homs', city: 'homs', neighborhood: null, published_at });
    expect((await rows())[0]).toMatchObject({ similar: null });
    await looked((await aListing(api.db, { published_at })).id, '2034-02-04', 80);
    expect((await rows())[0]).toMatchObject({ similar: { sample: 8, viewsPerDay: 4.5 } });
  });

  it('is exported for a spreadsheet', async () => {
    const { answer, headers } = await api.call('GET', `/reports/listings/export?${DAYS}&format=csv`, {
      token: member.token,
    });
    expect(headers['content-disposition']).toContain('diyar-report-2034-02-01-2034-02-10.csv');
    const [head = '', first = ''] = answer.rawPayload.toString().split('\r\n');
    expect(head).toContain('الإعلان,المشاهدات');
    expect(first).toContain(`${listing.code},شقة للبيع في المزة,20,0,0,0,0,2,`);
  });

  it.each(['ar', 'en'] as const)('is printed with the whole report in %s', async (lang) => {
    const path = `/reports/listings/export?${DAYS}&format=pdf`;
    const { answer, headers } = await api.call('GET', path, { token: member.token, lang });
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('diyar-report-2034-02-01-2034-02-10.pdf');
    if (process.env.SHOTS) await writeFile(`${process.env.SHOTS}/report-${lang}.pdf`, answer.rawPayload);
    const texts = (await readPdf(answer.rawPayload)).flatMap((page) => page.texts.map(({ text }) => text));
    const text = texts.join(' ').replaceAll(/\s+/g, ' ');
    const words = { ar: ['تقرير', 'المشاهدات', 'شباط'], en: ['Office report', 'Views', '10 February 2034'] };
    for (const word of [...words[lang], String(listing.code)]) expect(text).toContain(word);
  });

  it('compares two to five, of the office alone', async () => {
    const compare = (ids: string[]) => report(`/reports/comparative-report?${DAYS}&listings=${ids.join(',')}`);
    const { data } = await compare([other.id, listing.id]);
    expect(data.listings.map(({ id, views }: { id: string; views: number }) => [id, views])).toEqual([
      [other.id, 5],
      [listing.id, 20],
    ]);
    expect(data.listings[1].steps).toHaveLength(10);
    for (const ids of [[listing.id], Array.from({ length: 6 }, () => randomUUID())])
      expect(await compare(ids)).toMatchObject({ statusCode: 400, code: 'comparison_size' });
    const foreign = await aListing(api.db);
    expect(await compare([listing.id, foreign.id])).toMatchObject({ statusCode: 404, code: 'listing_not_found' });
  });

  it('is told of one’s own listing to its owner', async () => {
    const owner = await signedIn(api);
    const { id } = await aListing(api.db, { owner, published_at: new Date('2034-01-01T00:00:00Z') });
    await looked(id, '2034-02-05', 7);
    await looked(id, '2034-01-30', 2);
    const { data } = await report(`/users/listings/${id}/figures?${DAYS}`, owner.token);
    expect(data).toMatchObject({ listing: { id, views: 7, viewsPerDay: 0.7 }, before: { views: 2 } });
    expect(data.steps).toHaveLength(10);
    const { token } = await signedIn(api);
    expect(await report(`/users/listings/${id}/figures`, token)).toMatchObject({ statusCode: 404 });
  });
});
