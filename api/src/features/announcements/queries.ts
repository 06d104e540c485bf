import type { AnnouncementRow, Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import type { Announcement } from './contract.ts';

const SHOWN = 100;

type Row = AnnouncementRow & { subject: string | null; author_name: string | null };

/** The latest first; with an id that one alone. */
export async function readAnnouncements(db: Db, lang: Lang, id?: string): Promise<Announcement[]> {
  const rows = await db('announcements as a')
    .leftJoin('users as u', 'u.id', 'a.author_id')
    .leftJoin('locations as place', db.raw('place.id = coalesce(a.search_city_id, a.subject_id)'))
    .leftJoin('categories as category', db.raw('category.id = coalesce(a.search_category_id, a.subject_id)'))
    .leftJoin('transaction_types as deal', 'deal.slug', 'a.search_deal')
    .modify((query) => id && query.where('a.id', id))
    .orderBy([
      { column: 'a.created_at', order: 'desc' },
      { column: 'a.id', order: 'desc' },
    ])
    .limit(SHOWN)
    .select<Row[]>(
      'a.*',
      db.raw(`nullif(concat_ws(' · ', place.name_${lang}, category.name_${lang}, deal.name_${lang}), '') as subject`),
      db.raw(`concat_ws(' ', u.first_name, u.last_name) as author_name`),
    );
  return rows.map(present);
}

const present = (row: Row): Announcement => ({
  id: row.id,
  topic: row.topic as Announcement['topic'],
  subject: row.subject,
  isPromotion: row.is_promotion,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  textAr: row.text_ar,
  textEn: row.text_en,
  url: row.url,
  author: row.author_id && row.author_name ? { id: row.author_id, name: row.author_name } : null,
  people: row.people,
  told: row.told,
  visitors: row.visitors,
  visitorsTold: row.visitors_told,
  state: stateOf(row),
  createdAt: row.created_at.toISOString(),
  endedAt: (row.stopped_at ?? row.ended_at)?.toISOString() ?? null,
});

function stateOf({ stopped_at, ended_at, after_id, visitors_after_id }: Row): Announcement['state'] {
  if (stopped_at) return 'stopped';
  if (ended_at) return 'sent';
  return after_id || visitors_after_id ? 'sending' : 'waiting';
}
