import type { Screen } from '#app/screens/screen.ts';
import { LAZY_FORM_TIMEOUT_MS } from '#lib/lazy-page.ts';

/** Data of the form, for a new listing and for an old one. */
export const FORM_SCREEN: Pick<Screen, 'ns' | 'timeoutMs'> = {
  ns: ['listing-form', 'listing-media', 'listings', 'map', 'form', 'offline'],
  timeoutMs: LAZY_FORM_TIMEOUT_MS,
};
