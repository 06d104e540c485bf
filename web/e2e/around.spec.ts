import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../db/src/index.ts';
import { aVisitor } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { captureScreen } from './drivers/shots.ts';

const WORDS = {
  ar: {
    title: 'الأقرب إليه',
    school: 'مدرسة',
    away: '(?:350 م|[\\d.]+ (?:م|كم) مشيًا)',
    credit: 'المسافات بخط النظر ما لم يُذكر المشي، © المساهمون في OpenStreetMap',
  },
  en: {
    ...{ title: 'Nearest of each kind', school: 'School', away: '(?:350 m|[\\d.]+ k?m on foot)' },
    credit: 'Straight-line distances unless “on foot” is said, © OpenStreetMap contributors',
  },
};
const SCHOOL = 'مدرسة الياسمين';
const NORTH = 330 / 111_000;

describe.runIf(process.env.E2E_URL).each([
  { lang: 'ar', device: 'phone', scheme: 'dark' },
  { lang: 'en', device: 'desktop', scheme: 'light' },
] as const)('what is around a home ($lang, $device)', ({ lang, device, scheme }) => {
  const { openPage, url } = aVisitor();
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? 'postgres://none', { name: 'e2e', max: 1 });
  let path = '';

  beforeAll(async () => {
    const home = await db('search_listing as s')
      .join('listings as l', 'l.id', 's.id')
      .join('categories as c', 'c.id', 'l.category_id')
      .where({ 'l.is_approximate': false, 'c.slug': 'apartments' })
      .whereRaw(
        `not exists (select from points_of_interest p where p.kind = 'school' and st_dwithin(p.shape, l.public_point, 0.01))`,
      )
      .first('l.id', 's.lng', 's.lat');
    const shape = db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [home.lng, home.lat + NORTH]);
    await db('points_of_interest').insert({ osm_id: 'node/17', kind: 'school', name_ar: SCHOOL, shape });
    const answer = await fetch(`${url()}/api/listings/${home.id}`);
    const { data } = (await answer.json()) as { data: { path: string } };
    // Another story may have opened the page before the school came, and a page is kept for a while by its address.
    path = `${data.path}?around=${lang}`;
  });
  afterAll(async () => {
    await db('points_of_interest').where({ osm_id: 'node/17' }).delete();
    await db.destroy();
  });

  it('stands in the page itself, with its distance and its credit', async () => {
    const { page, complaints } = await openPage(path, { lang, device, scheme });
    const { title, school, away, credit } = WORDS[lang];
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    const line = page.getByRole('listitem').filter({ hasText: SCHOOL });
    await eventually(() => line.innerText()).toMatch(new RegExp(`${school}[^]*${SCHOOL}[^]*${away}`));
    await eventually(() => page.getByRole('link', { name: credit, exact: true }).first().getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await captureScreen(page, `around-${lang}`, true);
  });
});
