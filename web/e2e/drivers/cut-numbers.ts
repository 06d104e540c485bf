import type { Page } from 'playwright-core';

/**
 * The numbers of a page of which a visitor sees a part, which reads as another number: `300,000 in <span class="words">, …`.
 * Whole ones and such as are not seen at all are fine, and so is what can be scrolled to.
 */
export const cutNumbers = (page: Page): Promise<string[]> => page.evaluate(findCut);

function findCut(): string[] {
  const NUMBER = /[0-9٠-٩][0-9٠-٩.,٫٬]*/g;
  /** Of letters that touch an edge, in pixels. */
  const SLACK = 1;
  const cut = new Set<string>();
  const words = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);
  const tell = (number: string, within: Element, text: string) =>
    cut.add(`${number} in <${within.localName} class="${within.getAttribute('class') ?? ''}">: ${text}`);

  /** Where an element lets its content be seen: sideways up to the ellipsis, where it has one. */
  function window(element: Element, style: CSSStyleDeclaration) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const px = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
    const seen = { left: left + px('border-left-width'), right: right - px('border-right-width'), top, bottom };
    const hasEllipsis = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
    if (!hasEllipsis) return { ...seen, hasEllipsis };
    const dots = px('font-size') * 0.8;
    seen.left += px('padding-left') + (style.direction === 'rtl' ? dots : 0);
    seen.right -= px('padding-right') + (style.direction === 'rtl' ? 0 : dots);
    return { ...seen, hasEllipsis };
  }

  function lookAt(text: Text, number: string, from: number) {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + number.length);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue;
      let isAtom = false;
      for (let one = text.parentElement; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (one.classList.contains('d-whole')) isAtom = true;
        if (/auto|scroll/.test(style.overflowX) || style.clipPath !== 'none') break;
        if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
        const seen = window(one, style);
        if (rect.bottom <= seen.top + SLACK || rect.top >= seen.bottom - SLACK) break;
        const isOut = rect.right <= seen.left + SLACK || rect.left >= seen.right - SLACK;
        // A box of its own goes away whole for the ellipsis (`ui/whole-numbers.tsx`).
        if (isOut || (seen.hasEllipsis && isAtom)) break;
        if (rect.left < seen.left - SLACK || rect.right > seen.right + SLACK) {
          tell(number, one, words(one));
          break;
        }
      }
    }
  }

  /** A field shows its text from the start, as far as it is wide. */
  function lookInto(field: HTMLInputElement | HTMLSelectElement) {
    const isField = field instanceof HTMLInputElement;
    if (isField && /hidden|checkbox|radio|range|file|color/.test(field.type)) return;
    const text = isField ? field.value || field.placeholder : (field.selectedOptions[0]?.text ?? '');
    const style = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || room <= 0 || field.getClientRects().length === 0) return;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    if (pen.measureText(text).width <= room + SLACK) return;
    for (const { 0: number, index } of text.matchAll(NUMBER)) {
      const [from, to] = [index, index + number.length].map((end) => pen.measureText(text.slice(0, end)).width);
      if (from !== undefined && to !== undefined && from < room && to > room - SLACK) tell(number, field, text);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    for (const { 0: number, index } of text.data.matchAll(NUMBER)) lookAt(text, number, index);
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) lookInto(field);
  return [...cut];
}
