import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { mayBeTold } from '#lib/standing/questions.ts';
import { TOPICS_OF_A_SUBJECT, TOPICS_OF_VISITORS, type Topic } from '#rules/announcements.ts';
import { countVisitorDevices, IS_LIVE } from '../push/index.ts';

export interface Audience {
  topic: Topic;
  subjectId: string | null;
  isPromotion: boolean;
}

/** SQL: ids of a subject and of its parts. A search or a listing may name a quarter, or a kind within the kind. */
export const SUBJECT_PARTS = `with recursive part as (
    select id from locations where id = :subjectId or parent_id = :subjectId
    union all select id from categories where id = :subjectId
    union all select c.id from categories c join part above on c.parent_id = above.id
  )`;
/** SQL, of `users` as `u`: whether a promotion may be mailed to them, or sent to their devices. */
const WANTS_MAIL = `coalesce(cast(u.notification_preferences #>> '{promotions,email}' as boolean), true)`;
const WANTS_PUSH = `coalesce(cast(u.notification_preferences #>> '{promotions,push}' as boolean), true)`;
/**
 * SQL, of `users` as `u`, behind SUBJECT_PARTS: people of an audience. A city or a category concerns whoever keeps a search there, saved
 * a listing or offers one; whoever wants promotions neither by mail nor on a device is spared the bell, too.
 */
export const IN_AUDIENCE = `${mayBeTold('u')}
  and (not :isPromotion or ${WANTS_MAIL} or ${WANTS_PUSH})
  and case
    when cast(:subjectId as uuid) is null then :topic in ('all', u.account_type)
    else exists (select from saved_searches s, unnest(s.keys) key
        where s.user_id = u.id
          and (split_part(key, '/', 1) in (select cast(id as text) from part)
            or split_part(key, '/', 2) in (select cast(id as text) from part)))
      or exists (select from favourites f join listings l on l.id = f.listing_id
        where f.user_id = u.id and (l.city_id in (select id from part) or l.category_id in (select id from part)))
      or exists (select from listings l
        where l.owner_id = u.id and l.status = 'active'
          and (l.city_id in (select id from part) or l.category_id in (select id from part)))
    end`;

export interface Reach {
  people: number;
  /** A plain announcement goes to the bell and to devices alone. */
  mails: number;
  devices: number;
  /** Devices of people without an account. */
  visitors: number;
}

export async function countAudience(db: Db, { topic, subjectId, isPromotion }: Audience): Promise<Reach> {
  const { rows } = await db.raw<{ rows: [Omit<Reach, 'visitors'>] }>(
    `${SUBJECT_PARTS}
     select cast(count(*) as integer) as people,
       cast(count(*) filter (where :isPromotion and ${WANTS_MAIL}) as integer) as mails,
       cast(coalesce(sum(device.count) filter (where not :isPromotion or ${WANTS_PUSH}), 0) as integer) as devices
     from users u
     left join lateral (
       select count(*) as count from push_subscriptions p where p.user_id = u.id and ${IS_LIVE}
     ) device on true
     where ${IN_AUDIENCE}`,
    { topic, subjectId, isPromotion },
  );
  return { ...rows[0], visitors: TOPICS_OF_VISITORS.has(topic) ? await countVisitorDevices(db) : 0 };
}

/** @throws AppError announcement_topic_unknown (400) */
export async function expectSubject(db: Db, { topic, subjectId }: Audience): Promise<void> {
  if (!TOPICS_OF_A_SUBJECT.has(topic)) return;
  const found =
    subjectId &&
    (topic === 'city'
      ? await db('locations').where({ id: subjectId, kind: 'city' }).first('id')
      : await db('categories').where({ id: subjectId }).first('id'));
  if (!found) throw new AppError('announcement_topic_unknown', 400);
}
