import type { Catalogue } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { listingPath } from '#lib/listing-path.ts';
import type { Lead, LeadSide, LeadThread } from './contract.ts';
import type { LeadRow } from './list-queries.ts';
import { type Membership, mayAssign } from './policy.ts';
import type { MemberRow, MessageRow } from './queries.ts';
import { leadChoices } from './status.ts';

const MINUTE = 60_000;

/** A thread in a list. The one who asks learns nothing of what the other side thinks of him, and no number. */
export function presentLead(row: LeadRow, side: LeadSide, catalogue: Catalogue, lang: Lang): Lead {
  const isOwners = side === 'owner';
  const { id, source, asked_at, answered_at, last_side, last_message_at } = row;
  const readAt = isOwners ? row.owner_read_at : row.enquirer_read_at;
  return {
    id,
    side,
    source,
    listing: listingOf(row, catalogue, lang),
    office:
      row.listing_id === null && row.office_slug
        ? { slug: row.office_slug, name: ownerName(row, lang), logo: row.office_logo }
        : null,
    with: isOwners
      ? { name: enquirerName(row), phone: row.phone, email: row.visitor_email }
      : { name: ownerName(row, lang), phone: null, email: null },
    status: isOwners ? row.status : null,
    assignee: isOwners && row.assigned_to ? { id: row.assigned_to, name: row.assignee_name ?? '' } : null,
    preview: row.preview,
    lastSide: last_side,
    closed: isOwners ? row.closed_for_owner : row.closed_for_enquirer,
    isUnread: last_side !== null && last_side !== side && (readAt === null || readAt < last_message_at),
    responseMinutes: asked_at && answered_at ? Math.round((answered_at.getTime() - asked_at.getTime()) / MINUTE) : null,
    lastMessageAt: last_message_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}

function listingOf(row: LeadRow, { places, categories }: Catalogue, lang: Lang): Lead['listing'] {
  const { listing_id: id, code, transaction_type: transactionType } = row;
  if (id === null || code === null) return null;
  const category = categories.find(row.category_id ?? '');
  const place = places.byId(row.neighborhood_id ?? '') ?? places.byId(row.city_id ?? '');
  return {
    id,
    code,
    title: titleOf({ ...row, code }, lang),
    path:
      row.is_public && category && transactionType && place
        ? listingPath({ id, category: category.slug, transactionType, placeKey: place.key })
        : null,
    image: row.image_id && row.image_color ? { id: row.image_id, color: row.image_color } : null,
  };
}

interface Inside {
  viewer: Membership;
  messages: MessageRow[];
  notes: Omit<MessageRow, 'side'>[];
  team: MemberRow[];
}

/** A thread with all that was said; notes, stages and the team are for the owner's side. */
export function presentThread(
  row: LeadRow,
  side: LeadSide,
  { viewer, messages, notes, team }: Inside,
  catalogue: Catalogue,
  lang: Lang,
): LeadThread {
  const isOwners = side === 'owner';
  const authorOf = ({ side: from, author }: MessageRow) => {
    if (from === 'enquirer') return enquirerName(row);
    return isOwners ? (author ?? ownerName(row, lang)) : ownerName(row, lang);
  };
  return {
    ...presentLead(row, side, catalogue, lang),
    messages: messages.map((message) => ({
      id: message.id,
      side: message.side,
      author: authorOf(message),
      isMine: message.author_id === viewer.userId,
      body: message.body,
      createdAt: message.created_at.toISOString(),
    })),
    notes: isOwners
      ? notes.map(({ id, author_id, author, body, created_at }) => ({
          id,
          author: author ?? '',
          isMine: author_id === viewer.userId,
          body,
          createdAt: created_at.toISOString(),
        }))
      : [],
    allowedStatuses: isOwners ? leadChoices(row.status) : [],
    team: isOwners ? team.filter(({ id }) => mayAssign(row, viewer, id)).map(({ id, name }) => ({ id, name })) : [],
  };
}

const titleOf = (row: Pick<LeadRow, 'title_ar' | 'title_en'> & { code: number }, lang: Lang): string =>
  (lang === 'ar' ? (row.title_ar ?? row.title_en) : (row.title_en ?? row.title_ar)) ?? `#${row.code}`;
const enquirerName = (row: LeadRow): string => row.name ?? row.enquirer_name ?? '';
const ownerName = (row: LeadRow, lang: Lang): string =>
  (lang === 'ar' ? row.office_name_ar : row.office_name_en) ?? row.owner_name ?? '';
