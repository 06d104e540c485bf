import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Administrator, anAdministrator, signInAs } from './drivers/administrators.ts';
import { aVisitor, DOORSTEP, type Visit } from './drivers/browser.ts';
import {
  eventually,
  expectAccessible,
  expectAccessibleInEachScheme,
  expectNoSidewaysScroll,
} from './drivers/checks.ts';
import { choose } from './drivers/desk.ts';
import { giveValue } from './drivers/listings.ts';
import { shotsOf } from './drivers/shots.ts';
import { AXE_VIEW, goingTo, storyIf } from './drivers/stories.ts';

const WORDS = {
  ar: {
    homes: 'عقارات',
    taken: 'هذا العنوان لقسم آخر',
    conflict: 'عدّله مدير آخر',
    warned: 'المرتبة الرابعة',
    matches: 'النص يطابق',
    done: 'تمّ',
    filters: /^الفلاتر/,
    show: /^اعرض [\d,]+/,
    selectShown: 'اختر المعروض',
    rent: 'إيجار',
    childless: 'أقسام لا شيء داخلها',
    residential: 'بيوت وشقق',
    counted: /سطح\s*2/,
  },
  en: {
    homes: 'Real estate',
    taken: 'Another category has this address',
    conflict: 'Another administrator',
    warned: 'fourth level',
    matches: 'The text matches',
    done: 'Done',
    filters: /^More filters/,
    show: /^Show [\d,]+/,
    selectShown: 'Select the 2 shown',
    rent: 'Rent',
    childless: 'Categories with nothing inside',
    residential: 'Homes',
    counted: /Roof\s*2/,
  },
};

