import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ar from '#map/i18n/ar.json' with { type: 'json' };
import en from '#map/i18n/en.json' with { type: 'json' };
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, untilReady } from './drivers/browser.ts';
import {
  eventually,
  expectAccessible,
  expectAccessibleInEachScheme,
  expectNoSidewaysScroll,
} from './drivers/checks.ts';
import { approve, type Caller, callerOf, handIn } from './drivers/handed-in.ts';
import { mailTo } from './drivers/mail.ts';
import { type Member, signUp } from './drivers/members.ts';
import { newDigits } from './drivers/people.ts';
import { captureScreen } from './drivers/shots.ts';
import { storyIf } from './drivers/stories.ts';

/** Round the listing inside, which lies in the middle; the one outside is as far away as half the map. */
const VIEW = 'bbox=36.225,33.485,36.265,33.515&minPrice=84000&maxPrice=86000&category=apartments';
const OUTSIDE = { latitude: 33.511, longitude: 36.259 };
const WORDS = { ar, en };

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'light' },
  { lang: 'en', device: 'desktop', scheme: 'dark' },
] as const)('a drawn area ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  const { draw, layers, lens, title } = WORDS[lang];
  let admin: Administrator;
  let owner: Caller;
  let desk: Caller;
  let me: Member;
  let page: Page;
  let complaints: string[];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const asked = () => new URL(page.url()).searchParams;
  const name = `Drawn ${newDigits()}`;
  const look = (shot: string) => captureScreen(page, `drawn-${shot}-${lang}`);

  beforeAll(async () => {
    admin = await anAdministrator();
    const [seller, office] = [await openPage(DOORSTEP, { lang }), await openPage(DOORSTEP, { lang })];
    await signUp(seller.page, lang);
    owner = await callerOf(seller.page, lang);
    await signInAs(office.page, admin);
    desk = await callerOf(office.page, lang);
    ({ page, complaints } = await openPage(DOORSTEP, { lang, device, scheme }));
    me = await signUp(page, lang);
  });
  afterAll(() => expect(complaints).toEqual([]));

  it('is drawn by hand or by keys, changed, and taken back', async () => {
    await page.goto(`${url()}/properties?${VIEW}&lang=${lang}${device === 'phone' ? '&view=map' : ''}`);
    await untilReady(page);
    await button(draw.title).click();
    await button(draw.close).waitFor();
    const middle = await middleOf(page, title, draw.title);
    await (device === 'phone' ? tapCorners(page, middle) : pressCorners(page, draw.add));
    await button(draw.close).click();
    await page.getByRole('button', { name: named(draw.names.area, 1), exact: true }).waitFor();
    if (device === 'desktop') await backOver(page, named(draw.corner, 2));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await look('tools');

    const corner = page.getByRole('button', { name: named(draw.corner, 1), exact: true });
    await corner.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Delete');
    await eventually(() => page.getByRole('button', { name: named(draw.corner, 4), exact: true }).count()).toBe(0);
    await button(draw.undo).click();
    await page.getByRole('button', { name: named(draw.corner, 4), exact: true }).waitFor();

    // Without dragging and without keys: a corner is chosen and brought to where the cross is; each step is said.
    const said = page.getByRole('region', { name: draw.title }).getByRole('status');
    await corner.click();
    await eventually(() => said.innerText()).toBe(named(draw.pressed, 1));
    await button(named(draw.moveCorner, 1)).click();
    await eventually(() => said.innerText()).toBe(named(draw.moved, 1));
    await page.getByRole('button', { name: named(draw.middle, 2), exact: true }).click();
    await eventually(() => said.innerText()).toBe(named(draw.added, 3));
    await button(named(draw.removeCorner, 3)).click();
    await eventually(() => said.innerText()).toBe(named(draw.removed, 3));

    await page.getByText(draw.tools.freehand, { exact: true }).click();
    await trace(page, middle);
    await page.getByRole('button', { name: named(draw.names.area, 2), exact: true }).waitFor();
    await button(draw.remove.replace('{{name}}', named(draw.names.area, 2))).click();
    await button(draw.done).click();
    await eventually(() => asked().get('shape')).toMatch(/^p[\w-]{20,}$/);
    expect(asked().get('bbox')).toBeNull();
    await button(draw.edit).waitFor();
    await look('area');
  });

  storyIf(lang === 'en')('is saved, and tells of a listing inside, not of one outside', async () => {
    await untilReady(page);
    await page.locator('main button[data-act=save-search]').click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText('Drawn area').waitFor();
    await dialog.locator('[name=name]').fill(name);
    await dialog.locator('[value=instant]').check({ force: true });
    await dialog.locator('button[type=submit]').click();
    await page.getByText('Search saved').waitFor();

    const outside = await handIn(url(), owner, { price: 85_000, ...OUTSIDE });
    await approve(desk, outside);
    const inside = await handIn(url(), owner, { price: 85_000 });
    await approve(desk, inside);
    const mail = await mailTo(url(), me.email, new RegExp(inside));
    expect(mail.subject).toContain(name);
    expect(mail.text).not.toContain(outside);

    await page.goto(`${url()}/dashboard/saved-searches?lang=${lang}`);
    await untilReady(page);
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(/shape=/);
    await page.locator(`main a[href*="${inside}"]`).first().waitFor();
    // Beside so few results close matches are offered, and the one outside may be among them.
    const links = `a[href*="${outside}"]`;
    const offered = await page.locator(`section[aria-labelledby=close-matches] ${links}`).count();
    await eventually(() => page.locator(`main ${links}`).count()).toBe(offered);

    await button(layers.button).click();
    await page.getByText(lens.saved, { exact: true }).click();
    await page.getByText(anyCounts(lens.shown.saved)).waitFor();
    await page.getByText(lens.unseen, { exact: true }).click();
    await page.getByText(anyCounts(lens.shown.unseen)).waitFor();
    await expectAccessibleInEachScheme(page);
    await look('lens');
  });
});

