import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { Lang } from '#lib/endpoint.ts';
import { mayAct } from '#lib/standing/questions.ts';
import { hasAll } from '#rules/office-roles.ts';
import type { LeadClosed, LeadSide, LeadStatus } from './contract.ts';
import type { Membership } from './policy.ts';

export interface LockedLead {
  id: string;
  listing_id: string | null;
  /** Null where the office itself is asked. */
  owner_id: string | null;
  office_id: string | null;
  /** Null for a visitor without an account. */
  enquirer_id: string | null;
  name: string | null;
  status: LeadStatus;
  assigned_to: string | null;
  version: number;
  changed_by: string | null;
  asked_at: Date | null;
  last_side: LeadSide | null;
  owner_read_at: Date | null;
  enquirer_read_at: Date | null;
  last_message_at: Date;
  /** Since when its listing is another seller's. */
  transferred_at: Date | null;
}

/** Locked until the transaction ends. */
export const lockLead = (trx: Db, id: string): Promise<LockedLead | undefined> =>
  trx('leads').where({ id }).forUpdate().first();

export async function membershipOf(db: Db, userId: string): Promise<Membership> {
  const row = await db('office_members').where({ user_id: userId }).first('office_id', 'role');
  return { userId, officeId: row?.office_id ?? null, role: row?.role ?? null };
}

/** Why nobody of the other side reads on: a row of `leads` named `d`, seen from one side. */
const CLOSED_FOR = (side: LeadSide) => {
  const standing = `lead_side_standing(d, '${side === 'owner' ? 'enquirer' : 'owner'}')`;
  return `case when d.transferred_at is not null then 'transferred' else nullif(${standing}, 'good') end`;
};
export const CLOSED_COLUMNS = `${CLOSED_FOR('owner')} as closed_for_owner, ${CLOSED_FOR('enquirer')} as closed_for_enquirer`;
export type Closed = LeadClosed | null;

/** Why what a side of a thread writes would be read by nobody; null while it would. */
export async function closedFor(trx: Db, leadId: string, side: LeadSide): Promise<Closed> {
  const { rows } = await trx.raw<{ rows: [{ closed_for_owner: Closed; closed_for_enquirer: Closed }] }>(
    `select ${CLOSED_COLUMNS} from leads d where d.id = ?`,
    [leadId],
  );
  return side === 'owner' ? rows[0].closed_for_owner : rows[0].closed_for_enquirer;
}

/** First names with an initial: as much of a name as strangers get to see. */
export const SHORT_NAME = (user: string) => `trim(${user}.first_name || ' ' || left(${user}.last_name, 1))`;

export type MessageRow = Pick<tables.LeadMessageRow, 'id' | 'side' | 'author_id' | 'body' | 'created_at'> & {
  author: string | null;
};

export async function messagesOf(db: Db, leadId: string): Promise<MessageRow[]> {
  const { rows } = await db.raw<{ rows: MessageRow[] }>(
    `select m.id, m.side, m.author_id, ${SHORT_NAME('u')} as author, m.body, m.created_at
     from lead_messages m left join users u on u.id = m.author_id
     where m.lead_id = ? order by m.created_at, m.id`,
    [leadId],
  );
  return rows;
}

export async function notesOf(db: Db, leadId: string): Promise<Omit<MessageRow, 'side'>[]> {
  const { rows } = await db.raw<{ rows: Omit<MessageRow, 'side'>[] }>(
    `select n.id, n.author_id, ${SHORT_NAME('u')} as author, n.body, n.created_at
     from lead_notes n left join users u on u.id = n.author_id
     where n.lead_id = ? order by n.created_at, n.id`,
    [leadId],
  );
  return rows;
}

export type MemberRow = Pick<tables.UserRow, 'id'> &
  Pick<tables.OfficeMemberRow, 'role'> & {
    name: string;
  };

