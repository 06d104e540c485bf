import { AppError } from '#lib/errors.ts';
import type { RevisionRow } from './queries.ts';

/**
 * Two devices wrote the same form: the one that started from an older save is told, and gets the other version.
 * @param other makes that version, as the answer's `data`
 * @throws AppError draft_conflict (409)
 */
export async function assertNewest(
  open: RevisionRow | undefined,
  baseVersion: number | undefined,
  other: () => Promise<unknown>,
): Promise<void> {
  if (baseVersion === undefined || baseVersion === (open?.version ?? 0)) return;
  throw new AppError('draft_conflict', 409).with(await other());
}
