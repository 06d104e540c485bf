import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ar from '#features/search/i18n/ar.json' with { type: 'json' };
import en from '#features/search/i18n/en.json' with { type: 'json' };
import { POINT_KINDS } from '../../api/src/rules/points-of-interest.ts';
import { shipPoints } from '../../db/seeds/06_points.ts';
import { forgetPoints } from '../../db/src/geo/points/load-points.ts';
import { refreshSurroundings } from '../../db/src/geo/refresh-surroundings.ts';
import { connect } from '../../db/src/index.ts';
import { ask } from './drivers/asked.ts';
import { aVisitor, untilReady } from './drivers/browser.ts';
import { eventually, expectAccessibleInEachScheme, expectNoSidewaysScroll } from './drivers/checks.ts';
import { captureScreen } from './drivers/shots.ts';
import { toldLooks } from './drivers/stories.ts';

const WORDS = { ar, en };
const WITHIN = {
  ar: { school: 'مدرسة ضمن 1 كم', park: 'حديقة ضمن 1 كم' },
  en: { school: 'School within 1 km', park: 'Park within 1 km' },
};
const OURS = 'node/8800';

type Counts = { page: { total: number }; facets: { near?: { school?: number; park?: number } } };

const LOOKS = toldLooks([
  { lang: 'ar', device: 'phone', scheme: 'light' },
  { lang: 'en', device: 'desktop', scheme: 'dark' },
] as const);

describe.runIf(process.env.E2E_URL).each(LOOKS)('homes near a school ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? 'postgres://none', { name: 'e2e', max: 1 });
  const { filters, chips } = WORDS[lang];
  const counted = (filter: string) =>
    ask<Counts>(url(), `/listings/search?category=apartments&limit=0&facets=near&${filter}`);
  /** The sheet with all filters, or with those that have no button of their own. */
  const openSheet = async (page: Page) => {
    const name = device === 'phone' ? filters.all : filters.more;
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const sheet = page.getByRole('dialog', { name, exact: true });
    await sheet.getByRole('checkbox', { name: /^(مصعد|Elevator) ?[\d,]+$/ }).waitFor();
    return sheet;
  };
  const look = (page: Page, shot: string) => captureScreen(page, `near-${shot}-${lang}`);

  beforeAll(() => forgetPoints(db));
  afterAll(async () => {
    await shipPoints(db);
    await db.destroy();
  });

  it('are found by the filters, of which there is none without points of interest', async () => {
    const visit = async () => {
      const opened = await openPage('/properties?category=apartments&view=list', {
        lang,
        device,
        scheme,
      });
      await untilReady(opened.page);
      return opened;
    };
    await eventually(async () => (await counted('')).facets.near).toEqual({});
    const before = await openSheet((await visit()).page);
    expect(await before.getByRole('group', { name: filters.near, exact: true }).count()).toBe(0);

    // A school in every quarter, and a park in one of three.
    await db.raw(
      `insert into points_of_interest (osm_id, kind, shape)
       select '${OURS}' || kind_at || n, (array['school', 'park'])[kind_at], center
       from (select row_number() over (order by key) as n, center from locations where kind = 'neighborhood') quarters
         cross join generate_series(1, 2) as kind_at where kind_at = 1 or n % 3 = 0`,
    );
    await refreshSurroundings(db);
    const { rows } = await db.raw(
      `select count(*)::int as count from search_listing
       where 'apartments' = any(category_path) and near @> array['school', 'park']`,
    );
    expect(rows[0].count).toBeGreaterThan(2);
    await eventually(async () => (await counted('near=school,park')).page.total).toBe(rows[0].count);
    await eventually(async () => (await counted('near=school')).facets.near?.park).toBe(rows[0].count);
    const [school, both] = [await counted('near=school'), await counted('near=school,park')];
    expect(both.page.total).toBeLessThan(school.page.total);

    // A browser keeps the counts it has been given for a while.
    const { page, complaints } = await visit();
    const sheet = await openSheet(page);
    const group = sheet.getByRole('group', { name: filters.near, exact: true });
    const kind = (name: keyof (typeof WITHIN)['ar']) =>
      group.getByRole('checkbox', { name: new RegExp(`^${POINT_KINDS[name][lang]}`) });
    await kind('school').press('Space');
    await eventually(() => kind('park').evaluate((box) => box.parentElement?.textContent)).toMatch(
      new RegExp(`\\D${school.facets.near?.park}$`),
    );
    await kind('park').press('Space');
    const show = sheet.getByRole('button', {
      name: new RegExp(`(^|\\D)${both.page.total.toLocaleString('en-US')}\\b`),
    });
    await show.waitFor();
    await group.scrollIntoViewIfNeeded();
    await look(page, 'sheet');
    await expectAccessibleInEachScheme(page);

    await show.click();
    await eventually(() => new URL(page.url()).searchParams.getAll('near')).toEqual(['school', 'park']);
    for (const label of Object.values(WITHIN[lang])) {
      await page.getByRole('link', { name: chips.remove.replace('{{label}}', label), exact: true }).waitFor();
    }
    await expectNoSidewaysScroll(page);
    await look(page, 'chips');
    expect(complaints).toEqual([]);
  });
});