export async function teamOf(db: Db, officeId: string): Promise<MemberRow[]> {
  const { rows } = await db.raw<{ rows: MemberRow[] }>(
    `select u.id, ${SHORT_NAME('u')} as name, m.role
     from office_members m join users u on u.id = m.user_id
     where m.office_id = ? and ${mayAct('u')} order by array_position(array['owner', 'agent', 'assistant'], m.role), 2`,
    [officeId],
  );
  return rows;
}

export interface NewMessage {
  id: string;
  leadId: string;
  /** Null for a visitor. */
  authorId: string | null;
  side: LeadSide;
  body: string;
}

/** @returns false when it has arrived before */
export async function addMessage(trx: Db, { id, leadId, authorId, side, body }: NewMessage): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into lead_messages (id, lead_id, author_id, side, body) values (?, ?, ?, ?, ?) on conflict (id) do nothing returning 1`,
    [id, leadId, authorId, side, body],
  );
  return rows.length > 0;
}

export async function enquiriesBy(trx: Db, userId: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from leads where enquirer_id = ? and asked_at > app_now() - interval '1 day'`,
    [userId],
  );
  return rows[0].n;
}

/** The thread of a person about a listing, made when there is none; locked. */
export async function openLead(
  trx: Db,
  lead: {
    listingId: string;
    ownerId: string;
    officeId: string | null;
    enquirerId: string;
    source: 'message' | 'reveal';
  },
): Promise<LockedLead | undefined> {
  const { listingId, ownerId, officeId, enquirerId, source } = lead;
  await trx.raw(
    `insert into leads (listing_id, owner_id, office_id, enquirer_id, source) values (?, ?, ?, ?, ?)
     on conflict (listing_id, enquirer_id) where transferred_at is null do nothing`,
    [listingId, ownerId, officeId, enquirerId, source],
  );
  return trx('leads')
    .where({ listing_id: listingId, enquirer_id: enquirerId })
    .whereNull('transferred_at')
    .forUpdate()
    .first();
}

/** The thread of a person with an office itself, made when there is none; locked. */
export async function openOfficeLead(
  trx: Db,
  { officeId, enquirerId, source }: { officeId: string; enquirerId: string; source: 'message' | 'reveal' },
): Promise<LockedLead> {
  await trx.raw(
    `insert into leads (office_id, enquirer_id, source) values (?, ?, ?)
     on conflict (office_id, enquirer_id) where listing_id is null and enquirer_id is not null do nothing`,
    [officeId, enquirerId, source],
  );
  return rowOf(
    trx('leads').where({ office_id: officeId, enquirer_id: enquirerId }).whereNull('listing_id').forUpdate().first(),
  );
}

/** The same of a visitor, by the e-mail address that gets the answers. */
export async function openVisitorLead(
  trx: Db,
  { officeId, email, name, lang }: { officeId: string; email: string; name: string; lang: Lang },
): Promise<LockedLead> {
  await trx.raw(
    `insert into leads (office_id, visitor_email, visitor_language, name, source) values (?, ?, ?, ?, 'message')
     on conflict (office_id, lower(visitor_email)) where visitor_email is not null do nothing`,
    [officeId, email, lang, name],
  );
  return rowOf(
    trx('leads')
      .where({ office_id: officeId })
      .whereRaw('lower(visitor_email) = lower(?)', [email])
      .forUpdate()
      .first(),
  );
}

/** Whom an enquiry is told to: whoever of the office it was given to, or else the owner and those of the office who have all leads. */
export async function hearersOf(
  trx: Db,
  lead: Pick<LockedLead, 'owner_id' | 'office_id' | 'assigned_to'>,
): Promise<string[]> {
  const team: Pick<tables.OfficeMemberRow, 'user_id' | 'role'>[] = lead.office_id
    ? await trx('office_members').where({ office_id: lead.office_id }).select('user_id', 'role')
    : [];
  // Former colleagues are told nothing.
  if (lead.assigned_to && team.some(({ user_id }) => user_id === lead.assigned_to)) return [lead.assigned_to];
  const everybody = team.filter(({ role }) => hasAll(role, 'leads')).map(({ user_id }) => user_id);
  return [...new Set([lead.owner_id, ...everybody])].filter((id) => id !== null);
}
