import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const LOOK_MS = 10_000;
const MAX_TEXT = 1500;

/** Not among the run's own files, which go when it ends. */
const PICTURES = join(tmpdir(), 'diyar-fallen');

/** The screen when a test failed: printed, and kept as a picture. */
export async function reportPage(page: Page, test: string): Promise<void> {
  const picture = join(PICTURES, `${Date.now()}.png`);
  await mkdir(PICTURES, { recursive: true });
  const [focus, dialogs, text] = await Promise.all([
    page.evaluate(focusedTag),
    page.locator('dialog[open], [role=dialog]').allInnerTexts(),
    page.locator('body').innerText({ timeout: LOOK_MS }),
    page.screenshot({ path: picture, timeout: LOOK_MS }),
  ]);
  console.log(
    `“${test}” fell on ${page.url()}\n` +
      `focus: ${focus}\ndialogs: ${JSON.stringify(dialogs)}\npicture: ${picture}\n${text.slice(0, MAX_TEXT)}`,
  );
}

function focusedTag(): string | undefined {
  const copy = document.activeElement?.cloneNode(false);
  return copy instanceof Element ? copy.outerHTML : undefined;
}
