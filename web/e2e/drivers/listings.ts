import { rowOf } from '@diyar/db/row-of';
import { vi } from 'vitest';
import { connect } from '../../../db/src/index.ts';
import { PATIENCE_MS } from './checks.ts';

/** Listings that visitors find first, newest or not: ids of public listings, straight from the search. */
export async function found(site: string): Promise<{ ids: string[]; total: number }> {
  const reply = await fetch(`${site}/api/listings/search?limit=5`);
  const { data } = (await reply.json()) as { data: { items: { id: string }[]; page: { total: number } } };
  return { ids: data.items.map(({ id }) => id), total: data.page.total };
}

/** Nothing is on its way to the search any more: what it finds now changes by what the test does next. */
export async function indexIsCurrent(): Promise<void> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    // In hooks, too, where nothing can be expected.
    await vi.waitUntil(async () => !(await db('search_dirty').first('listing_id')), { timeout: PATIENCE_MS });
  } finally {
    await db.destroy();
  }
}

/** Makes listings of the demo someone's own, as the operator of the test's database. */
export async function giveListings(email: string, ids: string[]): Promise<void> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    const owner = await rowOf(db('users').where({ email }).first('id'));
    await db('listings').whereIn('id', ids).update({ owner_id: owner.id, office_id: null });
  } finally {
    await db.destroy();
  }
}

/** Writes a value under an attribute's slug into public listings of a category, as if it had been asked for. */
export async function giveValue(category: string, values: Record<string, string>, count: number): Promise<void> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    await db.raw(
      `update listings set attributes = attributes || ?::jsonb where id in (
         select l.id from search_listing l join categories c on c.id = l.category_id where c.slug = ? order by l.id limit ?)`,
      [JSON.stringify(values), category, count],
    );
  } finally {
    await db.destroy();
  }
}
