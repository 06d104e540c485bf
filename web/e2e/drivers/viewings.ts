import { connect } from '../../../db/src/index.ts';

/** The hour of a conversation's agreed viewing has come, as the operator of the test's database. */
export async function letViewingBegin(leadId: string): Promise<void> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    await db('viewings')
      .where({ lead_id: leadId, status: 'scheduled' })
      .update({ starts_at: db.raw(`app_now() - interval '1 hour'`) });
  } finally {
    await db.destroy();
  }
}
