import type { Db, OfficeMemberRow, OfficeRow, UserRow } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { mayBeTold } from '#lib/standing/questions.ts';
import { UNLED_DAYS } from '#rules/office-roles.ts';
import { type KindAndParameters, notify } from '../notifications/index.ts';
import { hasOtherOwner, ownersOf } from './queries.ts';

const TEAM = '/dashboard/office?tab=team';
type TeamNews = KindAndParameters<'team_stopped' | 'team_paused' | 'team_unled' | 'team_led'>;
interface Place {
  officeId: string;
  isOwner: boolean;
  name: string;
  office: { nameAr: string; nameEn: string };
}

type MemberWithNames = Pick<OfficeMemberRow, 'office_id' | 'role'> &
  Pick<OfficeRow, 'name_ar' | 'name_en'> &
  Pick<UserRow, 'first_name' | 'last_name'>;

async function placeOf(trx: Db, userId: string): Promise<Place | undefined> {
  const row = await trx('office_members as m')
    .join('offices as o', 'o.id', 'm.office_id')
    .join('users as u', 'u.id', 'm.user_id')
    .where({ user_id: userId })
    .first<MemberWithNames | undefined>(
      'm.office_id',
      'm.role',
      'o.name_ar',
      'o.name_en',
      'u.first_name',
      'u.last_name',
    );
  if (!row) return undefined;
  return {
    officeId: row.office_id,
    isOwner: row.role === 'owner',
    name: `${row.first_name} ${row.last_name}`.trim(),
    office: { nameAr: row.name_ar, nameEn: row.name_en },
  };
}

const colleaguesOf = (trx: Db, officeId: string, userId: string): Promise<string[]> =>
  trx('office_members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where({ office_id: officeId })
    .whereNot({ user_id: userId })
    .whereRaw(mayBeTold('u'))
    .orderBy('user_id')
    .pluck<string[]>('user_id');

async function tell(trx: Db, people: string[], news: TeamNews): Promise<void> {
  for (const userId of people) await notify(trx, { userId, type: 'system', url: TEAM, ...news });
}

/**
 * In the transaction that suspends or bans somebody: the owners of their office hear of listings that are not shown meanwhile, and where
 * nobody is left to run it the others hear what becomes of the office.
 */
export async function notifyTeamOfStop(trx: Db, userId: string): Promise<void> {
  const place = await placeOf(trx, userId);
  if (!place) return;
  const { officeId, isOwner, name, office } = place;
  if (isOwner && !(await hasOtherOwner(trx, officeId, userId))) {
    const { unled_at: unledAt } = await rowOf(trx('offices').where({ id: officeId }).first('unled_at'));
    const news: TeamNews = unledAt
      ? { kind: 'team_unled', parameters: { ...office, days: UNLED_DAYS } }
      : { kind: 'team_paused', parameters: office };
    return tell(trx, await colleaguesOf(trx, officeId, userId), news);
  }
  const { rows } = await trx.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from listings where office_id = ? and owner_id = ? and status = 'active' and deleted_at is null`,
    [officeId, userId],
  );
  const owners = (await ownersOf(trx, officeId)).filter((id) => id !== userId);
  await tell(trx, owners, { kind: 'team_stopped', parameters: { name, count: rows[0].n } });
}

/** The office has somebody again who runs it: named by an administrator, or back from a suspension or ban. */
export async function notifyTeamOfOwner(trx: Db, userId: string): Promise<void> {
  const place = await placeOf(trx, userId);
  if (!place?.isOwner || (await hasOtherOwner(trx, place.officeId, userId))) return;
  const parameters = { ...place.office, person: place.name };
  await tell(trx, await colleaguesOf(trx, place.officeId, userId), { kind: 'team_led', parameters });
}
