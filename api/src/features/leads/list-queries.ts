import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { likePattern } from '#lib/like-pattern.ts';
import { rolesWithAll } from '#rules/office-roles.ts';
import type { LEAD_BOXES, LeadStatus } from './contract.ts';
import { FIGURES_DAYS, type Membership } from './policy.ts';
import { CLOSED_COLUMNS, type Closed, SHORT_NAME } from './queries.ts';

export type LeadRow = Pick<
  tables.LeadRow,
  | 'id'
  | 'source'
  | 'listing_id'
  | 'owner_id'
  | 'office_id'
  | 'enquirer_id'
  | 'name'
  | 'phone'
  | 'status'
  | 'assigned_to'
  | 'owner_read_at'
  | 'enquirer_read_at'
  | 'asked_at'
  | 'answered_at'
  | 'last_message_at'
  | 'created_at'
  | 'version'
  | 'visitor_email'
> &
  AboutListing & {
    is_public: boolean;
    image_id: string | null;
    image_color: string | null;
    owner_name: string | null;
    office_name_ar: tables.OfficeRow['name_ar'] | null;
    office_name_en: tables.OfficeRow['name_en'] | null;
    office_slug: tables.OfficeRow['slug'] | null;
    office_logo: tables.OfficeRow['logo_image_id'];
    enquirer_name: string | null;
    assignee_name: string | null;
    preview: string | null;
    last_side: tables.LeadRow['last_side'];
    closed_for_owner: Closed;
    closed_for_enquirer: Closed;
  };

/** All null where the thread is about an office itself. */
type AboutListing = {
  [Column in
    | 'code'
    | 'title_ar'
    | 'title_en'
    | 'category_id'
    | 'transaction_type'
    | 'city_id'
    | 'neighborhood_id'
    | 'address'
    | 'is_approximate']: tables.ListingRow[Column] | null;
};

export interface LeadFilter extends Membership {
  box: (typeof LEAD_BOXES)[number];
  status?: string[];
  query?: string;
  listing?: string;
  mine?: boolean;
}

const ROLES_WITH_ALL = rolesWithAll('leads')
  .map((role) => `'${role}'`)
  .join(', ');
/** The threads `d` whose owner's side someone is on, as `sideOf` has it. Takes the names of a `Membership`. */
export const OWNERS_SIDE = `(d.owner_id = :userId or (d.office_id = :officeId and
  (:role in (${ROLES_WITH_ALL}) or d.assigned_to = :userId)))`;
/** Nobody who only looked at a number has sent anything. */
const BOX = {
  received: OWNERS_SIDE,
  sent: 'd.enquirer_id = :userId and d.last_side is not null',
} as const;
const UNREAD = {
  received: `d.last_side = 'enquirer' and (d.owner_read_at is null or d.owner_read_at < d.last_message_at)`,
  sent: `d.last_side = 'owner' and (d.enquirer_read_at is null or d.enquirer_read_at < d.last_message_at)`,
} as const;

const COLUMNS = `
  d.*, l.code, l.title_ar, l.title_en, l.category_id, l.transaction_type, l.city_id, l.neighborhood_id, l.address, l.is_approximate,
  exists (select from search_listing s where s.id = l.id) as is_public,
  photo.image_id, i.color as image_color, ${SHORT_NAME('w')} as owner_name, ${SHORT_NAME('e')} as enquirer_name,
  o.name_ar as office_name_ar, o.name_en as office_name_en, o.slug as office_slug, o.logo_image_id as office_logo,
  ${SHORT_NAME('a')} as assignee_name, ${CLOSED_COLUMNS},
  (select left(m.body, 160) from lead_messages m where m.lead_id = d.id order by m.created_at desc, m.id desc limit 1) as preview`;
const JOINED = `
  left join listings l on l.id = d.listing_id
  left join users w on w.id = d.owner_id
  left join users e on e.id = d.enquirer_id
  left join offices o on o.id = d.office_id
  left join users a on a.id = d.assigned_to
  left join listing_media photo on photo.listing_id = l.id and photo.is_main
  left join images i on i.id = photo.image_id`;

