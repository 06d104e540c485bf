import type { AnnouncementRow, Db } from '@diyar/db';
import { enqueueAll } from '#jobs/enqueue.ts';
import { TOPICS_OF_VISITORS, type Topic } from '#rules/announcements.ts';
import { notifyAll } from '../notifications/index.ts';
import { inBatches, visitorDevicesAfter } from '../push/index.ts';
import { type Audience, boundOf, IN_AUDIENCE, SUBJECT_PARTS } from './audience.ts';

/** People of one transaction: so many a stop comes too late for. */
const AT_ONCE = 500;

/**
 * Tells the people of an announcement one batch after the other, in the order of their ids. Each batch and how far it has come are one
 * transaction, so that a worker that dies tells nobody twice and leaves nobody out; whoever joins meanwhile is told, too.
 */
export async function deliverAnnouncement(db: Db, announcementId: string): Promise<void> {
  for (;;) {
    const isOver = await db.transaction((trx) => deliverBatch(trx, announcementId));
    if (isOver) return;
  }
}

async function deliverBatch(trx: Db, id: string): Promise<boolean> {
  const row = await trx('announcements').where({ id }).forUpdate().first();
  if (!row || row.ended_at || row.stopped_at) return true;
  const people = await nextOf(trx, row);
  await notifyAll(
    trx,
    people.map((userId) => noteOf(row, userId)),
  );
  const visitors = TOPICS_OF_VISITORS.has(row.topic as Topic)
    ? await visitorDevicesAfter(trx, row.visitors_after_id, AT_ONCE)
    : [];
  const { jobs, tries } = inBatches(visitors.map((deviceId) => ({ announcementId: id, deviceId })));
  await enqueueAll(trx, 'announcement_pushes', jobs, { tries });
  const isOver = people.length < AT_ONCE && visitors.length < AT_ONCE;
  await trx('announcements')
    .where({ id })
    .update({
      told: row.told + people.length,
      after_id: people.at(-1) ?? row.after_id,
      visitors_told: row.visitors_told + visitors.length,
      visitors_after_id: visitors.at(-1) ?? row.visitors_after_id,
      ...(isOver && { ended_at: trx.raw('app_now()') }),
    });
  return isOver;
}

async function nextOf(trx: Db, row: AnnouncementRow): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `${SUBJECT_PARTS}
     select u.id from users u
     where ${IN_AUDIENCE} and (cast(:after as uuid) is null or u.id > :after)
     order by u.id limit :most`,
    { ...boundOf(audienceOf(row)), after: row.after_id, most: AT_ONCE },
  );
  return rows.map(({ id }) => id);
}

const audienceOf = (row: AnnouncementRow): Audience => ({
  topic: row.topic as Topic,
  subjectId: row.subject_id,
  search: { cityId: row.search_city_id, categoryId: row.search_category_id, deal: row.search_deal },
  isPromotion: row.is_promotion,
});

const noteOf = (row: AnnouncementRow, userId: string) => ({
  userId,
  type: 'other' as const,
  kind: row.is_promotion ? ('promotion' as const) : ('announcement' as const),
  url: row.url ?? undefined,
  parameters: { titleAr: row.title_ar, titleEn: row.title_en, textAr: row.text_ar, textEn: row.text_en },
});
