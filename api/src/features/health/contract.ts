import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

export const Part = z.object({
  part: z.enum([
    'api',
    'worker',
    'indexer',
    'database',
    'engine',
    'index',
    'jobs',
    'mails',
    'backup',
    'ledger',
    'disk',
  ]),
  /** Well, worth a look, or in need of somebody who acts. */
  state: z.enum(['well', 'look', 'act']),
  /** Of the program, or the name of the last backup. */
  version: z.string().nullable(),
  /** Counts, bytes (`bytes`, `free`) and seconds (`late`, `age`); null where there is nothing to measure yet. */
  figures: z.object({
    running: z.int().optional(),
    connections: z.int().optional(),
    connectionsMost: z.int().optional(),
    bytes: z.int().optional(),
    free: z.int().optional(),
    waiting: z.int().optional(),
    failed: z.int().optional(),
    refused: z.int().optional(),
    mismatches: z.int().nullable().optional(),
    late: z.number().nullable().optional(),
    age: z.number().nullable().optional(),
  }),
});
export type Part = z.infer<typeof Part>;

export const siteStatus = endpoint({
  method: 'GET',
  path: '/admin/status',
  access: 'search',
  tag: 'health',
  summary: 'How every part of the site is: processes, database, engine, index, jobs, mails, backup, ledger, disk',
  data: z.object({ parts: z.array(Part), at: z.string() }),
});

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