function conditionsOf({ box, status, query, listing, mine, userId, officeId, role }: LeadFilter) {
  const conditions: string[] = [BOX[box]];
  const asked: Record<string, unknown> = {};
  const add = (condition: string, name: string, value: unknown) => {
    conditions.push(condition);
    asked[name] = value;
  };
  // The owner's notes on a thread are hidden from the person who asks.
  if (box === 'received' && status?.length) add('d.status = any(:status)', 'status', status);
  if (box === 'received' && mine) conditions.push('d.assigned_to = :userId');
  if (listing) add('d.listing_id = :listing', 'listing', listing);
  for (const [i, word] of (query ?? '').split(/\s+/).filter(Boolean).slice(0, 5).entries()) {
    add(
      `(d.name ilike :w${i} or d.visitor_email ilike :w${i} or l.title_ar ilike :w${i} or l.title_en ilike :w${i} or l.code::text = :c${i})`,
      `w${i}`,
      likePattern(word),
    );
    asked[`c${i}`] = word;
  }
  return { where: conditions.join(' and '), bindings: { userId, officeId, role, ...asked } };
}

export async function leadsIn(
  db: Db,
  filter: LeadFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: LeadRow[]; total: number }> {
  const { where, bindings } = conditionsOf(filter);
  const { rows: found } = await db.raw<{ rows: (Pick<tables.LeadRow, 'id'> & { total: number })[] }>(
    `select d.id, count(*) over ()::int as total from leads d left join listings l on l.id = d.listing_id
     where ${where} order by d.last_message_at desc, d.id limit :limit offset :offset`,
    { ...bindings, limit, offset },
  );
  const [first] = found;
  if (!first) return { rows: [], total: offset === 0 ? 0 : await countIn(db, filter) };
  const rows = await leadsById(
    db,
    found.map(({ id }) => id),
  );
  return { rows, total: first.total };
}

async function countIn(db: Db, filter: LeadFilter): Promise<number> {
  const { where, bindings } = conditionsOf(filter);
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from leads d left join listings l on l.id = d.listing_id where ${where}`,
    bindings,
  );
  return rows[0].n;
}

export async function leadsById(db: Db, ids: readonly string[]): Promise<LeadRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.raw<{ rows: LeadRow[] }>(
    `select ${COLUMNS} from leads d ${JOINED} where d.id = any(?::uuid[]) order by d.last_message_at desc, d.id`,
    [[...ids]],
  );
  return rows;
}

export const leadById = async (db: Db, id: string): Promise<LeadRow | undefined> => (await leadsById(db, [id]))[0];

export interface BoxCounts {
  all: number;
  unread: number;
  byStatus: Partial<Record<LeadStatus, number>>;
}

export async function countsOf(db: Db, { box, userId, officeId, role }: LeadFilter): Promise<BoxCounts> {
  const { rows } = await db.raw<{ rows: { status: LeadStatus; n: number; unread: number }[] }>(
    `select d.status, count(*)::int as n, (count(*) filter (where ${UNREAD[box]}))::int as unread
     from leads d where ${BOX[box]} group by 1`,
    { userId, officeId, role },
  );
  const counts: BoxCounts = { all: 0, unread: 0, byStatus: {} };
  for (const { status, n, unread } of rows) {
    counts.all += n;
    counts.unread += unread;
    if (box === 'received') counts.byStatus[status] = n;
  }
  return counts;
}

export interface FigureRow {
  asked: number;
  answered: number;
  median_minutes: number | null;
}

/** How many asked lately, how many got an answer, and how fast the middle one did. */
export async function figuresOf(db: Db, { userId, officeId, role }: Membership): Promise<FigureRow> {
  const { rows } = await db.raw<{ rows: [FigureRow] }>(
    `select count(*)::int as asked, count(d.answered_at)::int as answered,
       round(percentile_cont(0.5) within group (order by extract(epoch from d.answered_at - d.asked_at) / 60))::int as median_minutes
     from leads d where ${BOX.received} and d.asked_at > app_now() - interval '${FIGURES_DAYS} days'`,
    { userId, officeId, role },
  );
  return rows[0];
}
