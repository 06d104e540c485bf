import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { choose } from './drivers/desk.ts';
import { shotsOf } from './drivers/shots.ts';
import { AXE_VIEW, expectScreens, goingTo, storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: { plan: 'الأساسية الشهرية', higher: 'المميّزة الشهرية', notOffered: 'غير معروضة' },
  en: {
    plan: 'Standard monthly',
    higher: 'Premium monthly',
    notOffered: 'Not offered',
  },
};

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'light' },
  { lang: 'en', device: 'desktop', scheme: 'dark' },
] as const)('plans ($lang, $device, $scheme)', ({ lang, device, scheme }) => {
  const { openPage } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
  });
  const goTo = goingTo(lang);
  const look = shotsOf('plans', lang);
  const open = () => openPage(DOORSTEP, { lang, device, scheme });
  const dialog = (page: Page) => page.locator('[role=dialog]');
  const send = async (page: Page) => {
    await dialog(page).locator('button[type=submit]').click();
    await eventually(() => dialog(page).count()).toBe(0);
  };

  storyIf(lang === 'en')('is accessible and fits in English, too', async () => {
    const { page, complaints } = await openPage(DOORSTEP, { lang, ...AXE_VIEW[lang] });
    await signInAs(page, admin);
    await expectScreens(page, lang, [['/dashboard/admin/plans', 'main tbody tr']]);
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'ar')('are made, priced anew and taken from the offer by an administrator', async () => {
    const { page, complaints } = await open();
    await signInAs(page, admin);
    await goTo(page, '/dashboard/admin/plans', 'main tbody tr');
    await expectAccessibleInEachScheme(page);
    await expectNoSidewaysScroll(page);
    await look(page, 'desk');
    const row = (name: string) => page.locator('main tbody tr', { hasText: name });

    await choose(row(words.plan), 'edit');
    await page.waitForSelector('[role=dialog] [name=price]');
    await expectAccessibleInEachScheme(page);
    await look(page, 'edit');
    await page.fill('[role=dialog] [name=price]', '0');
    await dialog(page).locator('button[type=submit]').click();
    await page.waitForSelector('[name=price][aria-invalid=true]');
    await page.fill('[role=dialog] [name=price]', '١٦٫٥');
    await send(page);
    await row(words.plan).locator('th a').click();
    await eventually(() => page.locator('[data-act=prices] li').first().innerText()).toContain('16.50');
    await expectAccessibleInEachScheme(page);
    await look(page, 'prices');
    await page.keyboard.press('Escape');
    await eventually(() => dialog(page).count()).toBe(0);
    await choose(row(words.plan), 'edit');
    await page.fill('[role=dialog] [name=price]', '15');
    await send(page);

    await choose(row(words.higher), 'remove');
    await eventually(() => dialog(page).count()).toBe(1);
    await look(page, 'remove');
    await send(page);
    await eventually(() => row(words.higher).innerText()).toContain(words.notOffered);
    await choose(row(words.higher), 'edit');
    await page.locator('[role=dialog] [name=isActive]').check({ force: true });
    await send(page);
    await page.locator('[data-act=initialize]').click();
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });
});
