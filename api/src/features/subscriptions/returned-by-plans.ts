import type { Db } from '@diyar/db';
import type { Returned } from '../payments/index.ts';

interface ReturnedRow {
  transfer_id: string | null;
  from_ar: string;
  from_en: string;
  to_ar: string;
  to_en: string;
}

/** What a change to another plan gave back of the one before, which several purchases may have paid for. */
export async function returnedByPlans(db: Db, transferIds: readonly string[]): Promise<Map<string, Returned>> {
  const { rows } = await db.raw<{ rows: ReturnedRow[] }>(
    `select e.transfer_id, f.name_ar as from_ar, f.name_en as from_en, n.name_ar as to_ar, n.name_en as to_en
     from subscription_events e join plans f on f.code = e.from_plan_code join plans n on n.code = e.to_plan_code
     where e.transfer_id = any(cast(? as uuid[])) and e.cents < 0`,
    [[...transferIds]],
  );
  return new Map(
    rows.flatMap((row) => {
      const title = {
        ar: `ما بقي من باقة ${row.from_ar} بعد الانتقال إلى باقة ${row.to_ar}`,
        en: `The rest of the ${row.from_en} plan, after the change to the ${row.to_en} plan`,
      };
      const back = { title, item: title, purchaseId: null };
      return row.transfer_id ? [[row.transfer_id, back]] : [];
    }),
  );
}
