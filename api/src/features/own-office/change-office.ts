import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import type { OfficeBasics, OfficeDetails } from './contract.ts';
import { lockManaged, type Manager } from './lock-managed.ts';

type Versioned = Manager & { version: number };

/** @throws AppError office_not_found (404), office_forbidden (403), office_changed (409) */
export const changeBasics = (
  db: Db,
  manager: Versioned & { ip: string },
  { basics, cityId }: { basics: OfficeBasics; cityId: string },
) =>
  db.transaction(async (trx) => {
    const before = await lockVersion(trx, manager);
    const names = { name_ar: basics.name, name_en: basics.nameEn };
    const isRenamed = names.name_ar !== before.name_ar || names.name_en !== before.name_en;
    await trx('offices')
      .where({ id: before.id })
      .update({
        ...names,
        description_ar: basics.descriptionAr,
        description_en: basics.descriptionEn,
        city_id: cityId,
        address: basics.address,
        website: basics.website,
        email: basics.email,
        phone: basics.phone,
        version: before.version + 1,
        // The mark says that an administrator compared this name with a licence.
        is_verified: before.is_verified && !isRenamed,
      });
    if (!isRenamed) return;
    await audit(trx, {
      actorId: manager.userId,
      ip: manager.ip,
      action: 'office.rename',
      subjectKind: 'office',
      subjectId: before.id,
      before: { name: before.name_ar, nameEn: before.name_en, verified: before.is_verified },
      after: { name: names.name_ar, nameEn: names.name_en, verified: false },
    });
  });

/** @throws AppError office_not_found (404), office_forbidden (403), office_changed (409) */
export const changeDetails = (
  db: Db,
  manager: Versioned,
  { hours, languages, areaIds }: Pick<OfficeDetails, 'hours' | 'languages'> & { areaIds: string[] },
) =>
  db.transaction(async (trx) => {
    const { id: office_id, version } = await lockVersion(trx, manager);
    await trx('offices')
      .where({ id: office_id })
      .update({ languages: [...new Set(languages)], version: version + 1 });
    await trx('office_hours').where({ office_id }).delete();
    if (hours.length > 0) await trx('office_hours').insert(hours.map((day) => ({ office_id, ...day })));
    await trx('office_areas').where({ office_id }).delete();
    const areas = [...new Set(areaIds)].map((location_id) => ({ office_id, location_id }));
    if (areas.length > 0) await trx('office_areas').insert(areas);
  });

async function lockVersion(trx: Db, { version, ...manager }: Versioned) {
  const office = await lockManaged(trx, manager);
  if (office.version !== version) throw new AppError('office_changed', 409);
  return office;
}
