import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, type OpenPage } from './drivers/browser.ts';
import { eventually, expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './drivers/checks.ts';
import { choose } from './drivers/desk.ts';
import { linkTo, mailTo } from './drivers/mail.ts';
import { signUp } from './drivers/members.ts';
import { officeOf } from './drivers/offices.ts';
import { proveEmail } from './drivers/people.ts';
import { shotsOf } from './drivers/shots.ts';
import { expectScreens, PAIR, toldLooks } from './drivers/stories.ts';
import { fillOffice } from './drivers/subscribers.ts';

const LICENSE = { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
const WORDS = {
  ar: {
    save: 'احفظ التعديلات',
    saved: 'حُفظت صفحة المكتب',
    about: 'مكتب عائلي في المزة منذ عشرين سنة.',
    question: 'هل عندكم شقة للإيجار في المزة؟',
    answer: 'نعم، عندنا اثنتان.',
    sent: 'وصلت رسالتك',
    accept: 'أقبل الدعوة',
    remove: 'أزله من الفريق',
    keeper: 'عند ريما الحسن',
    review: 'ردّوا بسرعة وكان الموعد كما اتفقنا.',
    reply: 'ردّ على التقييم',
    report: 'أبلغ',
    hide: 'أخفِه',
    reason: 'ليس من زبون',
    answered: /رُدّ على [1-9]\d* من [2-9]/,
    planned: 'تصدير التقارير في الباقات المدفوعة',
  },
  en: {
    save: 'Save changes',
    saved: 'Your office’s page was saved',
    about: 'A family office in Mezzeh for twenty years.',
    question: 'Do you have a flat to rent in Mezzeh?',
    answer: 'Yes, we have two.',
    sent: 'has reached',
    accept: 'Accept the invitation',
    remove: 'Remove',
    keeper: 'With Rima Hasan',
    review: 'They replied quickly and kept the appointment.',
    reply: 'Reply to the review',
    report: 'Report',
    hide: 'Hide',
    reason: 'Not a customer',
    answered: /[1-9]\d* of [2-9]\d* answered/,
    planned: 'Exporting reports is part of the paid plans',
  },
};

const LOOKS = toldLooks(PAIR);

// Offices need the API, which `npm test` starts beside the web.
describe.runIf(process.env.E2E_URL).each(LOOKS)('the story of an office ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  const visit = { lang, device, scheme: lang === 'ar' ? 'light' : 'dark' } as const;
  const go = (page: Page, path: string) => page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  const main = (page: Page) => page.locator('main').innerText();
  const dialog = (page: Page) => page.locator('[role=dialog]');
  const submitDialog = (page: Page) => dialog(page).locator('button[type=submit]').click();
  const look = shotsOf('office-story', lang);
  const check = async (page: Page, name: string) => {
    await expectNoSidewaysScroll(page);
    await expectFitsNarrow(page);
    await expectAccessible(page);
    await look(page, name);
  };
  const anybody = async () => {
    const opened = await openPage(DOORSTEP, visit);
    return { ...opened, ...(await signUp(opened.page, lang)) };
  };

  /** From the features of offices to an application that waits, begun with what the account knows. */
  async function apply(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
    await go(page, '/dashboard/office/features');
    await page.locator('[data-act=upgrade]').click();
    await page.waitForSelector(':has(> [name=license]) button');
    await eventually(() => page.inputValue('[name=email]')).toBe(email);
    await page.fill('[name=name]', name);
    await page.selectOption('[name=province]', 'damascus');
    await page.waitForSelector('[name=location]:not([disabled])');
    await page.selectOption('[name=location]', 'damascus');
    await page.fill('[name=address]', 'المزة، قرب الحديقة');
    await page.fill('[name=licenseNumber]', '12/345');
    await page.setInputFiles('[name=license]', LICENSE);
    await page.locator('main form button[type=submit]').click();
    await page.waitForSelector('main [data-state=pending]');
  }

  async function approve(page: Page, name: string): Promise<void> {
    await go(page, '/dashboard/admin/offices?status=pending');
    await page.getByRole('link', { name, exact: true }).click();
    await page.locator('[data-act=approve]').click();
    await dialog(page).locator('button[type=submit]').click();
    await eventually(() => dialog(page).count()).toBe(0);
  }

  async function describeOffice(page: Page): Promise<void> {
    await go(page, '/dashboard/office');
    await page.fill('[name=nameEn]', 'Story Real Estate');
    await page.fill(lang === 'ar' ? '[name=descriptionAr]' : '[name=descriptionEn]', words.about);
    await page.getByRole('button', { name: words.save }).first().click();
    await page.getByText(words.saved).first().waitFor();
    await expectAccessible(page);
    await look(page, 'office');
  }

  /** @returns the page of the colleague, who came by the mailed link */
  async function buildTeam(page: Page): Promise<Page> {
    await go(page, '/dashboard/office?tab=team');
    await page.waitForSelector('main [role=table]');
    const invited = `invited${Date.now()}@diyar.test`;
    await page.fill('main [name=email]', invited);
    await page.selectOption('main [name=role]', 'agent');
    await page.locator('main form button[type=submit]').click();
    await eventually(() => main(page)).toContain(invited);
    await check(page, 'team');

    const { page: theirs } = await openPage(await linkTo(url(), invited, '/invitation'), visit);
    await theirs.waitForSelector('main a[href*="/register"]');
    expect(theirs.url()).not.toContain('token=');
    await expectAccessible(theirs);
    await look(theirs, 'invitation');
    await signUp(theirs, lang);
    await theirs.reload();
    await theirs.getByRole('button', { name: words.accept }).click();
    // Another account than the invited one: the owner is asked.
    await theirs.getByRole('button', { name: words.accept }).waitFor({ state: 'detached' });
    await look(theirs, 'invitation-asked');
    await go(page, '/dashboard/office?tab=team');
    await page.locator('main [data-act=admit]').waitFor();
    await expectAccessible(page);
    await look(page, 'team-asked');
    await page.locator('main [data-act=admit]').click();
    await eventually(() => page.locator('main [data-act=admit]').count()).toBe(0);
    await go(theirs, '/dashboard/office?tab=team');
    await theirs.waitForSelector('main [role=table]');
    expect(await theirs.locator('main [name=email]').count()).toBe(0);
    await setAllowance(page);
    return theirs;
  }

  /** What the colleague may spend on boosts in a month. */
  async function setAllowance(page: Page): Promise<void> {
    await go(page, '/dashboard/office?tab=team');
    await page.locator('main [data-act=allowance]').click();
    await dialog(page).locator('[name=amount]').fill('37.5');
    await expectAccessible(page);
    await look(page, 'allowance');
    await dialog(page).locator('button[type=submit]').click();
    await eventually(() => dialog(page).count()).toBe(0);
    await eventually(() => page.locator('main [data-act=allowance]').innerText()).toContain('37.5');
    await look(page, 'team-allowance');
  }

  /** The owner's listing goes to the colleague, and is found there. */
  async function handOver(page: Page): Promise<void> {
    await go(page, '/dashboard/properties');
    await choose(page.locator('main li[class*=row]').first(), 'hand-over');
    await dialog(page).locator('[name=userId]').waitFor();
    await expectAccessible(page);
    await look(page, 'hand-over');
    await submitDialog(page);
    await eventually(() => dialog(page).count()).toBe(0);
    await go(page, '/dashboard/properties?whose=team');
    await eventually(() => main(page)).toContain(words.keeper);
    await check(page, 'office-listings');
  }

  async function ask(page: Page, slug: string, visitor?: { name: string; email: string }): Promise<void> {
    await go(page, `/office/${slug}?tab=contact`);
    await page.fill('main [name=message]', words.question);
    if (visitor) {
      await page.fill('main [name=name]', visitor.name);
      await page.fill('main [name=email]', visitor.email);
      await check(page, 'contact');
    } else await eventually(() => page.locator('main [name=email]').count()).toBe(0);
    await page.locator('main form button[type=submit]').click();
    await eventually(() => main(page)).toContain(words.sent);
  }

  async function reply(page: Page, { to, told }: { to: string; told: string }): Promise<void> {
    await mailTo(url(), told, /\/dashboard\/leads\//);
    await answerNewest(page);
    await mailTo(url(), to, new RegExp(words.answer.slice(0, 12)));
  }

  async function answerNewest(page: Page): Promise<void> {
    await go(page, '/dashboard/leads');
    await page.locator('main li a[href*="/dashboard/leads/"]').first().click();
    await eventually(() => main(page)).toContain(words.question);
    await expectAccessible(page);
    await look(page, 'thread');
    await page.locator('main form textarea').first().fill(words.answer);
    await page.locator('main form button[type=submit]').first().click();
    await eventually(() => page.inputValue('main form textarea')).toBe('');
  }

  async function review(page: Page, slug: string): Promise<void> {
    await go(page, `/office/${slug}?tab=reviews`);
    await page.locator('main [name=rating][value="4"]').check({ force: true });
    await page.fill('main [name=body]', words.review);
    await expectAccessible(page);
    await page.locator('main form button[type=submit]').click();
    await eventually(() => page.locator('main article').innerText()).toContain(words.review);
    // One's own review is nothing to report.
    await eventually(() => page.getByRole('button', { name: words.report, exact: true }).count()).toBe(0);
    await check(page, 'review');
  }

  async function answerAndReport(page: Page, slug: string): Promise<void> {
    await go(page, `/office/${slug}?tab=reviews`);
    await page.getByRole('button', { name: words.reply }).click();
    await page.fill('main [name=answer]', words.answer);
    await page.locator('main form button[type=submit]').click();
    await eventually(() => page.locator('main article').innerText()).toContain(words.answer);
    await page.getByRole('button', { name: words.report, exact: true }).click();
    await page.locator('main form button[type=submit]').click();
    await page.locator('main article [role=status]').waitFor();
  }

  async function hideReview(page: Page, slug: string): Promise<void> {
    await go(page, '/dashboard/admin/reports-queue?about=reviews');
    const reported = page.locator('main article').filter({ has: page.locator(`a[href*="/office/${slug}"]`) });
    await reported.getByRole('button', { name: words.hide, exact: true }).click();
    await page.fill('[role=dialog] [name=reason]', words.reason);
    await expectAccessible(page);
    await look(page, 'review-desk');
    await submitDialog(page);
    await eventually(() => reported.count()).toBe(0);
  }

  /** Taking it along is part of the plans: a free office is told so. */
  async function readReport({ page, complaints }: Pick<OpenPage, 'page' | 'complaints'>): Promise<void> {
    await go(page, '/dashboard');
    await eventually(() => main(page)).toMatch(words.answered);
    await check(page, 'report');
    await choose(page.locator('main'), 'export-pdf', 'export');
    await page.getByText(words.planned).first().waitFor();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);
  }

  async function removeColleague(page: Page): Promise<void> {
    await go(page, '/dashboard/office?tab=team');
    const rows = page.locator('main [role=table]').first().locator('tbody [role=row]');
    await eventually(() => rows.count()).toBe(2);
    await choose(rows.nth(1), 'remove');
    await dialog(page).locator('[name=successorId]').waitFor();
    await expectAccessible(page);
    await look(page, 'remove');
    await submitDialog(page);
    await eventually(() => rows.count()).toBe(1);
  }

  it('from the application to its page, team, inquiries, reviews and report', async () => {
    const name = `مكتب الحكاية ${lang} ${Date.now()}`;
    const owner = await anybody();
    await apply(owner.page, { email: owner.email, name });
    const desk = await openPage(DOORSTEP, visit);
    await signInAs(desk.page, await anAdministrator());
    await approve(desk.page, name);

    await describeOffice(owner.page);
    const { id, slug } = await officeOf(owner);
    await fillOffice(id, 1);
    await buildTeam(owner.page);
    await handOver(owner.page);

    const visitor = await openPage(DOORSTEP, visit);
    const email = `visitor${Date.now()}@diyar.test`;
    await ask(visitor.page, slug, { name: lang === 'ar' ? 'هالة سعيد' : 'Hala Said', email });
    await reply(owner.page, { to: email, told: owner.email });

    const customer = await anybody();
    await proveEmail(url(), customer.email);
    await ask(customer.page, slug);
    await answerNewest(owner.page);
    await review(customer.page, slug);
    await answerAndReport(owner.page, slug);
    await hideReview(desk.page, slug);
    await customer.page.reload();
    await eventually(() => main(customer.page)).toContain(words.reason);

    await readReport(owner);
    await removeColleague(owner.page);

    await owner.page.emulateMedia({ colorScheme: 'dark' });
    await expectScreens(owner.page, lang === 'ar' ? 'en' : 'ar', [
      ['/dashboard/office', '[name=nameEn]'],
      ['/dashboard/office?tab=team', 'main [role=table]'],
      ['/dashboard/office/features', 'main h2'],
      ['/dashboard/leads', 'main li a[href*="/dashboard/leads/"]'],
      ['/dashboard', '[data-act=export]'],
      [`/office/${slug}?tab=contact`, 'main [name=message]'],
      [`/office/${slug}?tab=reviews`, 'main h1'],
    ]);
    for (const { complaints } of [owner, desk, visitor, customer]) expect(complaints).toEqual([]);
  });
});
