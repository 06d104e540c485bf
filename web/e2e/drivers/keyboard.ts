import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Tabs on (or back, or round) until the element has the focus; wherever the focus stops on the way, it can be seen. */
export async function reach(page: Page, selector: string, way: 'on' | 'back' | 'any' = 'on'): Promise<void> {
  for (let step = 0; step < (way === 'any' ? 240 : 120); step++) {
    const { isThere, isSeen, what } = await page.evaluate((wanted) => {
      const focused = document.activeElement ?? document.body;
      const isRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      // A field that is drawn by its label shows the ring there.
      const isStop = focused instanceof HTMLElement && focused.tabIndex >= 0;
      const around = [focused, focused.nextElementSibling, focused.parentElement, focused.parentElement?.parentElement];
      return {
        isThere: focused.matches(wanted),
        isSeen:
          !isStop ||
          focused === document.body ||
          around.some((element) => element && isRing(getComputedStyle(element))),
        what: focused.outerHTML.slice(0, 200),
      };
    }, selector);
    expect(isSeen, `the focus can be seen on ${what}`).toBe(true);
    if (isThere) return;
    await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${selector} is out of the keyboard's reach`);
}
