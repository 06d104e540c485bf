import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { recogniseHomes } from '../../../api/src/features/same-homes/index.ts';
import { connect } from '../../../db/src/index.ts';

type Team = { manager: string; agent: string };

/** A new office with a manager and an agent, who have accounts already, and the manager's listing, if there is one, as the office's. */
export async function anOfficeOf({ manager, agent }: Team, listingId?: string): Promise<{ slug: string }> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    const city = await rowOf(db('locations').where({ kind: 'city', key: 'damascus' }).first('id'));
    const names = { name_ar: 'مكتب الياسمين', name_en: 'Yasmin Real Estate' };
    const office = await rowOf(
      db('offices')
        .insert({ slug: `yasmin-${randomUUID()}`, ...names, city_id: city.id })
        .returning(['id', 'slug']),
    );
    for (const [role, email] of [
      ['owner', manager],
      ['agent', agent],
    ] as const) {
      const user = await rowOf(db('users').where({ email }).update({ account_type: 'office' }).returning('id'));
      await db('office_members').insert({ office_id: office.id, user_id: user.id, role });
    }
    // An agent reads what is asked about the agent's own listings.
    const { id: owner_id } = await rowOf(db('users').where({ email: agent }).first('id'));
    if (listingId) await db('listings').where({ id: listingId }).update({ office_id: office.id, owner_id });
    return { slug: office.slug };
  } finally {
    await db.destroy();
  }
}

/** The office that somebody works for. */
export async function officeOf({ email }: { email: string }): Promise<{ id: string; slug: string }> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    return await db('offices as o')
      .join('office_members as m', 'm.office_id', 'o.id')
      .join('users as u', 'u.id', 'm.user_id')
      .where('u.email', email)
      .first('o.id', 'o.slug');
  } finally {
    await db.destroy();
  }
}

/** Two like listings become those of two offices with one photo in common, and so one home. */
export async function offerOneHome(ids: readonly [string, string]): Promise<void> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 2 });
  try {
    const city = await rowOf(db('locations').where({ kind: 'city', key: 'damascus' }).first('id'));
    const photo = await rowOf(db('listing_media').where({ listing_id: ids[0], is_main: true }).first('image_id'));
    for (const id of ids) {
      const names = { name_ar: 'مكتب الغوطة', name_en: 'Ghouta Real Estate' };
      const office = await rowOf(
        db('offices')
          .insert({ slug: `ghouta-${id}`, ...names, city_id: city.id })
          .returning('id'),
      );
      await db('listings').where({ id }).update({ office_id: office.id });
      await db('listing_media').where({ listing_id: id, is_main: true }).update({ image_id: photo.image_id });
    }
    await recogniseHomes(db, { listingId: ids[0] });
  } finally {
    await db.destroy();
  }
}
