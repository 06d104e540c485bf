import { ApiError } from '#lib/api-error.ts';
import type { Search } from './search-params.ts';
import { withValues } from './search-state.ts';

/**
 * The search without the values the API does not know: a place that was renamed, a category that is gone, a page past
 * the end. Undefined when that is not why it failed.
 */
export function withoutRefused(search: Search, error: unknown): Search | undefined {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return undefined;
  const names = error.errors.map(({ path }) =>
    path
      .split('.')
      .slice(0, path.startsWith('attr.') ? 3 : 1)
      .join('.'),
  );
  const refused = names.filter((name) => name in search);
  if (refused.length === 0) return undefined;
  return withValues(search, Object.fromEntries(refused.map((name) => [name, undefined])));
}
