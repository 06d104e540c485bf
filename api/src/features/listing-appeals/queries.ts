import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { mayAct } from '#lib/standing/questions.ts';
import { presentRejection } from '../listings/index.ts';
import type { Appeal } from './contract.ts';

type AppealRow = Omit<Appeal, 'createdAt' | 'reason' | 'isForAnother'> & {
  codes: string[] | null;
  rejection_text: string | null;
  suspension_reason: string | null;
  created_at: Date;
};

/** Decided by somebody else meanwhile, sent again, or its listing deleted: nobody needs to look at it. */
const STANDS = `(a.state <> 'open' or (l.deleted_at is null and case a.kind
  when 'suspension' then l.status = 'suspended'
  else exists (select from listing_revisions r where r.id::text = a.about and r.state = 'rejected' and r.version = a.version) end))`;
const NAMED = (table: string) =>
  `json_build_object('id', ${table}.id, 'name', trim(${table}.first_name || ' ' || ${table}.last_name))`;

interface Reader {
  lang: Lang;
  readerId: string;
}

/** Open ones the oldest first, decided ones the newest first. */
export async function appealsIn(
  db: Db,
  { state, limit, offset }: { state: Appeal['state']; limit: number; offset: number },
  { lang, readerId }: Reader,
): Promise<Appeal[]> {
  const title = lang === 'ar' ? 'coalesce(l.title_ar, l.title_en)' : 'coalesce(l.title_en, l.title_ar)';
  const [{ rows }, hasOther] = await Promise.all([
    db.raw<{ rows: AppealRow[] }>(
      `select a.id, a.kind, a.words as text, a.state, a.answer, a.created_at,
         json_build_object('id', l.id, 'code', l.code, 'title', coalesce(${title}, ''), 'status', l.status) as listing,
         ${NAMED('u')} as owner, case when d.id is not null then ${NAMED('d')} end as against,
         r.rejection_codes as codes, r.rejection_text, l.suspension_reason
       from listing_appeals a join listings l on l.id = a.listing_id join users u on u.id = l.owner_id
         left join users d on d.id = a.against
         left join listing_revisions r on a.kind = 'rejection' and r.id::text = a.about
       where a.state = :state and ${STANDS}
       order by a.decided_at desc nulls first, a.created_at, a.id limit :limit offset :offset`,
      { state, limit, offset },
    ),
    hasOtherAdministrator(db, readerId),
  ]);
  return rows.map(({ codes, rejection_text, suspension_reason, created_at, ...appeal }) => ({
    ...appeal,
    reason: appeal.kind === 'suspension' ? (suspension_reason ?? '') : reasonIn(codes ?? [], rejection_text, lang),
    isForAnother: appeal.against?.id === readerId && hasOther,
    createdAt: created_at.toISOString(),
  }));
}

function reasonIn(codes: string[], text: string | null, lang: Lang): string {
  const { reasons } = presentRejection(codes, text, lang);
  return [...reasons, text].filter(Boolean).join(' ');
}

export async function countAppeals(db: Db, state: Appeal['state'] = 'open'): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from listing_appeals a join listings l on l.id = a.listing_id where a.state = ? and ${STANDS}`,
    [state],
  );
  return rows[0].n;
}

/** Who could look at it instead: an administrator in good standing. */
export async function hasOtherAdministrator(db: Db, userId: string): Promise<boolean> {
  const other = await db('users')
    .where({ account_type: 'admin' })
    .whereNot({ id: userId })
    .whereRaw(mayAct('users'))
    .first('id');
  return other !== undefined;
}
