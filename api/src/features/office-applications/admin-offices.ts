import type { Db } from '@diyar/db';
import type { z } from 'zod';
import type { Lang } from '#lib/endpoint.ts';
import { likePattern } from '#lib/like-pattern.ts';
import { mayAct } from '#lib/standing/questions.ts';
import type { AdminOffice, adminOffices as endpoint } from './contract.ts';

type Filter = Omit<z.output<typeof endpoint.query>, 'page' | 'limit'>;
type OfficeRow = Omit<AdminOffice, 'city' | 'createdAt' | 'unledSince'> & {
  cityId: string;
  created_at: Date;
  unled_at: Date | null;
};

const LICENSE = `(select a.license_state from office_applications a where a.office_id = o.id order by a.id desc limit 1)`;
/** Whom an administrator may name its owner, the longest-serving first, where no owner may act. */
const HEIRS = `case when office_may_be_shown(o.id) then '[]' else coalesce((
    select json_agg(json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'role', m.role)
      order by m.role, m.joined_at, u.id)
    from office_members m join users u on u.id = m.user_id where m.office_id = o.id and ${mayAct('u')}), '[]') end`;
const WHERE = `where o.closed_at is null
  and (:query = '' or o.name_ar ilike :like or o.name_en ilike :like or o.slug ilike :like)
  and (cast(:verified as boolean) is null or o.is_verified = :verified)
  and (cast(:premium as boolean) is null or o.is_premium = :premium)
  and (cast(:led as boolean) is null or (o.unled_at is null) = :led)
  and (cast(:license as text) is null or coalesce(${LICENSE}, 'none') = :license)
  and (cast(:province as text) is null or o.city_id in (
    select city.id from locations city join locations province on province.id = city.parent_id
    where province.kind = 'province' and province.key = :province))`;
const bindingsOf = ({ query = '', verified, premium, led, license, province }: Filter) => ({
  query,
  like: likePattern(query),
  verified: verified ?? null,
  premium: premium ?? null,
  led: led ?? null,
  license: license ?? null,
  province: province ?? null,
});

/** The newest first. */
export async function adminOffices(
  db: Db,
  filter: Filter,
  { size, number, lang }: { size: number; number: number; lang: Lang },
): Promise<(Omit<AdminOffice, 'city'> & { cityId: string })[]> {
  const { rows } = await db.raw<{ rows: OfficeRow[] }>(
    `select o.id, o.slug, ${lang === 'ar' ? 'o.name_ar' : 'o.name_en'} as name, o.city_id as "cityId",
       o.is_verified as verified, o.is_premium as premium, o.created_at,
       (select count(*)::int from listings l where l.office_id = o.id and l.deleted_at is null) as listings,
       (select json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) from office_members m
         join users u on u.id = m.user_id where m.office_id = o.id and m.role = 'owner' order by u.id limit 1) as manager,
       (select json_build_object('id', a.id, 'licenseState', a.license_state) from office_applications a
         where a.office_id = o.id order by a.id desc limit 1) as application,
       o.unled_at,
       ${HEIRS} as heirs
     from offices o ${WHERE} order by o.created_at desc, o.id desc limit :size offset :skip`,
    { ...bindingsOf(filter), size, skip: (number - 1) * size },
  );
  return rows.map(({ created_at, unled_at, ...office }) => ({
    ...office,
    unledSince: unled_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  }));
}

export async function countOffices(db: Db, filter: Filter): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from offices o ${WHERE}`,
    bindingsOf(filter),
  );
  return rows[0].n;
}

/** Offices that nobody may run, for an administrator to name an owner of. */
export async function countUnledOffices(db: Db): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    'select count(*)::int as n from offices where unled_at is not null and closed_at is null',
  );
  return rows[0].n;
}
