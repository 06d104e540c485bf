import { it } from 'vitest';
import type { Lang } from '../../src/lib/language.ts';
import type { Visit } from './browser.ts';

/** A story that depends on language or size goes through this pair: each language, each size and each direction once. */
export const PAIR = [
  { lang: 'ar', device: 'phone' },
  { lang: 'en', device: 'desktop' },
] as const satisfies readonly Visit[];

/**
 * How a screen is looked at by axe: narrow and dark in Arabic, wide and light in English. Faults of contrast belong to the
 * scheme, of names to the language, of layout to the width; whether English fits is asked at the narrowest as well
 * (`expectFitsNarrow`).
 */
export const AXE_VIEW = {
  ar: { device: 'narrow', scheme: 'dark', bypassCsp: true },
  en: { device: 'desktop', scheme: 'light', bypassCsp: true },
} as const satisfies Record<Lang, Visit>;

/** For a story that no language and no size changes: told by one of the pair alone. */
export const storyIf = (isTold: boolean) => (name: string, story: () => Promise<void>, timeout?: number) => {
  if (isTold) it(name, story, timeout);
};
