import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import { type Actor, audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { TAKE_BACK_SECONDS } from '#rules/announcements.ts';
import { type Audience, countAudience, expectSubject } from './audience.ts';

export interface Order extends Audience {
  id: string;
  titleAr: string;
  titleEn: string;
  textAr: string;
  textEn: string;
  url: string | null;
}

/**
 * Orders an announcement; a worker begins with it once it can no longer be taken back. The same id a second time is the same order,
 * whose answer was lost.
 * @throws AppError announcement_topic_unknown (400), announcement_nobody (409)
 */
export async function announce(trx: Db, order: Order, by: Actor): Promise<void> {
  await expectSubject(trx, order);
  const { people, visitors } = await countAudience(trx, order);
  if (people + visitors === 0) throw new AppError('announcement_nobody', 409);
  const [made] = await trx('announcements')
    .insert({
      id: order.id,
      topic: order.topic,
      subject_id: order.subjectId,
      search_city_id: order.search?.cityId ?? null,
      search_category_id: order.search?.categoryId ?? null,
      search_deal: order.search?.deal ?? null,
      is_promotion: order.isPromotion,
      title_ar: order.titleAr,
      title_en: order.titleEn,
      text_ar: order.textAr,
      text_en: order.textEn,
      url: order.url,
      author_id: by.actorId,
      people,
      visitors,
    })
    .onConflict('id')
    .ignore()
    .returning('id');
  if (!made) return;
  const { id, ...after } = order;
  await audit(trx, {
    ...by,
    action: 'announcement.order',
    subjectKind: 'announcement',
    subjectId: id,
    after: { ...after, people, visitors },
  });
  await enqueue(trx, 'announce', { announcementId: id }, TAKE_BACK_SECONDS * 1_000);
}

/** @throws AppError announcement_not_found (404), announcement_ended (409) */
export async function stopAnnouncement(trx: Db, id: string, by: Actor): Promise<void> {
  const row = await trx('announcements').where({ id }).forUpdate().first();
  if (!row) throw new AppError('announcement_not_found', 404);
  if (row.ended_at || row.stopped_at) throw new AppError('announcement_ended', 409);
  await trx('announcements')
    .where({ id })
    .update({ stopped_at: trx.raw('app_now()') });
  await audit(trx, {
    ...by,
    action: 'announcement.stop',
    subjectKind: 'announcement',
    subjectId: id,
    before: { told: row.told, people: row.people },
  });
}
