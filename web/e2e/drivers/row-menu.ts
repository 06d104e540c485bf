import type { Locator, Page } from 'playwright-core';

/** Chooses an act behind the three dots of a row, or behind another button that opens a menu. */
export async function choose(place: Locator, act: string, button = 'more'): Promise<void> {
  await place.locator(`[data-act=${button}]`).click();
  await place.page().locator(`[role=menu] [data-act=${act}]`).click();
}

/** Opens the filters of a list where a phone folds them. */
export async function unfoldFilters(page: Page): Promise<void> {
  const fold = page.locator('main [data-act=filters]').first();
  if (await fold.isVisible()) await fold.click();
}
