import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { AdminApplication, OfficeApplication } from './contract.ts';

export type ApplicationRow = Pick<
  tables.OfficeApplicationRow,
  | 'id'
  | 'user_id'
  | 'name_ar'
  | 'name_en'
  | 'city_id'
  | 'location'
  | 'address'
  | 'license_number'
  | 'license_file'
  | 'license_name'
  | 'license_type'
  | 'license_state'
  | 'license_reason'
  | 'email'
  | 'phone'
  | 'website'
  | 'description'
  | 'rejection_reason'
  | 'office_id'
  | 'decided_at'
  | 'created_at'
> & {
  /** No application is kept unsent, though its column allows it. */
  status: Exclude<tables.OfficeApplicationRow['status'], 'draft'>;
};

export const latestApplication = (db: Db, userId: string): Promise<ApplicationRow | undefined> =>
  db('office_applications').where({ user_id: userId }).orderBy('id', 'desc').first<ApplicationRow | undefined>();

/** Locked until the transaction ends: an upload, a change and a decision don't meet half way. */
export const lockOpenApplication = (trx: Db, userId: string): Promise<ApplicationRow | undefined> =>
  trx('office_applications')
    .where({ user_id: userId, status: 'pending' })
    .forUpdate()
    .first<ApplicationRow | undefined>();

export const lockApplication = (trx: Db, id: string): Promise<ApplicationRow | undefined> =>
  trx('office_applications').where({ id }).forUpdate().first<ApplicationRow | undefined>();

export interface AdminRow extends ApplicationRow {
  applicant_name: string;
  applicant_email: tables.UserRow['email'];
  applicant_phone: tables.UserRow['phone'];
  office_verified: boolean | null;
}

/** Those to be decided oldest first; decided ones newest first. */
export async function applications(
  db: Db,
  { status, id }: { status?: string; id?: string },
  { size, number }: { size: number; number: number } = { size: 1, number: 1 },
): Promise<AdminRow[]> {
  const { rows } = await db.raw<{ rows: AdminRow[] }>(
    `select a.*, u.first_name || ' ' || u.last_name as applicant_name, u.email as applicant_email, u.phone as applicant_phone,
       o.is_verified as office_verified
     from office_applications a join users u on u.id = a.user_id left join offices o on o.id = a.office_id
     where (u.closed_at is null or a.id = :id) and (cast(:status as text) is null or a.status = :status)
       and (cast(:id as uuid) is null or a.id = :id)
     order by a.decided_at desc nulls first, a.id limit :size offset :skip`,
    { status: status ?? null, id: id ?? null, size, skip: (number - 1) * size },
  );
  return rows;
}

export async function countApplications(db: Db, status: string): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    'select count(*)::int as n from office_applications a join users u on u.id = a.user_id where u.closed_at is null and a.status = ?',
    [status],
  );
  return rows[0].n;
}

export const present = (row: ApplicationRow): OfficeApplication => ({
  id: row.id,
  status: row.status,
  name: row.name_ar,
  nameEn: row.name_en,
  location: row.location,
  address: row.address,
  licenseNumber: row.license_number,
  hasLicense: row.license_file !== null,
  licenseName: row.license_name,
  licenseState: row.license_state,
  licenseReason: row.license_reason,
  email: row.email,
  phone: row.phone,
  website: row.website,
  description: row.description,
  rejectionReason: row.rejection_reason,
  createdAt: row.created_at.toISOString(),
});

export const presentForAdmin = (row: AdminRow, cityName: string | null): AdminApplication => ({
  ...present(row),
  cityName,
  licenseType: row.license_type,
  applicant: { id: row.user_id, name: row.applicant_name, email: row.applicant_email, phone: row.applicant_phone },
  officeId: row.office_id,
  officeVerified: row.office_verified,
  decidedAt: row.decided_at?.toISOString() ?? null,
});
