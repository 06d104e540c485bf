import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { createMailer, type KeptMail } from '#mail/mailer.ts';
import { STREAM_NAMES, streamToken } from '#mail/streams.ts';
import { type MailStream, NOTIFICATION_KINDS } from '#rules/notifications.ts';
import { workJobs } from '#testing/jobs.ts';
import { signedIn } from '#testing/people.ts';
import { smtpSink } from '#testing/smtp-sink.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { notify } from './index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Reader = Awaited<ReturnType<typeof signedIn>>;

/** Something to tell of each stream but the weekly report, which features/reports shows. */
const NEWS: Record<Exclude<MailStream, 'weeklyReport'>, (userId: string) => Promise<void>> = {
  listingApproved: (userId) => enqueue(api.db, 'mail', { kind: 'listing_approved', userId, title: 'شقة', reason: '' }),
  listingRejected: (userId) =>
    enqueue(api.db, 'mail', { kind: 'listing_rejected', userId, title: 'شقة', reason: 'صورة' }),
  newLead: (userId) =>
    notify(api.db, { userId, type: 'lead', kind: 'lead_new', parameters: { name: 'سامر', title: 'شقة' } }),
  favourites: (userId) =>
    notify(api.db, {
      ...{ userId, type: 'listing', kind: 'favourite_price_drop' },
      parameters: { titleAr: 'شقة', titleEn: 'Flat', amount: 78_000, was: 85_000 },
    }),
  subscriptionExpiring: (userId) =>
    notify(api.db, {
      ...{ userId, type: 'subscription', kind: 'subscription_expiring' },
      parameters: { planAr: 'المكتب', planEn: 'Office', days: 3 },
    }),
  promotions: (userId) =>
    notify(api.db, {
      ...{ userId, type: 'other', kind: 'promotion' },
      parameters: { titleAr: 'عرض', titleEn: 'Offer', textAr: 'نصف السعر', textEn: 'Half price' },
    }),
};
const STREAMS = Object.keys(NEWS) as (keyof typeof NEWS)[];

async function told({ id, email }: Reader): Promise<KeptMail[]> {
  const before = new Set((await workJobs(api)).map((mail) => mail.id));
  for (const stream of STREAMS) await NEWS[stream](id);
  return (await workJobs(api)).filter((mail) => mail.to === email && !before.has(mail.id));
}
const pathOf = (address = '') => {
  const { pathname, search } = new URL(address);
  return pathname.replace(/^\/api/, '') + search;
};
const click = (address: string | undefined) =>
  api.call('POST', pathOf(address), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from('List-Unsubscribe=One-Click'),
  });
const preferencesOf = async ({ id }: Reader) =>
  (await rowOf(api.db('users').where({ id }).first('notification_preferences'))).notification_preferences;

describe('the streams of mails', { timeout: 60_000 }, () => {
  it.each(STREAMS)('%s ends by one click, and no other with it', async (stream) => {
    const me = await signedIn(api, { language: 'en' });
    const mails = await told(me);
    expect(mails).toHaveLength(STREAMS.length);
    const mail = mails.find(({ text }) => text.includes(`Stop emails: ${STREAM_NAMES[stream].en}`));
    expect(mail?.html).toContain('/alerts/unsubscribe?token=');
    expect((await click(mail?.unsubscribe)).json.data).toEqual({ name: STREAM_NAMES[stream].ar, subscribed: false });
    expect(await preferencesOf(me)).toEqual({ [stream]: { email: false, push: true } });
    const later = await told(me);
    expect(later.map(({ unsubscribe }) => unsubscribe).sort()).toEqual(
      mails.flatMap(({ unsubscribe }) => (unsubscribe === mail?.unsubscribe ? [] : [unsubscribe])).sort(),
    );
    const again = await api.call('POST', pathOf(mail?.unsubscribe).replace('/unsubscribe', '/resubscribe'));
    expect(again.json.data.subscribed).toBe(true);
    expect(await told(me)).toHaveLength(STREAMS.length);
  });

  it('are all that the switches of Settings offer by mail', () => {
    expect(Object.keys(STREAM_NAMES).sort()).toEqual(
      NOTIFICATION_KINDS.filter((kind) => kind !== 'savedSearches').sort(),
    );
  });

  it('keep a choice of pushes, and show how they stand without changing it', async () => {
    const chosen = { newLead: { email: true, push: false } };
    const me = await signedIn(api, { notification_preferences: chosen });
    const query = `?token=${streamToken(api.config, { userId: me.id, stream: 'newLead' })}`;
    const seen = await api.call('GET', `/notifications/stream${query}`, { lang: 'en' });
    expect(seen.json.data).toEqual({ name: 'New inquiry or reply', subscribed: true });
    expect(await preferencesOf(me)).toEqual(chosen);
    await api.call('POST', `/notifications/stream/unsubscribe${query}`);
    expect(await preferencesOf(me)).toEqual({ newLead: { email: false, push: false } });
  });

  it('need their own signature, and a reader who may be told something', async () => {
    const [me, gone] = [await signedIn(api), await signedIn(api)];
    await api
      .db('users')
      .where({ id: gone.id })
      .update({ closed_at: api.db.raw('app_now()') });
    const mine = streamToken(api.config, { userId: me.id, stream: 'newLead' });
    for (const token of [
      mine.replace('newLead', 'promotions'),
      mine.replace(me.id, gone.id),
      streamToken({ auth: { secret: 'another' } }, { userId: me.id, stream: 'newLead' }),
      streamToken(api.config, { userId: gone.id, stream: 'newLead' }),
      streamToken(api.config, { userId: randomUUID(), stream: 'newLead' }),
      'x',
    ]) {
      const answer = await api.call('POST', `/notifications/stream/unsubscribe?token=${token}`);
      expect(answer.json).toMatchObject({ statusCode: 404, code: 'unsubscribe_link_invalid' });
    }
    expect(await preferencesOf(me)).toEqual({});
  });

  it('say so to mail programs: both headers of RFC 8058', async () => {
    const sink = await smtpSink();
    const me = await signedIn(api);
    await NEWS.promotions(me.id);
    const post = createMailer({ ...api.config, mail: { ...api.config.mail, smtpUrl: sink.url } });
    await workJobs(api, post);
    post.close();
    await sink.close();
    const head = (sink.mails[0]?.data.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' ');
    expect(head).toMatch(/^List-Unsubscribe: <http[^>]+\/api\/notifications\/stream\/unsubscribe\?token=[^>]+>\r?$/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });
});
