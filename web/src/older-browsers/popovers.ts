import { addMissing } from './missing.ts';

const OPEN = 'data-open';
const openOnes = () => document.querySelectorAll<HTMLElement>(`[popover][${OPEN}]`);

/**
 * Chrome 114, Safari 17, Firefox 125: a button's `popovertarget` opens and closes; Escape, and a press elsewhere, close. What
 * is open has `data-open`; styles hide the rest (`ui/popover-menu.module.css`).
 */
export function mendPopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  addMissing(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.setAttribute(OPEN, '');
    },
    hidePopover(this: HTMLElement) {
      this.removeAttribute(OPEN);
    },
  });
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target : undefined;
    const id = pressed?.closest('[popovertarget]')?.getAttribute('popovertarget');
    for (const one of openOnes()) if (one.id !== id && !one.contains(target as Node)) one.removeAttribute(OPEN);
    if (id) document.getElementById(id)?.toggleAttribute(OPEN);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const one of openOnes()) {
      one.removeAttribute(OPEN);
      document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(one.id)}"]`)?.focus();
    }
  });
}
