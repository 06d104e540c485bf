import { z } from 'zod';
import { endpoint, flag, number, Page, several } from '#lib/endpoint.ts';
import { Email, ProfileName, ProfilePhone } from '#lib/fields.ts';

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const;
export const LeadStatus = z.enum(LEAD_STATUSES);
export type LeadStatus = z.infer<typeof LeadStatus>;

export const LeadSide = z.enum(['enquirer', 'owner']);
export type LeadSide = z.infer<typeof LeadSide>;

/** `transferred`: another seller offers it now · `away`: suspended for a time · `gone`: no account, or banned. */
export const LeadClosed = z.enum(['transferred', 'away', 'gone']);
export type LeadClosed = z.infer<typeof LeadClosed>;

const Id = z.uuid();
/** A person's or a team's words: anything, shown as text. */
const words = (max: number) => z.string().trim().min(1).max(max);

const Party = z.object({ id: Id, name: z.string() });

export const Lead = z.object({
  id: Id,
  /** Which side of it the caller is on. */
  side: LeadSide,
  source: z.enum(['message', 'reveal']),
  /** Subject of the lead; null where that is the office itself. */
  listing: z
    .object({
      id: Id,
      code: z.int(),
      title: z.string(),
      /** The public page; null once there is none. */
      path: z.string().nullable(),
      image: z.object({ id: Id, color: z.string() }).nullable(),
    })
    .nullable(),
  /** The office that was asked; null where it is about a listing. */
  office: z.object({ slug: z.string(), name: z.string(), logo: Id.nullable() }).nullable(),
  /** Whom the caller talks to: the one who asks, or the office or owner. */
  with: z.object({
    name: z.string(),
    phone: z.string().nullable(),
    /** Of a visitor without an account, who gets the answers there. */
    email: z.string().nullable(),
  }),
  /** The owner's side only; null for the one who asks. */
  status: LeadStatus.nullable(),
  assignee: Party.nullable(),
  /** The newest words, cut short. */
  preview: z.string().nullable(),
  lastSide: LeadSide.nullable(),
  /** Nobody on the other side reads on: the thread takes no words and no viewings. */
  closed: LeadClosed.nullable(),
  isUnread: z.boolean(),
  /** From the first question to the first answer. */
  responseMinutes: z.int().nullable(),
  lastMessageAt: z.string(),
  createdAt: z.string(),
  version: z.int(),
});
export type Lead = z.infer<typeof Lead>;

export const LeadMessage = z.object({
  id: Id,
  side: LeadSide,
  author: z.string(),
  isMine: z.boolean(),
  body: z.string(),
  createdAt: z.string(),
});
export type LeadMessage = z.infer<typeof LeadMessage>;

const LeadNote = z.object({ id: Id, author: z.string(), isMine: z.boolean(), body: z.string(), createdAt: z.string() });

export const LeadThread = Lead.extend({
  messages: z.array(LeadMessage),
  /** Empty for the one who asks. */
  notes: z.array(LeadNote),
  allowedStatuses: z.array(LeadStatus),
  /** To whom the caller may give it; empty where there is no team. */
  team: z.array(Party),
});
export type LeadThread = z.infer<typeof LeadThread>;

const shared = { access: 'leads', tag: 'leads' } as const;
const params = z.strictObject({ id: Id });
const One = z.object({ lead: LeadThread });
const version = z.int().min(1);

export const sendEnquiry = endpoint({
  ...shared,
  method: 'POST',
  path: '/listings/:id/leads',
  summary:
    'Write to the owner of a public listing; a second enquiry goes on with the first thread. Text only, no files',
  params,
  body: z.strictObject({
    /** Of the message: sent twice, it is one. */
    messageId: Id,
    name: ProfileName,
    phone: ProfilePhone.optional(),
    message: words(4000),
  }),
  success: 201,
  data: z.object({ leadId: Id }),
  errors: ['listing_not_found', 'own_listing', 'too_many_enquiries', 'proof_needed', 'account_stopped'],
});

