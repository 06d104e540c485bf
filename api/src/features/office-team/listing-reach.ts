import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { hasAll, type OfficeRole, type Reach, reachOf, rolesWithAll } from '#rules/office-roles.ts';

const ROLES_WITH_ALL = rolesWithAll('listings')
  .map((role) => `'${role}'`)
  .join(', ');
/** SQL: listing `l` is the person's own (`:userId`), or of the office whose listings all are theirs to manage. */
export const WITHIN_REACH = `(l.owner_id = :userId::uuid or exists (select from office_members m
  where m.office_id = l.office_id and m.user_id = :userId::uuid and m.role in (${ROLES_WITH_ALL})))`;

interface Kept {
  owner_id: string;
  office_id: string | null;
}

/** The same of a listing that is known, as a lock has it. */
export async function isWithinReach(db: Db, { owner_id, office_id }: Kept, userId: string): Promise<boolean> {
  if (owner_id === userId) return true;
  return office_id !== null && hasAll(await roleOf(db, office_id, userId), 'listings');
}

/** How far a person's hand reaches over an office's listings; null for those who are in none. */
export async function listingReachOf(db: Db, userId: string): Promise<{ officeId: string; reach: Reach } | null> {
  const member = await db('office_members').where({ user_id: userId }).first('office_id', 'role');
  return member ? { officeId: member.office_id, reach: reachOf(member.role, 'listings') } : null;
}

/** An office's assistant prepares drafts that a colleague publishes. @throws AppError drafts_only (403) */
export async function assertMoreThanDrafts(db: Db, userId: string): Promise<void> {
  if ((await listingReachOf(db, userId))?.reach === 'drafts') throw new AppError('drafts_only', 403);
}

const roleOf = async (db: Db, office_id: string, user_id: string): Promise<OfficeRole | null> =>
  (await db('office_members').where({ office_id, user_id }).first('role'))?.role ?? null;
