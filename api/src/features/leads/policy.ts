import { hasAll, type OfficeRole } from '#rules/office-roles.ts';
import type { LeadSide } from './contract.ts';

/** Enquiries to new listings per person and day, and messages of any kind per person and quarter of an hour. */
export const ENQUIRIES_PER_DAY = 30;
export const MESSAGES_PER_WINDOW = 60;
/** Of somebody who has proven neither e-mail nor telephone: enough to begin with, nothing for a flood. */
export const ENQUIRIES_UNPROVEN_DAY = 3;
/** New enquiries about one listing; the most wanted has had a dozen. */
export const ENQUIRIES_PER_LISTING_HOUR = 40;
/** Of a day's messages of visitors from one address, how many may come in a quarter of an hour; the contact page has the same. */
export const VISITOR_MESSAGES_AT_ONCE = 1 / 8;
/** Period of the inbox's figures. */
export const FIGURES_DAYS = 60;

export interface Membership {
  userId: string;
  officeId: string | null;
  role: OfficeRole | null;
}
interface Parties {
  owner_id: string | null;
  office_id: string | null;
  enquirer_id: string | null;
  assigned_to: string | null;
}

/**
 * Which side of a thread someone is on; undefined for everybody else, to whom it does not exist. Of an office's threads
 * its owners and assistants have all; agents have those about their own listings and those assigned to them.
 */
export function sideOf(lead: Parties, { userId, officeId, role }: Membership): LeadSide | undefined {
  if (lead.enquirer_id === userId) return 'enquirer';
  if (lead.owner_id === userId) return 'owner';
  if (officeId === null || lead.office_id !== officeId) return undefined;
  return hasAll(role, 'leads') || lead.assigned_to === userId ? 'owner' : undefined;
}

/** Those who have all leads, and the listing's owner, assign them to anybody; an agent takes one, or gives back his own. */
export function mayAssign(lead: Parties, { userId, role }: Membership, to: string | null): boolean {
  if (lead.owner_id === userId || hasAll(role, 'leads')) return true;
  return to === userId || (to === null && lead.assigned_to === userId);
}
