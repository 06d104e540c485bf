import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { z } from 'zod';
import type { Lang } from '#lib/endpoint.ts';
import { reasonOf } from '../listings/index.ts';
import type { AuditedAct, AuditFilter } from './contract.ts';

/** SQL: the name of an act's subject, of `audit_log a`; the ids of other kinds are no uuid. */
const named = (kind: string, name: string, from: string) =>
  `when '${kind}' then (select ${name} from ${from}.id = case when a.subject_kind = '${kind}' then a.subject_id::uuid end)`;
const subjectName = (lang: Lang) => `case a.subject_kind
  ${named('user', `u.first_name || ' ' || u.last_name`, 'users u where u')}
  ${named('listing', `coalesce(l.title_${lang}, l.title_ar, l.title_en)`, 'listings l where l')}
  ${named('office', `o.name_${lang}`, 'offices o where o')}
  ${named('office_application', `coalesce(p.name_${lang}, p.name_ar, p.name_en)`, 'office_applications p where p')}
  end`;

const ZONE = `'Asia/Damascus'`;
type Filter = z.output<typeof AuditFilter>;

function conditionsOf(filter: Filter & { before?: number | undefined }): {
  sql: string;
  bindings: Record<string, string | number>;
} {
  const parts: [keyof typeof filter, string][] = [
    ['actor', 'a.actor_id = :actor'],
    ['subject', 'a.subject_id = :subject'],
    ['from', `a.at >= :from::date::timestamp at time zone ${ZONE}`],
    ['to', `a.at < (:to::date + 1)::timestamp at time zone ${ZONE}`],
    ['before', 'a.id < :before'],
  ];
  const asked = parts.filter(([name]) => filter[name] !== undefined && filter[name] !== '');
  const bindings = Object.fromEntries(asked.map(([name]) => [name, filter[name] ?? '']));
  const conditions = asked.map(([, sql]) => sql);
  if (filter.action) {
    conditions.push(filter.action.includes('.') ? 'a.action = :action' : `split_part(a.action, '.', 1) = :action`);
    bindings.action = filter.action;
  }
  return { sql: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', bindings };
}

/** Newest first, at most `size`. */
export async function auditLike(
  db: Db,
  filter: Filter & { before?: number | undefined },
  { size, lang }: { size: number; lang: Lang },
): Promise<AuditedAct[]> {
  const { sql, bindings } = conditionsOf(filter);
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select a.id, a.at, a.action, a.subject_kind, a.subject_id, a.before, a.after, a.reason, host(a.ip) as ip, a.actor_id,
       u.first_name || ' ' || u.last_name as actor_name, ${subjectName(lang)} as subject_name
     from audit_log a left join users u on u.id = a.actor_id ${sql} order by a.id desc limit :size`,
    { ...bindings, size },
  );
  return rows.map((row) => present(row, lang));
}

type Row = Omit<tables.AuditLogRow, 'before' | 'after'> & {
  before: AuditedAct['before'];
  after: AuditedAct['after'];
  actor_name: string | null;
  subject_name: string | null;
};

/** Codes of a refusal are kept as codes, and read as the sentences its owner was told; own words follow them. */
function reasonIn({ after, reason }: Row, lang: Lang): string | null {
  const codes = Array.isArray(after?.codes) ? after.codes.map(String) : [];
  const own = reason === codes.join(', ') ? '' : (reason ?? '');
  return reasonOf(codes, own)[lang] || reason;
}

const present = (row: Row, lang: Lang): AuditedAct => ({
  id: Number(row.id),
  at: row.at.toISOString(),
  action: row.action,
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
  subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
  before: row.before,
  after: row.after,
  reason: reasonIn(row, lang),
  ip: row.ip,
});

/** Each act that has a record. One step into the index for each, however many records there are. */
export async function auditedActions(db: Db): Promise<string[]> {
  const { rows } = await db.raw<{ rows: Pick<tables.AuditLogRow, 'action'>[] }>(
    `with recursive found as (
       (select action from audit_log order by action limit 1)
       union all
       select (select a.action from audit_log a where a.action > f.action order by a.action limit 1) from found f
         where f.action is not null)
     select action from found where action is not null`,
  );
  return rows.map(({ action }) => action);
}

export const administrators = (db: Db): Promise<{ id: string; name: string }[]> =>
  db('users')
    .where({ account_type: 'admin' })
    .orderBy('first_name')
    .select('id', db.raw(`first_name || ' ' || last_name as name`));
