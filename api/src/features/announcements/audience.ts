import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { mayBeTold } from '#lib/standing/questions.ts';
import { TOPICS_OF_VISITORS, type Topic } from '#rules/announcements.ts';
import { countVisitorDevices, IS_LIVE } from '../push/index.ts';

export interface Audience {
  topic: Topic;
  /** The city or the category of such a topic. */
  subjectId: string | null;
  /** Things that the searches of their topic ask for. */
  search: { cityId: string | null; categoryId: string | null; deal: string | null } | null;
  isPromotion: boolean;
}

/** Bindings of SUBJECT_PARTS and IN_AUDIENCE. */
export const boundOf = ({ topic, subjectId, search, isPromotion }: Audience) => ({
  topic,
  isPromotion,
  cityId: topic === 'city' ? subjectId : (search?.cityId ?? null),
  categoryId: topic === 'category' ? subjectId : (search?.categoryId ?? null),
  deal: search?.deal ?? null,
});

/** SQL: ids of a subject and of its parts. A search or a listing may name a quarter, or a kind within the kind. */
export const SUBJECT_PARTS = `with recursive place as (
    select id from locations where id = :cityId or parent_id = :cityId
  ), kind as (
    select id from categories where id = :categoryId
    union all select c.id from categories c join kind above on c.parent_id = above.id
  )`;
/** SQL, of `users` as `u`: whether a promotion may be mailed to them, or sent to their devices. */
const WANTS_MAIL = `coalesce(cast(u.notification_preferences #>> '{promotions,email}' as boolean), true)`;
const WANTS_PUSH = `coalesce(cast(u.notification_preferences #>> '{promotions,push}' as boolean), true)`;
/**
 * SQL, of `users` as `u`, behind SUBJECT_PARTS: people of an audience. A city or a category concerns whoever keeps a search there that
 * is not paused, saved a listing or offers one; the topic of searches is of the first alone, and of those that ask for all it names.
 * Whoever wants promotions neither by mail nor on a device is spared the bell, too.
 */
export const IN_AUDIENCE = `${mayBeTold('u')}
  and (not :isPromotion or ${WANTS_MAIL} or ${WANTS_PUSH})
  and case
    when :topic not in ('city', 'category', 'saved_search') then :topic in ('all', u.account_type)
    else exists (select from saved_searches s, unnest(s.keys) key
        where s.user_id = u.id and s.paused_at is null
          and (cast(:cityId as uuid) is null or split_part(key, '/', 1) in (select cast(id as text) from place))
          and (cast(:categoryId as uuid) is null or split_part(key, '/', 2) in (select cast(id as text) from kind))
          and (cast(:deal as text) is null or split_part(key, '/', 3) = :deal))
      or :topic <> 'saved_search' and (
        exists (select from favourites f join listings l on l.id = f.listing_id
          where f.user_id = u.id and (l.city_id in (select id from place) or l.category_id in (select id from kind)))
        or exists (select from listings l
          where l.owner_id = u.id and l.status = 'active'
            and (l.city_id in (select id from place) or l.category_id in (select id from kind))))
    end`;

export interface Reach {
  people: number;
  /** A plain announcement goes to the bell and to devices alone. */
  mails: number;
  devices: number;
  /** Devices of people without an account. */
  visitors: number;
}

export async function countAudience(db: Db, audience: Audience): Promise<Reach> {
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
    boundOf(audience),
  );
  return { ...rows[0], visitors: TOPICS_OF_VISITORS.has(audience.topic) ? await countVisitorDevices(db) : 0 };
}

/** @throws AppError announcement_topic_unknown (400) */
export async function expectSubject(db: Db, audience: Audience): Promise<void> {
  const { cityId, categoryId, deal } = boundOf(audience);
  const found = await Promise.all([
    cityId === null || db('locations').where({ id: cityId, kind: 'city' }).first('id'),
    categoryId === null || db('categories').where({ id: categoryId }).first('id'),
    deal === null || db('transaction_types').where({ slug: deal }).first('slug'),
  ]);
  if (!found.every(Boolean)) throw new AppError('announcement_topic_unknown', 400);
}