const TABS = [
  ['attributes', '[data-act=add-attribute]'],
  ['roots', '[name=root]'],
  ['bulk', 'tbody tr'],
  ['checks', 'main details'],
  ['figures', 'main table'],
  ['transfer', '[data-act=export-catalogue]'],
] as const;

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const)('the desk of categories ($lang, $device)', ({ lang, device }) => {
  const { openPage, url } = aVisitor();
  const words = WORDS[lang];
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
  });

  const goTo = (page: Page, query: string, selector: string) =>
    goingTo(lang)(page, `/dashboard/admin/category${query}`, selector);
  async function open(visit: Visit = {}) {
    const { page, complaints } = await openPage(DOORSTEP, { lang, device, ...visit });
    await signInAs(page, admin);
    await goTo(page, '', '[role=treeitem]');
    return { page, complaints };
  }
  const look = shotsOf('category-desk', lang);
  const item = (page: Page, name: string) => page.locator('[role=treeitem]', { hasText: name }).last();
  const save = (page: Page) => page.locator('main form button[type=submit]').click();
  /** A category made on the screen. @returns its id */
  async function create(page: Page, name: string, parent?: string): Promise<string> {
    await goTo(page, `?open=new${parent ? `&parent=${parent}` : ''}`, 'main [name=nameAr]');
    await page.fill('[name=nameAr]', name);
    await page.fill('[name=nameEn]', name);
    await save(page);
    await page.waitForSelector('[data-act=delete]');
    return new URL(page.url()).searchParams.get('open') ?? '';
  }

  it('is accessible and fits: tree, form, and tab by tab', async () => {
    const visit = AXE_VIEW[lang];
    const { page, complaints } = await open(visit);
    await look(page, `tree-${visit.device}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await item(page, words.homes).click();
    await page.waitForSelector('main [name=nameAr]');
    await look(page, `form-${visit.device}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (const [tab, shown] of TABS) {
      await goTo(page, `?tab=${tab}`, shown);
      await look(page, tab);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });

  storyIf(lang === 'en')(
    'creates, warns of depth, renames, moves by key, undoes, shows both versions, deletes',
    async () => {
      const { page, complaints } = await open();
      const name = `Tents ${Date.now()}`;
      const root = await create(page, name);
      await page.fill('[name=slug]', 'apartments');
      await save(page);
      await eventually(() => page.locator('main').innerText()).toContain(words.taken);
      const former = `tents-${Date.now()}`;
      await page.fill('[name=slug]', former);
      await page.fill('[name=nameEn]', `${name} 2`);
      await save(page);
      await eventually(() => page.locator('[data-act=undo]').isEnabled()).toBe(true);
      await page.locator('[data-act=undo]').click();
      await eventually(() => page.inputValue('[name=nameEn]')).toBe(name);
      const searched = () =>
        page.request.get(`${url()}/properties?category=${former}&lang=${lang}`, { maxRedirects: 0 });
      await eventually(async () => (await searched()).status()).toBe(301);

      const group = await create(page, `${name} group`, root);
      const first = await create(page, `${name} first`, group);
      await create(page, `${name} second`, group);
      await goTo(page, `?open=new&parent=${first}`, 'main [name=nameAr]');
      await eventually(() => page.locator('main').innerText()).toContain(words.warned);

      // Somebody else saves meanwhile.
      await goTo(page, `?open=${first}`, 'main [name=nameAr]');
      const { page: other } = await open();
      await goTo(other, `?open=${first}`, 'main [name=nameAr]');
      await other.fill('[name=nameAr]', 'اسم الزميل');
      await save(other);
      await eventually(() => other.locator('[data-act=undo]').isEnabled()).toBe(true);
      await page.fill('[name=nameAr]', 'اسمي');
      await save(page);
      await page.waitForSelector('[role=dialog]');
      await eventually(() => page.locator('[role=dialog]').innerText()).toContain(words.conflict);
      await eventually(() => page.locator('[role=dialog]').innerText()).toContain('اسم الزميل');
      await look(page, 'conflict');
      await expectAccessibleInEachScheme(page);
      await page.locator('[data-act=mine]').click();
      await eventually(() => page.locator('[role=dialog]').count()).toBe(0);
      const shown = lang === 'ar' ? 'اسمي' : `${name} first`;
      await eventually(() => page.locator('h1, h2').allInnerTexts()).toContain(shown);

      // Down by button, up again by key.
      await page.locator('[data-act=step-down]').click();
      await eventually(() => page.locator('[data-act=step-down]').isDisabled()).toBe(true);
      await item(page, shown).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await eventually(() => page.locator('[data-act=step-up]').isDisabled()).toBe(true);

      await goTo(page, `?open=${root}`, '[data-act=delete]');
      await page.locator('[data-act=delete]').click();
      await page.waitForSelector('[role=dialog] [name=targetId]');
      await look(page, 'delete');
      await expectAccessibleInEachScheme(page);
      await page.locator('[role=dialog] input[value=archive]').check();
      await page.locator('[role=dialog] form button[type=submit]').click();
      await page.fill('[role=dialog] [name=code]', admin.codes.pop() ?? '');
      await page.locator('[role=dialog]:has([name=code]) button[type=submit]').click();
      await eventually(() => page.locator('[role=dialog]').count()).toBe(0);
      await eventually(() => page.locator('main [name=isActive]').isChecked()).toBe(false);
      // Refusals that the screen deals with.
      expect(complaints.filter((complaint) => !/40[39]/.test(complaint))).toEqual([]);
    },
  );

  storyIf(lang === 'ar')(
    'creates an attribute with options, tries a pattern, overrides it in a category; assigns, exports, imports',
    async () => {
      const { page, complaints } = await open();
      const slug = `e${Date.now()}`;
      const name = `Garden ${slug}`;
      await goTo(page, '?tab=attributes', '[data-act=add-attribute]');
      await page.locator('[data-act=add-attribute]').click();
      await page.fill('[name=nameAr]', name);
      await page.fill('[name=nameEn]', name);
      await page.fill('[name=slug]', slug);
      await page.fill('[name=pattern]', '[0-9]{4}');
      await page.fill('[name=tried]', '1234');
      await eventually(() => page.locator('main').innerText()).toContain(words.matches);
      await page.selectOption('[name=type]', 'select');
      await page.locator('[data-act=import-options]').click();
      // A list of names, a list of values with their labels, and labels by value.
      const taken = (count: number) => eventually(() => page.locator('main fieldset ol > li').count()).toBe(count);
      await page.fill('[name=json]', '["Balcony"]');
      await page.locator('[data-act=take-options]').click();
      await taken(1);
      await page.locator('[data-act=import-options]').click();
      await page.fill(
        '[name=json]',
        '[{"value": "yard", "label": {"ar": "فناء", "en": "Yard"}}, {"value": "ground", "label": "Ground"}]',
      );
      await page.locator('[data-act=take-options]').click();
      await taken(3);
      await page.locator('[data-act=import-options]').click();
      await page.fill('[name=json]', '["Roof", "roof"]');
      await page.locator('[data-act=take-options]').click();
      await eventually(() => page.locator('[role=dialog]').innerText()).toContain('roof');
      await page.fill('[name=json]', '{"roof": {"ar": "سطح", "en": "Roof"}, "ground": "Ground floor"}');
      await page.locator('[data-act=take-options]').click();
      // Options that are imported again are replaced.
      await taken(4);
      const typed = () =>
        page
          .locator('main fieldset ol input')
          .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
      expect((await typed()).join()).toBe(
        'balcony,Balcony,Balcony,yard,فناء,Yard,roof,سطح,Roof,ground,Ground floor,Ground floor',
      );
      await page.locator('input[name=isFilterable]').check();
      await expectAccessibleInEachScheme(page);
      await expectNoSidewaysScroll(page);
      await look(page, 'attribute');
      await save(page);
      await page.waitForSelector('[data-act=undo]');

      // A browser that was open before, and listings that carry values already: the filter comes without a rebuild.
      await giveValue('apartments', { [slug]: 'roof' }, 2);
      const { page: visitor } = await openPage('/properties?category=apartments&view=list', {
        ...{ lang, device },
        // Facts that the worker keeps are forgotten when the catalogue changes.
        hasWorker: true,
      });
      const { data } = await (await page.request.get(`${url()}/api/categories/apartments`)).json();
      await goTo(page, `?open=${data.category.id}`, '[name=assign]');
      await page.selectOption('[name=assign]', { label: name });
      const row = page.locator('tr', { hasText: name });
      await row.waitFor();
      await eventually(async () => {
        const counted = `${url()}/api/listings/search?category=apartments&limit=0&facets=attr.${slug}`;
        const reply = await (await page.request.get(counted)).json();
        return reply.data?.facets?.[`attr.${slug}`];
      }).toEqual({ roof: 2 });
      await visitor.getByRole('button', { name: words.filters }).first().click();
      await visitor.getByRole('dialog').getByRole('button', { name: words.show }).waitFor();
      await eventually(() => visitor.getByRole('dialog').innerText()).toMatch(words.counted);
      await visitor.close();
      await choose(row, 'override');
      await page.waitForSelector('[role=dialog] [name=isRequired]');
      await expectAccessibleInEachScheme(page);
      await look(page, 'override');
      await page.selectOption('[role=dialog] [name=isRequired]', 'false');
      await page.locator('[data-act=save-override]').click();
      await eventually(() => page.locator('[role=dialog]').count()).toBe(0);
      await look(page, 'overrides');
      await expectAccessibleInEachScheme(page);
      await expectNoSidewaysScroll(page);

      await goTo(page, '?tab=roots', '[name=root]');
      await page.locator('label', { hasText: name }).click();
      await eventually(() => page.locator('li', { hasText: name }).locator('input').isChecked()).toBe(true);

      await goTo(page, '?tab=transfer', '[data-act=export-catalogue]');
      const download = page.waitForEvent('download');
      await page.locator('[data-act=export-catalogue]').click();
      const file = await (await download).path();
      await page.setInputFiles('[name=file]', {
        name: 'catalogue.ndjson',
        mimeType: 'application/x-ndjson',
        buffer: await readFile(file),
      });
      await page.locator('main form button[type=submit]').click();
      await page.fill('[role=dialog] [name=code]', admin.codes.pop() ?? '');
      await page.locator('[role=dialog]:has([name=code]) button[type=submit]').click();
      await eventually(() => page.locator('tbody tr').first().innerText()).toContain(words.done);
      await look(page, 'transferred');
      await expectAccessibleInEachScheme(page);
      await expectNoSidewaysScroll(page);
      // That a code is asked for first.
      expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
    },
  );

  storyIf(lang === 'en')(
    'changes several categories at once, counts what they hold, and links what should be mended',
    async () => {
      const { page, complaints } = await open();
      const name = `Kiosks ${Date.now()}`;
      const root = await create(page, name);
      await create(page, `${name} group`, root);

      await goTo(page, '?tab=bulk', 'tbody tr');
      await page.locator('nav a[rel=next]').click();
      await page.waitForURL(/[?&]page=2/);
      await page.locator('nav [aria-current=page]', { hasText: '2' }).waitFor();
      // A narrowed list begins at its first page.
      await page.fill('[type=search]', name);
      await eventually(() => page.locator('tbody tr').count()).toBe(2);
      await eventually(() => page.url()).not.toContain('page=');
      await page.locator('label', { hasText: words.selectShown }).click();
      await page.selectOption('[name=act]', 'addDeal');
      await eventually(() => page.locator('[data-act=bulk]').isDisabled()).toBe(true);
      await page.selectOption('[name=choice]', 'rent');
      await page.locator('[data-act=bulk]').click();
      await eventually(() => page.locator('tbody tr').nth(1).innerText()).toContain(words.rent);

      await goTo(page, '?tab=checks', 'main details');
      const empty = page.locator('section', { hasText: words.childless }).last();
      // Few are unfolded already.
      await empty.locator('details').evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      await empty.getByRole('link', { name: `${name} group` }).click();
      await eventually(() => page.inputValue('[name=nameEn]')).toBe(`${name} group`);

      await goTo(page, '?tab=figures', 'main table');
      await page.getByRole('link', { name: words.homes, exact: true }).click();
      await page.getByRole('link', { name: words.residential, exact: true }).waitFor();
      expect(complaints).toEqual([]);
    },
  );
});
