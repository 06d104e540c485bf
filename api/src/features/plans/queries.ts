import type { Db, PlanRow } from '@diyar/db';

export const plansOffered = (db: Db): Promise<PlanRow[]> => db('plans').where({ is_active: true }).orderBy('sort');
