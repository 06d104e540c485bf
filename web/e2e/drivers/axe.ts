import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const MARK = 'data-contrast';

/**
 * What axe finds against these rules, with the elements. Frames are left out: only Google's script makes any. Results of all
 * other rules stay in the page, and style sheets are not fetched a second time.
 */
export async function violations(page: Page, runOnly: RunOptions['runOnly']): Promise<object[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(markTexts, MARK);
  return page.evaluate(
    async ({ mark, ...asked }) => {
      window.axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
      const { violations } = await window.axe.run(document, asked);
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
      }));
    },
    { mark: MARK, runOnly, resultTypes: ['violations' as const], preload: false, iframes: false },
  );
}

/**
 * Contrast is four fifths of axe's work, and a list asks for it once a row: of the texts that look the same, with the same
 * colours, size and classes up to the same background, the first is marked.
 */
function markTexts(mark: string): void {
  const seen = new Set<string>();
  for (const text of document.querySelectorAll('body, body *')) {
    text.removeAttribute(mark);
    const isText =
      text.matches('input, textarea, select') ||
      [...text.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    if (!isText || !text.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(text);
    const look = [color, fontSize, fontWeight];
    for (let over: Element | null = text; over; over = over.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(over);
      look.push(over.tagName, over.getAttribute('class') ?? '', backgroundColor, backgroundImage, opacity);
      if (/^rgb\(/.test(backgroundColor)) break;
    }
    const key = look.join();
    if (!seen.has(key)) text.setAttribute(mark, '');
    seen.add(key);
  }
}
