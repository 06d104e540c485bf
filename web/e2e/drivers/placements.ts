import { rowOf } from '@diyar/db/row-of';
import type { Page } from 'playwright-core';
import { connect, type Db } from '../../../db/src/index.ts';
import type { Photo } from './photos.ts';

/** As the operator of the test's database. */
async function asOperator(act: (db: Db) => Promise<unknown>): Promise<void> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    await act(db);
  } finally {
    await db.destroy();
  }
}

/** Nobody else's stands in a place: what is shown there is the test's own. */
export const leavePlaceTo = (title: string): Promise<void> =>
  asOperator((db) =>
    db('advertisements')
      .where({ status: 'active' })
      .whereNot({ title })
      .update({ status: 'paused', pause_reason: 'user' }),
  );

/** The day it was seen on is yesterday, and the clock looks now instead of at the next minute. */
export const endDayOf = (title: string): Promise<void> =>
  asOperator(async (db) => {
    const { id } = await rowOf(db('advertisements').where({ title }).first('id'));
    await db.raw('update advertisement_days set day = day - 1 where advertisement_id = ?', [id]);
    await db.raw('update advertisements set last_paid_day = last_paid_day - 1 where id = ?', [id]);
    await db.raw(`select graphile_worker.add_job('clock', '{}'::json, job_key => 'clock')`);
  });

/** A picture of exactly so many pixels, which the page itself draws. */
export async function aPicture(page: Page, width: number, height: number): Promise<Photo> {
  const base64 = await page.evaluate(
    ([wide = 0, high = 0]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = '#1f5c4d';
      pen?.fillRect(0, 0, wide, high);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
  return { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
