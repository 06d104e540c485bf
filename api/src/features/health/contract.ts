import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  tag: 'health',
  summary: 'The process answers and takes requests: 503 while it drains',
  data: z.object({ status: z.literal('up') }),
  errors: ['service_unavailable'],
});
export const ready = endpoint({
  method: 'GET',
  path: '/ready',
  access: 'public',
  tag: 'health',
  summary: 'The database answers too; the engine may be down, then searches are degraded',
  data: z.object({ database: z.literal('up'), engine: z.enum(['up', 'down']) }),
  errors: ['service_unavailable'],
});
