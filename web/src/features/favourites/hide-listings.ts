import { listsHeld, subscribe } from './store.ts';

/**
 * Takes what this person hid out of every list of cards. One style sheet for the document, because pages are rendered for
 * nobody in particular and are kept by caches: no card has to ask. Cards that are no direct child of their item stay (the
 * page of hidden listings, the card of a pin).
 */
export function startHiding(): void {
  // A browser from before 2023 shows what was hidden, and everything else.
  if (!('replaceSync' in CSSStyleSheet.prototype)) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let shown = '';
  const apply = () => {
    const cards = listsHeld().hidden.map(({ id }) => `article[data-listing="${CSS.escape(id)}"]`);
    const next = cards.length > 0 ? `li:has(> :is(${cards.join(',')})) { display: none }` : '';
    if (next === shown) return;
    shown = next;
    sheet.replaceSync(next);
  };
  subscribe(apply);
  apply();
}
