import type { LeadStatus } from '@diyar/api/contracts/leads';

/** Values of the address. */
export const LEAD_KEYS = ['box', 'status', 'query', 'mine'] as const;
export type LeadSearch = Record<(typeof LEAD_KEYS)[number], string>;

/** In the order of a lead's life. */
export const LEAD_TABS = ['all', 'new', 'contacted', 'qualified', 'converted', 'lost'] as const;
export type LeadTab = (typeof LEAD_TABS)[number];

export const tabOf = (status: string): LeadTab =>
  (LEAD_TABS as readonly string[]).includes(status) ? (status as LeadTab) : 'all';
export const boxOf = (box: string): 'received' | 'sent' => (box === 'sent' ? 'sent' : 'received');

/** Query for the API; words of the address that mean nothing are left out. */
export function queryOf({ box, status, query, mine }: LeadSearch) {
  const tab = tabOf(status);
  return {
    box: boxOf(box),
    status: tab === 'all' ? undefined : (tab as LeadStatus),
    query,
    mine: mine === 'true' ? true : undefined,
  };
}
