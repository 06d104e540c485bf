import type { Page } from 'playwright-core';
import type { Lang } from '#lib/language.ts';

/** A picture of the page as `<name>.png` in the folder that `SHOTS` names; none is taken without one. */
export async function captureScreen(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

/** Pictures of whole screens, by a story in a language: `<story>-<name>-<lang>.png`. */
export const shotsOf = (story: string, lang: Lang) => (page: Page, name: string) =>
  captureScreen(page, `${story}-${name}-${lang}`, true);
