import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './checks.ts';

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

/** Starts a job by its button on a desk, and waits until the first row of its list says that it is done. */
export async function runJob(page: Page, button: string, { done, ms }: { done: string; ms: number }): Promise<void> {
  const ask = page.getByRole('button', { name: button, exact: true });
  await eventually(() => ask.getAttribute('aria-disabled')).toBeNull();
  const rows = page.getByRole('table').first().getByRole('row');
  const before = await rows.nth(1).innerText();
  await ask.click();
  await eventually(() => rows.nth(1).innerText()).not.toBe(before);
  // Nobody can ask a second time while it goes on.
  await expect.poll(() => ask.getAttribute('aria-disabled'), { timeout: ms }).toBeNull();
  await eventually(() => rows.nth(1).innerText()).toContain(done);
}
