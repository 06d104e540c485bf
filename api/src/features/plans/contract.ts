import { z } from 'zod';
import { endpoint } from '../../lib/endpoint.ts';

export const Plan = z.object({
  code: z.string(),
  name: z.string(),
  /** Null: as many as one likes. */
  listingLimit: z.int().nullable(),
  /** Whose plan it is without buying one. */
  isFor: z.enum(['regular', 'office']).nullable(),
});
export type Plan = z.infer<typeof Plan>;

export const listPlans = endpoint({
  method: 'GET',
  path: '/plans',
  access: 'public',
  tag: 'plans',
  summary: 'The plans there are, in their order',
  data: z.object({ plans: z.array(Plan) }),
});
