import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayInDamascus } from '#lib/asked-period.ts';
import { lastWeekBefore, type Period } from '#rules/periods.ts';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { anOfficeOffer, type Signed } from '#testing/leads.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { askWeeklyMails } from './weekly-mails.ts';

let api: TestApp;
let week: Period;
beforeAll(async () => {
  api = await testApp();
  week = lastWeekBefore(await todayInDamascus(api.db));
});
afterAll(() => api.close());

/** An office whose owner and agent read their mail, and whose listing was looked at on the week's last day. */
async function aSeenOffice(views = 40) {
  const { office, owner, agent, listing } = await anOfficeOffer(api);
  await api
    .db('users')
    .whereIn('id', [owner.id, agent.id])
    .update({ email_verified_at: api.db.raw('app_now()'), language: 'en' });
  if (views > 0) await api.owner('listing_daily_views').insert({ listing_id: listing.id, day: week.to, views });
  return { office, owner, agent, listing };
}
const mailsTo = async ({ email }: Signed) =>
  (await workJobs(api)).filter(({ to, subject }) => to === email && subject.startsWith('The week of'));

describe('the weekly mail to offices', () => {
  it('brings an owner the figures of the week that ended, once', async () => {
    const { owner, agent, listing } = await aSeenOffice();
    await Promise.all([askWeeklyMails(api.db), askWeeklyMails(api.db)]);
    await askWeeklyMails(api.db);
    const mails = await mailsTo(owner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Views: 40 (0 the week before)');
    expect(mails[0]?.text).toContain(`/property/${listing.id}`);
    expect(mails[0]?.text).toContain(`from=${week.from}&to=${week.to}`);
    expect(mails[0]?.text).toContain('/dashboard/settings/notifications');
    expect(await mailsTo(agent)).toEqual([]);
  });

  it('is not sent to those who do not want it, nor on a week without anything', async () => {
    const { owner } = await aSeenOffice();
    const body = { weeklyReport: { email: false, push: false } };
    const stored = (await api.call('GET', '/users/profile', { token: owner.token })).json.data.user
      .notificationPreferences;
    const answer = await api.call('PUT', '/users/notification-preferences', {
      token: owner.token,
      body: { ...stored, ...body },
    });
    expect(answer.statusCode, JSON.stringify(answer.json)).toBe(200);
    const { owner: quiet } = await aSeenOffice(0);
    await askWeeklyMails(api.db);
    expect([...(await mailsTo(owner)), ...(await mailsTo(quiet))]).toEqual([]);
  });

  it('counts the last view of Friday in Damascus to the week, the first of Saturday to the next', async () => {
    const { owner, office } = await aSeenOffice(3);
    const after = await aListing(api.db, { owner, office });
    const rows = await api.owner.raw(
      `select (?::date + 1)::text as next, extract(isodow from ?::date)::int as friday`,
      [week.to, week.to],
    );
    const { next, friday } = rows.rows[0];
    expect(friday).toBe(5);
    await api.owner('listing_daily_views').insert({ listing_id: after.id, day: next, views: 100 });
    await askWeeklyMails(api.db);
    expect((await mailsTo(owner))[0]?.text).toContain('Views: 3 (');
  });
});
