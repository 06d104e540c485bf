import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import { notify } from '../notifications/index.ts';
import { leadById } from './list-queries.ts';
import { hearersOf, type LockedLead } from './queries.ts';

/** Tells the owner's side of an enquirer's words: loudly of the first, and of later ones once until they are read. */
export async function notifyOwners(trx: Db, lead: LockedLead, isFirst: boolean): Promise<void> {
  const wasRead = lead.last_side !== 'enquirer' || isReadSince(lead.owner_read_at, lead);
  if (!isFirst && !wasRead) return;
  const about = await subjectOf(trx, lead.id);
  for (const userId of await hearersOf(trx, lead)) {
    await notify(trx, {
      userId,
      type: isFirst ? 'lead' : 'message',
      kind: kindOf(isFirst ? KINDS.new : KINDS.message, lead),
      parameters: { name: about.enquirer, titleAr: about.titleAr, titleEn: about.titleEn },
      url: `/dashboard/leads/${lead.id}`,
    });
  }
}

/** A thread is about a listing, or about an office itself. */
const KINDS = {
  new: { listing: 'lead_new', office: 'office_lead_new' },
  message: { listing: 'lead_message', office: 'office_lead_message' },
  answered: { listing: 'lead_answered', office: 'office_lead_answered' },
  given: { listing: 'lead_given', office: 'office_lead_given' },
  waiting: { listing: 'lead_waiting', office: 'office_lead_waiting' },
} as const;
interface Pair<OfListing, OfOffice> {
  listing: OfListing;
  office: OfOffice;
}
const kindOf = <OfListing, OfOffice>({ listing, office }: Pair<OfListing, OfOffice>, { listing_id }: LockedLead) =>
  listing_id === null ? office : listing;

/** Tells the one who asked, once until that is read; a visitor gets every answer by mail, having no other way to read it. */
export async function notifyEnquirer(trx: Db, lead: LockedLead, messageId: string): Promise<void> {
  if (lead.enquirer_id === null) return enqueue(trx, 'visitor_answer', { messageId });
  if (lead.last_side === 'owner' && !isReadSince(lead.enquirer_read_at, lead)) return;
  const { ownerAr, ownerEn, titleAr, titleEn } = await subjectOf(trx, lead.id);
  const parameters = { nameAr: ownerAr, nameEn: ownerEn, titleAr, titleEn };
  await notify(trx, {
    userId: lead.enquirer_id,
    type: 'message',
    kind: kindOf(KINDS.answered, lead),
    parameters,
    url: `/dashboard/leads/${lead.id}`,
  });
}

/** Tells a member of the office that somebody gave him a lead. */
export async function notifyAssignee(trx: Db, lead: LockedLead, userId: string): Promise<void> {
  const { enquirer, titleAr, titleEn } = await subjectOf(trx, lead.id);
  const parameters = { name: enquirer, titleAr, titleEn };
  await notify(trx, {
    userId,
    type: 'lead',
    kind: kindOf(KINDS.given, lead),
    parameters,
    url: `/dashboard/leads/${lead.id}`,
  });
}

/** Tells the owners of an office of a question that nobody was given and nobody has answered. */
export async function notifyOfWaiting(trx: Db, lead: LockedLead, owners: readonly string[]): Promise<void> {
  const { enquirer, titleAr, titleEn } = await subjectOf(trx, lead.id);
  for (const userId of owners)
    await notify(trx, {
      userId,
      type: 'lead',
      kind: kindOf(KINDS.waiting, lead),
      url: `/dashboard/leads/${lead.id}`,
      parameters: { name: enquirer, titleAr, titleEn },
    });
}

const isReadSince = (readAt: Date | null, { last_message_at }: LockedLead) =>
  readAt !== null && readAt >= last_message_at;

/** Content of a thread's notification: who and about which listing or office, as each language names them. */
export async function subjectOf(trx: Db, leadId: string) {
  const row = await leadById(trx, leadId);
  if (!row) throw new Error(`lead ${leadId} is locked and gone`);
  const ownerAr = row.office_name_ar ?? row.owner_name ?? '';
  const ownerEn = row.office_name_en ?? row.owner_name ?? '';
  const title = row.title_ar ?? row.title_en ?? `#${row.code}`;
  const titles =
    row.listing_id === null
      ? { titleAr: ownerAr, titleEn: ownerEn }
      : { titleAr: title, titleEn: row.title_en ?? title };
  return { enquirer: row.name ?? row.enquirer_name ?? '', ownerAr, ownerEn, ...titles };
}
