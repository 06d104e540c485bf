import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { SHAPE_LIMITS, WALK } from '#rules/shape.ts';

const { west, south, east, north } = SHAPE_LIMITS.box;

export const Walk = z.object({
  /** Along streets; or as the crow flies, since none are known there, or none leads there. */
  how: z.enum(['walked', 'unknown', 'cut_off']),
  /** Longitudes and latitudes of the line round what is reached along streets; null for a circle. */
  line: z.array(z.tuple([z.number(), z.number()])).nullable(),
});
export type Walk = z.infer<typeof Walk>;

export const walk = endpoint({
  method: 'GET',
  path: '/walks',
  access: 'public',
  tag: 'walks',
  summary: 'What is reached on foot from a place',
  query: z.strictObject({
    lng: z.coerce.number().min(west).max(east),
    lat: z.coerce.number().min(south).max(north),
    minutes: z.coerce.number().int().min(WALK.minutes.min).max(WALK.minutes.max),
  }),
  data: Walk,
});