/** Stories of other files find listings here, too. */
const anyCounts = (text: string) => new RegExp(text.replace(/{{\w+}}/g, '\\d+'));
const named = (text: string, number: number) => text.replace('{{number}}', String(number));

type Spot = { x: number; y: number };
const REACH = 70;
const around = ({ x, y }: Spot): Spot[] => [
  { x: x - REACH, y: y - REACH },
  { x: x + REACH, y: y - REACH },
  { x: x + REACH, y: y + REACH },
  { x: x - REACH, y: y + REACH },
];

/** Of the part that the tools leave free. */
async function middleOf(page: Page, title: string, tools: string): Promise<Spot> {
  const box = await page.getByRole('region', { name: title, exact: true }).boundingBox();
  const panel = await page.getByRole('region', { name: tools, exact: true }).boundingBox();
  if (!box || !panel) throw new Error('the map is not drawn');
  return { x: box.x + box.width / 2, y: (box.y + panel.y) / 2 };
}

async function tapCorners(page: Page, middle: Spot): Promise<void> {
  for (const { x, y } of around(middle)) await page.touchscreen.tap(x, y);
}

/** The map is moved under its middle by arrow keys, a hundred pixels each, and each stop is a corner. */
async function pressCorners(page: Page, add: string): Promise<void> {
  const canvas = page.locator('.maplibregl-canvas');
  for (const keys of [['ArrowUp'], ['ArrowLeft'], ['ArrowDown', 'ArrowDown'], ['ArrowRight', 'ArrowRight']]) {
    await canvas.focus();
    for (const key of keys) await page.keyboard.press(key);
    if (keys.includes('ArrowUp')) await page.getByRole('button', { name: add, exact: true }).click();
    else await page.keyboard.press('Enter');
  }
}

/** The keys left the map two steps below the area: a corner at the map's edge would be half of a target. */
async function backOver(page: Page, name: string): Promise<void> {
  const canvas = page.locator('.maplibregl-canvas');
  const corner = page.getByRole('button', { name, exact: true });
  await canvas.press('ArrowUp');
  const fromTop = async () => ((await corner.boundingBox())?.y ?? 0) - ((await canvas.boundingBox())?.y ?? 0);
  await eventually(fromTop).toBeGreaterThan(0);
}

async function trace(page: Page, { x, y }: Spot): Promise<void> {
  await page.mouse.move(x - 60, y - 90);
  await page.mouse.down();
  for (const spot of [...around({ x, y: y - 20 }).slice(1), { x: x - 60, y: y - 88 }])
    await page.mouse.move(spot.x, spot.y, { steps: 8 });
  await page.mouse.up();
}
