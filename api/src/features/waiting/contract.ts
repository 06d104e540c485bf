import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';

export const waitingCounts = endpoint({
  method: 'GET',
  path: '/users/waiting',
  access: 'user',
  tag: 'waiting',
  summary: 'How much waits for the caller, by section of the dashboard; sections of other account types are left out',
  data: z.object({
    /** Administrators: revisions to decide on, listings and reviews with open reports, appeals, applications of offices, requests for credit and refunds, advertisements. */
    review: z.int().optional(),
    reports: z.int().optional(),
    appeals: z.int().optional(),
    applications: z.int().optional(),
    /** Offices that nobody may run any more. */
    unled: z.int().optional(),
    credits: z.int().optional(),
    advertisements: z.int().optional(),
    /** Changes of where people pay that another administrator proposed, and methods nobody can pay by. */
    payees: z.int().optional(),
    unpayable: z.int().optional(),
    /** Mails, and other jobs of the worker, that failed three times. */
    mails: z.int().optional(),
    jobs: z.int().optional(),
    /** Sellers: leads nobody has answered, and listings that are hidden soon unless confirmed. */
    leads: z.int().optional(),
    expiring: z.int().optional(),
  }),
});
