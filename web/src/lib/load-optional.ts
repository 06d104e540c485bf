import { loadLazily } from './lazy-page.ts';

/**
 * Loads a part that its page does without. Where the code cannot be had (without a network, after a release) this never settles:
 * what the server drew of the part stays, and nothing else of the page is lost.
 */
export const loadOptional = <T>(load: () => Promise<T>): Promise<T> =>
  loadLazily(load).catch(() => new Promise<never>(() => {}));
