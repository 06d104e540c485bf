import { z } from 'zod';
import type { Actor } from './audit.ts';

/** The version an administrator saw; another one answers 409 with the thing as it is now. */
export const SeenVersion = z.int().min(1);

/** A change of one thing, made from the version on the administrator's screen. */
export interface VersionedAct extends Actor {
  id: string;
  version: number;
}

/** The same change of several things; each succeeds or fails for itself. */
export const bulkBody = <Change extends z.ZodType>(change: Change) =>
  z.strictObject({
    items: z
      .array(z.strictObject({ id: z.uuid(), version: SeenVersion }))
      .min(1)
      .max(200),
    change,
  });
export const BulkResults = z.object({
  results: z.array(
    z.object({ id: z.uuid(), ok: z.boolean(), code: z.string().nullable(), message: z.string().nullable() }),
  ),
});
