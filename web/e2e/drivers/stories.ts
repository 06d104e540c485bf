import type { Page } from 'playwright-core';
import { it } from 'vitest';
import type { Lang } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';
import type { Visit } from './browser.ts';
import { expectAccessible, expectFitsNarrow, expectNoSidewaysScroll } from './checks.ts';

/** A story that depends on language or size goes through this pair: each language, each size and each direction once. */
export const PAIR = [
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const satisfies readonly Visit[];

/**
 * How a screen is looked at by axe: narrow and dark in Arabic, wide and light in English. Faults of contrast belong to the
 * scheme, of names to the language, of layout to the width; whether English fits is asked at the narrowest as well
 * (`expectFitsNarrow`).
 */
export const AXE_VIEW = {
  ar: { device: 'narrow', scheme: 'dark' },
  en: { device: 'desktop', scheme: 'light' },
} as const satisfies Record<Lang, Visit>;

const inBoth = process.env.BOTH_LANGUAGES === '1';

/** Looks of a file whose only story no language and no size changes: the first alone, or all where `BOTH_LANGUAGES=1` asks for them. */
export const toldLooks = <T>(looks: readonly T[]): readonly T[] => (inBoth ? looks : looks.slice(0, 1));

/** For a story that no language and no size changes: told by one of the pair alone, or by both where `BOTH_LANGUAGES=1` asks for it. */
export const storyIf = (isTold: boolean) => (name: string, story: () => Promise<void>, timeout?: number) => {
  if (isTold || inBoth) it(name, story, timeout);
};

/** Goes to addresses of the site in a language, each with a selector of what stands there when the screen has come. */
export const goingTo = (lang: Lang) => async (page: Page, path: string, shown: string) => {
  await page.goto(new URL(withLang(path, lang), page.url()).href);
  await page.waitForSelector(shown);
};

/**
 * The screens of a story that is told in the other language, as far as they stand without it.
 * @param screens address within the site, and what it shows when it is there
 */
export async function expectScreens(
  page: Page,
  lang: Lang,
  screens: readonly (readonly [path: string, shown: string])[],
): Promise<void> {
  for (const [path, shown] of screens) {
    await goingTo(lang)(page, path, shown);
    await expectNoSidewaysScroll(page);
    await expectFitsNarrow(page);
    await expectAccessible(page);
  }
}
