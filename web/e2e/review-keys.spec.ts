import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, withoutGraphics } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { type WaitingChanges, waitingChanges } from './drivers/waiting-changes.ts';

const COUNT = 104;
const CLEARED = 100;

describe.runIf(process.env.E2E_URL)('the review by keyboard', () => {
  const { openPage, url } = aVisitor();
  let admin: Administrator;
  let waiting: WaitingChanges;
  let desk: Page;
  let complaints: string[];

  const currentId = () => new URL(desk.url()).pathname.split('/').at(-1) ?? '';
  const begin = async (page: Page) => {
    await page.goto(`${url()}/dashboard/admin/listings-review?kind=change&lang=ar`);
    await page.locator('main a[href*="/admin/listings/"]').first().click();
    await page.waitForSelector('main [data-act=approve]');
  };

  beforeAll(async () => {
    admin = await anAdministrator();
    waiting = await waitingChanges(COUNT);
    ({ page: desk, complaints } = await openPage(DOORSTEP, { lang: 'ar', scheme: 'dark' }));
    await withoutGraphics(desk);
    await signInAs(desk, admin);
  });
  afterAll(async () => {
    await waiting?.remove();
    expect(complaints.filter((text) => !/WebGL|GPU|map/i.test(text))).toEqual([]);
  });

  it('shows its keys, who else looks, and the time that is left', async () => {
    const second = await anAdministrator();
    await begin(desk);
    const { page: theirs } = await openPage(DOORSTEP, { lang: 'en' });
    await withoutGraphics(theirs);
    await signInAs(theirs, second);
    await theirs.goto(`${url()}/dashboard/admin/listings/${currentId()}?kind=change&lang=en`);
    await theirs.locator('main [data-viewers]').waitFor();
    await theirs.locator('main time[datetime]').first().waitFor();

    await desk.keyboard.press('Shift+Slash');
    await desk.locator('[role=dialog] dl').waitFor();
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
    await eventually(() => desk.locator('[role=dialog]').count()).toBe(0);
  });

  it('takes a decision back, and walks on and back without one', async () => {
    await begin(desk);
    const first = currentId();
    await desk.keyboard.press('a');
    await eventually(currentId).not.toBe(first);
    await desk.locator('[data-act=take-back]').waitFor();
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk);
    await desk.keyboard.press('u');
    await eventually(currentId).toBe(first);
    await eventually(() => desk.locator('main [data-act=approve]').count()).toBe(1);
    await eventually(() => waiting.decisions()).toEqual({});

    await desk.keyboard.press('n');
    await eventually(currentId).not.toBe(first);
    await desk.keyboard.press('p');
    await eventually(currentId).toBe(first);
  });

  it(`clears ${CLEARED} listings with as many presses`, async () => {
    await begin(desk);
    for (let press = 0; press < CLEARED; press++) await desk.keyboard.press(press % 5 === 4 ? '8' : 'a');
    await eventually(async () => Object.keys(await waiting.decisions()).length).toBe(CLEARED);
    const decisions = Object.values(await waiting.decisions());
    expect(decisions.filter((decision) => decision === 'reject')).toHaveLength(CLEARED / 5);
    // Presses after the hundredth would have met other listings: the one on screen still waits.
    await eventually(() => desk.locator('main [data-act=approve]').count()).toBe(1);
    expect(await waiting.decisions()).not.toHaveProperty([currentId()]);
  });
});
