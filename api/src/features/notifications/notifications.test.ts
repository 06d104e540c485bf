import { randomUUID } from 'node:crypto';
import type { OfficeMemberRow } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from '#mail/mailer.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { signedIn } from '#testing/people.ts';
import { smtpSink } from '#testing/smtp-sink.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { creditAccount } from '../ledger/index.ts';
import { notify } from './index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Signed = { id: string; token: string };
const bell = async ({ token }: Signed, query = '', lang: 'ar' | 'en' = 'ar') =>
  (await api.call('GET', `/notifications${query}`, { token, lang })).json.data;
const lead = (userId: string) => ({
  userId,
  type: 'lead' as const,
  kind: 'lead_new' as const,
  parameters: { name: 'سامر', title: 'شقة في المزة' },
  url: '/dashboard/leads/1',
});

describe('notifications', () => {
  it('are counted and read in the tongue of the asker, old ones too', async () => {
    const reader = await signedIn(api);
    await notify(api.db, {
      userId: reader.id,
      type: 'subscription',
      kind: 'subscription_expiring',
      parameters: { planAr: 'المكتب', planEn: 'Office', days: 3 },
    });
    await notify(api.db, { userId: reader.id, type: 'credit', kind: 'credit_added', parameters: { amount: 1250 } });
    const arabic = await bell(reader);
    expect(arabic).toMatchObject({
      unreadCount: 2,
      next: null,
      notifications: [
        { type: 'credit', title: 'أُضيف 1,250 $ إلى رصيدك', read: false, parameters: { amount: 1250 } },
        { type: 'subscription', title: 'اشتراكك في باقة المكتب ينتهي قريبًا', content: 'المدة الباقية: 3 أيام.' },
      ],
    });
    const english = await bell(reader, '', 'en');
    expect(english.notifications.map(({ title }: { title: string }) => title)).toEqual([
      '$1,250 was added to your credit',
      'Your Office plan ends soon',
    ]);
    expect(english.notifications[1].content).toBe('Time left: 3 days.');
  });

  it('lead nowhere once the page does not open for their reader: an office that was left, a thread that is somebody else’s', async () => {
    const [owner, agent, buyer] = [await signedIn(api), await signedIn(api), await signedIn(api)];
    const office = await anOffice(api.db);
    const work = (user_id: string, role: OfficeMemberRow['role']) =>
      api.db('office_members').insert({ office_id: office.id, user_id, role });
    await work(owner.id, 'owner');
    await work(agent.id, 'agent');
    const listing = await aListing(api.db, { owner, office });
    const thread = {
      listing_id: listing.id,
      owner_id: owner.id,
      office_id: office.id,
      enquirer_id: buyer.id,
      source: 'message',
    } as const;
    const { id } = await rowOf(api.db('leads').insert({ ...thread, assigned_to: agent.id }, 'id'));
    const pages = [
      '/dashboard/office?tab=team',
      `/dashboard/leads/${id}`,
      '/dashboard/subscription',
      '/dashboard/properties',
    ];
    for (const { id: userId } of [owner, agent, buyer])
      for (const url of pages) await notify(api.db, { ...lead(userId), url });
    const links = async (reader: Signed) =>
      (await bell(reader)).notifications.map(({ url }: { url: string | null }) => url).reverse();
    expect([await links(owner), await links(agent)]).toEqual([pages, pages]);
    await api.db('leads').where({ id }).update({ assigned_to: null });
    expect(await links(agent)).toEqual([pages[0], null, pages[2], pages[3]]);
    await api.db('office_members').where({ user_id: agent.id }).delete();
    expect(await links(agent)).toEqual([null, null, null, pages[3]]);
    expect(await links(buyer)).toEqual([null, pages[1], null, pages[3]]);
  });

  it('lead to a payment those whose money it is, and no longer who left the office that paid', async () => {
    const [owner, agent, buyer] = [await signedIn(api), await signedIn(api), await signedIn(api)];
    const office = await anOffice(api.db);
    const work = (user_id: string, role: OfficeMemberRow['role']) =>
      api.db('office_members').insert({ office_id: office.id, user_id, role });
    await work(owner.id, 'owner');
    await work(agent.id, 'agent');
    const pageOf = async (whose: { officeId: string } | { userId: string }) => {
      const account_id = await creditAccount(api.db, whose);
      const payment = { account_id, user_id: owner.id, kind: 'top_up', method: 'cash', amount_cents: 2_500 } as const;
      const { id } = await rowOf(api.db('payments').insert(payment).returning('id'));
      return `/dashboard/payments/${id}`;
    };
    const pages = [await pageOf({ officeId: office.id }), `${await pageOf({ userId: owner.id })}?purse=private`];
    for (const { id: userId } of [owner, agent, buyer])
      for (const url of pages) await notify(api.db, { ...lead(userId), url });
    const links = async (reader: Signed) =>
      (await bell(reader)).notifications.map(({ url }: { url: string | null }) => url).reverse();
    expect([await links(owner), await links(agent), await links(buyer)]).toEqual([pages, [null, null], [null, null]]);
    await work(buyer.id, 'owner');
    await api.db('office_members').where({ user_id: owner.id }).delete();
    expect([await links(owner), await links(buyer)]).toEqual([
      [null, pages[1]],
      [pages[0], null],
    ]);
  });

  it('answer the poll of the badge: one row, and how many wait', async () => {
    const reader = await signedIn(api);
    for (let i = 0; i < 3; i++) await notify(api.db, lead(reader.id));
    const first = await bell(reader, '?read=false&limit=1');
    expect(first.unreadCount).toBe(3);
    expect(first.notifications).toHaveLength(1);
    const { token } = reader;
    await api.call('PUT', `/notifications/${first.notifications[0].id}/read`, { token, body: {} });
    expect(await bell(reader, '?read=false&limit=1')).toMatchObject({ unreadCount: 2, notifications: [{}] });
    await api.call('PUT', '/notifications/read-all', { token, body: {} });
    expect(await bell(reader, '?read=false&limit=1')).toEqual({ unreadCount: 0, notifications: [], next: null });
    expect((await bell(reader)).notifications).toHaveLength(3);
  });

  it('are deleted once', async () => {
    const reader = await signedIn(api);
    await notify(api.db, lead(reader.id));
    const [{ id }] = (await bell(reader)).notifications;
    const remove = () => api.call('DELETE', `/notifications/${id}`, { token: reader.token });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).json.code).toBe('notification_not_found');
    const none = await api.call('PUT', `/notifications/${randomUUID()}/read`, { token: reader.token, body: {} });
    expect(none.statusCode).toBe(404);
  });

  it('happen only if their transaction does, the mail too', async () => {
    const reader = await signedIn(api);
    const rolledBack = api.db.transaction(async (trx) => {
      await notify(trx, lead(reader.id));
      throw new Error('rolled back');
    });
    await rolledBack.catch(() => {});
    expect((await workJobs(api)).filter(({ to }) => to === reader.email)).toEqual([]);
    expect((await bell(reader)).unreadCount).toBe(0);
  });

  it('go by mail too, unless their reader switched that off or deleted the notification', async () => {
    const wants = await signedIn(api, { language: 'en' });
    const declines = await signedIn(api, { notification_preferences: { newLead: { email: false, push: true } } });
    const deletes = await signedIn(api);
    for (const { id } of [wants, declines, deletes]) await notify(api.db, lead(id));
    await api.db('notifications').where({ user_id: deletes.id }).delete();
    const mails = await workJobs(api);
    const [mail, ...others] = mails.filter(({ to }) => to === wants.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A new inquiry from سامر');
    expect(mail?.text).toContain('/dashboard/leads/1?lang=en');
    expect(mails.filter(({ to }) => to === declines.email || to === deletes.email)).toEqual([]);
    expect((await bell(declines)).unreadCount).toBe(1);
  });

  it('carry the same Message-ID at every try, so that a mailbox keeps one', async () => {
    const sink = await smtpSink();
    const reader = await signedIn(api);
    await notify(api.db, lead(reader.id));
    const [{ id }] = (await bell(reader)).notifications;
    const post = createMailer({ ...api.config, mail: { ...api.config.mail, smtpUrl: sink.url } });
    await workJobs(api, post);
    post.close();
    await sink.close();
    expect(sink.mails[0]?.data).toMatch(new RegExp(`^Message-ID:\\s+<notification\\.${id}\\.`, 'm'));
  });
});
