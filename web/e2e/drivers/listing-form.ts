import type { Page } from 'playwright-core';
import { eventually } from './checks.ts';

type Lang = 'ar' | 'en';

/** Texts written into the form. */
export const LISTING = {
  ar: {
    category: 'شقق',
    title: 'شقة للبيع في المزة، ثلاث غرف',
    description:
      'شقة مكسيّة في طابق ثانٍ، شمسها دائمة وجيرانها طيبون، قريبة من المدارس والسوق والمواصلات، جاهزة للسكن فورًا وأوراقها كاملة.',
    place: 'المزة',
    address: 'المزة، قرب جامع الأكرم',
  },
  en: {
    category: 'apartments',
    title: 'Three-room flat for sale in Mezzeh',
    description:
      'A finished flat on the second floor with sun all day and kind neighbours, near schools, shops and buses; ready to move in, papers complete.',
    place: 'Mezzeh',
    address: 'Mezzeh, near the park',
  },
};

export const field = (page: Page, path: string) => page.locator(`#field-${path}`);
export const tab = (page: Page, name: string) => page.locator(`#listing-tab-${name}`);
export const next = (page: Page) => page.locator('#listing-onwards');
export const coordinates = (page: Page) => page.locator('input[placeholder^="33."]');

/** From the first question to the tabs. */
export async function chooseKind(page: Page, lang: Lang): Promise<void> {
  await page.locator('main input[type=search]').fill(LISTING[lang].category);
  await page.locator('main [class*=step] ul button').first().click();
  await page.waitForSelector('main h2:focus');
  await page.locator('main [class*=step] ul button').first().click();
  await page.waitForSelector('[role=tablist]');
}

export async function fillDetails(page: Page, lang: Lang): Promise<void> {
  const suffix = lang === 'ar' ? 'Ar' : 'En';
  await tab(page, 'details').click();
  await field(page, 'price').fill('٨٥٬٠٠٠');
  await field(page, 'area').fill('120');
  await field(page, 'attributes-ownership_paper').selectOption({ index: 1 });
  await field(page, `title${suffix}`).fill(LISTING[lang].title);
  await field(page, `description${suffix}`).fill(LISTING[lang].description);
}

export async function typePoint(page: Page, text: string): Promise<void> {
  await coordinates(page).fill(text);
  await coordinates(page).press('Enter');
}

/** Until what is found for all of the words is offered, there may be what was found for the first letters. */
export async function chooseFoundPlace(page: Page, name: string, city = 'damascus'): Promise<void> {
  await page.locator('[role=option][aria-selected=true]', { hasText: name }).waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => field(page, 'city').inputValue()).toBe(city);
}

export async function choosePlace(page: Page, name: string, city?: string): Promise<void> {
  await page.locator('input[role=combobox]').fill(name);
  await chooseFoundPlace(page, name, city);
}

/** The map has come to rest over the chosen place, however long its style takes: before, a tap would be anywhere in Syria. */
export async function mapAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('[data-zoom]')?.dataset.zoom) > 10);
}

export async function fillPlace(page: Page, lang: Lang): Promise<void> {
  await choosePlace(page, LISTING[lang].place);
  await field(page, 'address').fill(LISTING[lang].address);
  const map = page.locator('canvas');
  await mapAtRest(page);
  await map.scrollIntoViewIfNeeded();
  await map.click();
  await eventually(() => coordinates(page).inputValue()).toMatch(/^33\.\d+, 36\.\d+$/);
}