export const writeToOffice = endpoint({
  method: 'POST',
  path: '/offices/:id/contact',
  access: 'public',
  tag: 'leads',
  summary:
    'Write to an office itself. With an account it begins a thread, or goes on with the first one; a visitor gives an e-mail address and is answered there',
  params,
  body: z.strictObject({
    /** Of the message: sent twice, it is one. */
    messageId: Id,
    name: ProfileName,
    /** Needed without an account, ignored with one. */
    email: Email.optional(),
    phone: ProfilePhone.optional(),
    message: words(4000),
    /** Nobody sees this field; whoever fills it in is a machine, and is thanked like everyone. */
    website: z.string().max(300).optional(),
  }),
  success: 201,
  data: z.object({
    /** The thread; null for visitors, who cannot open it. */
    leadId: Id.nullable(),
  }),
  errors: [
    'office_not_found',
    'own_office',
    'office_contact_email',
    'too_many_enquiries',
    'proof_needed',
    'account_stopped',
    'forbidden',
  ],
});

export const LEAD_BOXES = ['received', 'sent'] as const;
export const listLeads = endpoint({
  ...shared,
  method: 'GET',
  path: '/leads',
  summary: 'Enquiries about my (or my office’s) listings, or those I sent; newest word first',
  query: z.strictObject({
    box: z.enum(LEAD_BOXES).default('received'),
    status: several(LeadStatus),
    /** Words of the name or the listing's title, or its code. */
    query: z.string().trim().max(100).optional(),
    listing: Id.optional(),
    /** Given to me. */
    mine: flag,
    page: number(z.number().int().min(1).max(10_000)),
    limit: number(z.number().int().min(1).max(100)),
  }),
  data: z.object({
    items: z.array(Lead),
    page: Page,
    /** Of the whole box, whatever the filter. */
    counts: z.object({
      all: z.int(),
      unread: z.int(),
      ...(Object.fromEntries(LEAD_STATUSES.map((status) => [status, z.int()])) as Record<LeadStatus, z.ZodInt>),
    }),
    /** Of the last 60 days; null for the box of what I sent. */
    figures: z.object({ asked: z.int(), answered: z.int(), medianMinutes: z.int().nullable() }).nullable(),
  }),
});
export const getLead = endpoint({
  ...shared,
  method: 'GET',
  path: '/leads/:id',
  summary: 'One thread, from either side',
  params,
  data: One,
  errors: ['lead_not_found'],
});
export const readLead = endpoint({
  ...shared,
  method: 'PUT',
  path: '/leads/:id/read',
  summary: 'What has been said so far is read',
  params,
  body: z.strictObject({}),
  data: z.object({}),
  errors: ['lead_not_found'],
});
export const replyToLead = endpoint({
  ...shared,
  method: 'POST',
  path: '/leads/:id/messages',
  summary:
    'Say something. The owner’s side sends the `version` it saw: when a colleague was faster, 409 `lead_changed` carries the thread',
  params,
  body: z.strictObject({ id: Id, body: words(4000), version: version.optional() }),
  data: One,
  errors: ['lead_not_found', 'lead_changed', 'lead_closed', 'too_many_enquiries', 'account_stopped'],
});
export const changeLeadStatus = endpoint({
  ...shared,
  method: 'PUT',
  path: '/leads/:id/status',
  summary: 'How far it has come',
  params,
  body: z.strictObject({ status: LeadStatus, version }),
  data: One,
  errors: ['lead_not_found', 'lead_changed', 'lead_status_not_allowed'],
});
export const assignLead = endpoint({
  ...shared,
  method: 'PUT',
  path: '/leads/:id/assignee',
  summary: 'Give it to a member of the office, or to nobody',
  params,
  body: z.strictObject({ assigneeId: Id.nullable(), version }),
  data: One,
  errors: ['lead_not_found', 'lead_changed', 'assignee_not_allowed'],
});
export const addLeadNote = endpoint({
  ...shared,
  method: 'POST',
  path: '/leads/:id/notes',
  summary: 'A note of the owner’s side; the one who asks never sees it',
  params,
  body: z.strictObject({ id: Id, body: words(2000) }),
  data: One,
  errors: ['lead_not_found'],
});
export const deleteLeadNote = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/leads/:id/notes/:noteId',
  summary: 'Take one’s own note back',
  params: z.strictObject({ id: Id, noteId: Id }),
  data: One,
  errors: ['lead_not_found'],
});
