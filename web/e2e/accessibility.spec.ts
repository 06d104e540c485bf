import { describe, it } from 'vitest';
import { aVisitor, type Device } from './drivers/browser.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll } from './drivers/checks.ts';
import { AXE_VIEW } from './drivers/stories.ts';

/** `npm test` looks at the screens no other story looks at; `npm run a11y` at all, in every language, scheme and width. */
const everything = process.env.A11Y_ALL === '1';
const SCREENS = [
  '/',
  '/properties?category=apartments',
  '/properties?category=apartments&minPrice=999999999',
  'a listing',
  '/offices',
  'an office',
  '/no/such/page',
];
/** Home, search, listing and offices have axe in stories of their own. */
const LEFT = ['/properties?category=apartments&minPrice=999999999', '/no/such/page'];
const LANGS = ['ar', 'en'] as const;
const SCHEMES = ['light', 'dark'] as const;
const DEVICES: Device[] = ['narrow', 'phone', 'tablet', 'desktop'];

const views = everything
  ? SCREENS.flatMap((screen) =>
      LANGS.flatMap((lang) => SCHEMES.flatMap((scheme) => DEVICES.map((device) => ({ screen, lang, scheme, device })))),
    )
  : LEFT.flatMap((screen) => LANGS.map((lang) => ({ screen, lang, ...AXE_VIEW[lang] })));

describe('every screen', () => {
  const { openPage, url } = aVisitor();
  const ask = async (path: string) => (await (await fetch(`${url()}/api${path}`)).json()).data;
  const addressOf = async (screen: string): Promise<string> => {
    if (screen === 'a listing') return (await ask('/listings/search?category=apartments&limit=1')).items[0].path;
    if (screen === 'an office') return `/office/${(await ask('/offices?limit=1')).offices[0].slug}`;
    return screen;
  };

  it.each(views)('$screen is accessible in $lang, $scheme, $device', async ({ screen, lang, scheme, device }) => {
    const { page } = await openPage(await addressOf(screen), { lang, scheme, device });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await eventually(() => page.locator('h1').count()).toBe(1);
    await page.context().close();
  });
});
