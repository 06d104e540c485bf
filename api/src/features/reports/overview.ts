import type { Db } from '@diyar/db';
import { before, type Period } from '#rules/periods.ts';
import { agentsOf, answeringOf } from './answering.ts';
import { funnelOf, OF_OFFICE } from './funnel.ts';

/** An office in a period, beside as many days before it. */
export async function overviewOf(db: Db, office: string, period: Period) {
  const [figures, answering, answeringBefore, agents] = await Promise.all([
    funnelOf(db, { where: OF_OFFICE, scope: office }, period),
    answeringOf(db, office, period),
    answeringOf(db, office, before(period)),
    agentsOf(db, office, period),
  ]);
  return { ...figures, answering, answeringBefore, agents };
}
