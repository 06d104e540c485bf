import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import {
  eventually,
  expectAccessibleInEachScheme,
  expectFitsNarrow,
  expectNoSidewaysScroll,
} from './drivers/checks.ts';
import { linkTo, mailTo } from './drivers/mail.ts';
import { signUp } from './drivers/members.ts';
import { anOfficeOf } from './drivers/offices.ts';
import { PAIR, storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: {
    question: 'هل عندكم شقة للإيجار في المزة؟',
    answer: 'نعم، عندنا اثنتان.',
    sent: 'وصلت رسالتك',
    accept: 'أقبل الدعوة',
    remove: 'أزله من الفريق',
    review: 'ردّوا بسرعة وكان الموعد كما اتفقنا.',
    reply: 'ردّ على التقييم',
    report: 'أبلغ',
    hide: 'أخفِه',
    reason: 'ليس من زبون',
  },
  en: {
    question: 'Do you have a flat to rent in Mezzeh?',
    answer: 'Yes, we have two.',
    sent: 'has reached',
    accept: 'Accept the invitation',
    remove: 'Remove',
    review: 'They replied quickly and kept the appointment.',
    reply: 'Reply to the review',
    report: 'Report',
    hide: 'Hide',
    reason: 'Not a customer',
  },
};

// Offices need the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each(PAIR)('an office and its visitors ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  const visit = { lang, device, bypassCsp: true, scheme: lang === 'ar' ? 'light' : 'dark' } as const;
  const go = (page: Page, path: string) => page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  const main = (page: Page) => page.locator('main').innerText();
  const look = async (page: Page, name: string) => {
    const folder = process.env.SHOTS;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${lang}.png`, fullPage: true });
  };

  storyIf(lang === 'ar')('from a message without an account to the answer in the mail', async () => {
    const seconds = await openPage(DOORSTEP, { lang });
    const agent = await signUp(seconds.page, lang);
    const { page: owners, complaints } = await openPage(DOORSTEP, visit);
    const owner = await signUp(owners, lang);
    const { slug } = await anOfficeOf({ manager: owner.email, agent: agent.email });

    const { page: theirs, complaints: own } = await openPage(`/office/${slug}?tab=contact`, visit);
    await expectNoSidewaysScroll(theirs);
    await expectFitsNarrow(theirs);
    await expectAccessibleInEachScheme(theirs);
    await look(theirs, 'contact');
    const email = `visitor${Date.now()}@diyar.test`;
    await theirs.fill('main [name=message]', words.question);
    await theirs.locator('main form button[type=submit]').click();
    await theirs.waitForSelector('main [name=name][aria-invalid=true]');
    await theirs.fill('main [name=name]', lang === 'ar' ? 'هالة سعيد' : 'Hala Said');
    await theirs.fill('main [name=email]', email);
    await theirs.locator('main form button[type=submit]').click();
    await eventually(() => main(theirs)).toContain(words.sent);
    await eventually(() => main(theirs)).toContain(email);

    await mailTo(url(), owner.email, /\/dashboard\/leads\//);
    await go(owners, '/dashboard/leads');
    await owners.locator('main li a[href*="/dashboard/leads/"]').first().click();
    await eventually(() => main(owners)).toContain(words.question);
    await expectAccessibleInEachScheme(owners);
    await look(owners, 'thread');
    await owners.locator('main form textarea').first().fill(words.answer);
    await owners.locator('main form button[type=submit]').first().click();
    await mailTo(url(), email, new RegExp(words.answer.slice(0, 12)));

    await go(owners, '/dashboard/office');
    await owners.waitForSelector('main dl');
    await expectAccessibleInEachScheme(owners);
    await look(owners, 'office');
    expect([...complaints, ...own]).toEqual([]);
  });

  storyIf(lang === 'en')('from an invitation by mail to a team, and out of it again', async () => {
    const { page: owners, complaints } = await openPage(DOORSTEP, visit);
    const owner = await signUp(owners, lang);
    const seconds = await openPage(DOORSTEP, { lang });
    const agent = await signUp(seconds.page, lang);
    await anOfficeOf({ manager: owner.email, agent: agent.email });

    await go(owners, '/dashboard/office?tab=team');
    await owners.waitForSelector('main [role=table]');
    const invited = `invited${Date.now()}@diyar.test`;
    await owners.fill('main [name=email]', invited);
    await owners.selectOption('main [name=role]', 'assistant');
    await owners.locator('main form button[type=submit]').click();
    await eventually(() => main(owners)).toContain(invited);
    await expectNoSidewaysScroll(owners);
    await expectFitsNarrow(owners);
    await expectAccessibleInEachScheme(owners);
    await look(owners, 'team');

    const link = await linkTo(url(), invited, '/invitation');
    const { page: theirs, complaints: own } = await openPage(link, visit);
    await theirs.waitForSelector('main a[href*="/register"]');
    expect(theirs.url()).not.toContain('token=');
    await expectAccessibleInEachScheme(theirs);
    await look(theirs, 'invitation');
    await signUp(theirs, lang);
    await theirs.reload();
    await theirs.getByRole('button', { name: words.accept }).click();
    await theirs.locator('main a[href*="tab=team"]').click();
    await theirs.waitForSelector('main [role=table]');
    expect(await theirs.locator('main [name=email]').count()).toBe(0);

    await go(owners, '/dashboard/office?tab=team');
    const rows = owners.locator('main [role=table]').first().locator('tbody [role=row]');
    await eventually(() => rows.count()).toBe(3);
    await rows.nth(2).getByRole('button', { name: words.remove }).click();
    await owners.locator('[role=dialog] [name=successorId]').waitFor();
    await expectAccessibleInEachScheme(owners);
    await look(owners, 'remove');
    await owners.locator('[role=dialog] button[type=submit]').click();
    await eventually(() => rows.count()).toBe(2);
    expect([...complaints, ...own]).toEqual([]);
  });

  storyIf(lang === 'ar')(
    'from a review by somebody who wrote to it to the answer, the report and the decision',
    async () => {
      const { page: owners, complaints } = await openPage(DOORSTEP, visit);
      const owner = await signUp(owners, lang);
      const seconds = await openPage(DOORSTEP, { lang });
      const agent = await signUp(seconds.page, lang);
      const { slug } = await anOfficeOf({ manager: owner.email, agent: agent.email });

      const { page: theirs, complaints: own } = await openPage(DOORSTEP, visit);
      await signUp(theirs, lang);
      await go(theirs, `/office/${slug}?tab=contact`);
      await theirs.fill('main [name=message]', words.question);
      await eventually(() => theirs.locator('main [name=email]').count()).toBe(0);
      await theirs.locator('main form button[type=submit]').click();
      await eventually(() => main(theirs)).toContain(words.sent);

      await go(theirs, `/office/${slug}?tab=reviews`);
      await theirs.locator('main [name=rating][value="4"]').check({ force: true });
      await theirs.fill('main [name=body]', words.review);
      await expectAccessibleInEachScheme(theirs);
      await theirs.locator('main form button[type=submit]').click();
      await eventually(() => theirs.locator('main article').innerText()).toContain(words.review);
      await expectNoSidewaysScroll(theirs);
      await expectFitsNarrow(theirs);
      await look(theirs, 'review');

      await go(owners, `/office/${slug}?tab=reviews`);
      await owners.getByRole('button', { name: words.reply }).click();
      await owners.fill('main [name=answer]', words.answer);
      await owners.locator('main form button[type=submit]').click();
      await eventually(() => owners.locator('main article').innerText()).toContain(words.answer);
      await owners.getByRole('button', { name: words.report, exact: true }).click();
      await owners.locator('main form button[type=submit]').click();
      await owners.locator('main article [role=status]').waitFor();

      const { page: desk, complaints: third } = await openPage(DOORSTEP, visit);
      await signInAs(desk, await anAdministrator());
      await go(desk, '/dashboard/admin/reports-queue?about=reviews');
      const reported = desk.locator('main article').filter({ has: desk.locator(`a[href*="/office/${slug}"]`) });
      await reported.getByRole('button', { name: words.hide, exact: true }).click();
      await desk.fill('[role=dialog] [name=reason]', words.reason);
      await expectAccessibleInEachScheme(desk);
      await look(desk, 'review-desk');
      await desk.locator('[role=dialog] button[type=submit]').click();
      await eventually(() => reported.count()).toBe(0);
      await theirs.reload();
      await eventually(() => main(theirs)).toContain(words.reason);
      expect([...complaints, ...own, ...third]).toEqual([]);
    },
  );
});
