import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Less than half of `axe.source`; every document that is looked at is sent it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MARK = 'data-contrast';
/** Rules that would ask the style and the ancestors of every element before they find the few they are about. */
const NARROWED = { 'scrollable-region-focusable': 'data-scrolls', 'aria-allowed-attr': 'data-aria' };
const REPEATED = 'data-repeated';
/** Letters of an element that is found. */
const MOST_TOLD = 300;

/**
 * What axe finds against these rules, with the elements. Frames are left out: only Google's script makes any. Results of all
 * other rules stay in the page, and style sheets are not fetched a second time. An element is written down once it is
 * found: by itself axe does so for each that it looks at.
 */
export async function violations(page: Page, runOnly: RunOptions['runOnly']): Promise<object[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  await page.evaluate(markTexts, MARK);
  await page.evaluate(markNarrowed, NARROWED);
  await page.evaluate(markRepeated, { mark: MARK, repeated: REPEATED });
  return page.evaluate(
    async ({ marks, repeated, most, ...asked }) => {
      window.axe.configure({
        noHtml: true,
        rules: Object.entries(marks).map(([id, mark]) => ({ id, selector: `[${mark}]` })),
      });
      // Axe asks every excluded element about every one that a rule selects; a table excludes hundreds. One answers for all.
      const excluded = new Set<unknown>(document.querySelectorAll(`[${repeated}], [${repeated}] *`));
      const spokesman = Object.assign(document.head, { contains: (element: unknown) => excluded.has(element) });
      const { violations } = await window.axe.run({ exclude: [spokesman] }, asked);
      Reflect.deleteProperty(spokesman, 'contains');
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(
          ({ element, failureSummary }) => `${element?.outerHTML.slice(0, most)} ${failureSummary ?? ''}`,
        ),
      }));
    },
    {
      marks: { 'color-contrast': MARK, ...NARROWED },
      repeated: REPEATED,
      most: MOST_TOLD,
      runOnly,
      elementRef: true,
      resultTypes: ['violations' as const],
      preload: false,
      iframes: false,
    },
  );
}

/**
 * Contrast is four fifths of axe's work, and a list asks for it once a row: of the texts that look the same, with the same
 * colours, size and classes up to the same background, the first is marked.
 */
function markTexts(mark: string): void {
  const seen = new Set<string>();
  const looks = new Map<Element, string>();
  /** Of an element and what lies behind it, up to the first opaque background. */
  const lookOf = (element: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [
      element.tagName,
      element.getAttribute('class') ?? '',
      backgroundColor,
      backgroundImage,
      opacity,
    ].join();
    const isOpaque = /^rgb\(/.test(backgroundColor);
    const look = isOpaque || !element.parentElement ? own : `${own} ${lookOf(element.parentElement)}`;
    looks.set(element, look);
    return look;
  };
  for (const text of document.querySelectorAll('body, body *')) {
    text.removeAttribute(mark);
    const isText =
      text.matches('input, textarea, select') ||
      [...text.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    if (!isText || !text.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(text);
    const key = [color, fontSize, fontWeight, lookOf(text)].join();
    if (!seen.has(key)) text.setAttribute(mark, '');
    seen.add(key);
  }
}

/** Elements whose content is larger than they are, and elements with an attribute of ARIA. */
function markNarrowed(marks: typeof NARROWED): void {
  for (const element of document.querySelectorAll('*')) {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    const isScrolled = scrollHeight > clientHeight || scrollWidth > clientWidth;
    element.toggleAttribute(marks['scrollable-region-focusable'], isScrolled);
    const isNamed = element.getAttributeNames().some((name) => name.startsWith('aria-'));
    element.toggleAttribute(marks['aria-allowed-attr'], isNamed);
  }
}

/**
 * Rules are asked row by row, and a desk has hundreds of rows: of siblings that are built alike the first two are looked at. Alike
 * are elements with the same roles, states, classes and attributes, names where the other has names, references that lead
 * somewhere, and targets of the same size where they are small; a row with a text of a look of its own is looked at.
 */
function markRepeated({ mark, repeated }: { mark: string; repeated: string }): void {
  const FEW = 8;
  const LOOKED_AT = 2;
  const SMALL = 24;
  const REFERENCE = /^(?:for|aria-(?:labelledby|describedby|controls|owns|details|activedescendant|errormessage))$/;
  const NAME = /^(?:id|href|src|srcset|alt|title|value|name|placeholder|style|aria-label|data-.*)$/;
  const leads = (ids: string) => ids.split(' ').every((id) => document.getElementById(id) !== null);
  const kindOf = ({ name, value }: Attr) =>
    REFERENCE.test(name) ? `${name}:${leads(value)}` : `${name}=${NAME.test(name) ? value.trim() !== '' : value}`;
  const built = (element: Element): string => {
    const attributes = [...element.attributes].filter(({ name }) => name !== mark).map(kindOf);
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const { width, height } = element.matches('a, button, input, select, textarea, summary, [tabindex], [role]')
      ? element.getBoundingClientRect()
      : { width: SMALL, height: SMALL };
    const size = width < SMALL || height < SMALL ? `${Math.round(width)}x${Math.round(height)}` : '';
    return [element.tagName, ...attributes.sort(), hasText, size].join(' ');
  };
  for (const element of document.querySelectorAll(`[${repeated}]`)) element.removeAttribute(repeated);
  for (const parent of document.querySelectorAll('body *')) {
    if (parent.childElementCount <= FEW || parent.closest(`[${repeated}]`)) continue;
    const seen = new Map<string, number>();
    for (const row of parent.children) {
      const key = [row, ...row.querySelectorAll('*')].map(built).join();
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      const hasOwnLook = row.matches(`[${mark}]`) || row.querySelector(`[${mark}]`) !== null;
      if (count > LOOKED_AT && !hasOwnLook) row.setAttribute(repeated, '');
    }
  }
}
