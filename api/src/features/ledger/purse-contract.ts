import { z } from 'zod';

/** Whose money a call is about: one's own, or that of the office one is in. */
export const Purse = z.enum(['private', 'office']);
export type Purse = z.infer<typeof Purse>;

/** In the query of every call about money. Without it: the office's for who is in one, one's own for everybody else. */
export const ofPurse = { purse: Purse.optional() };
