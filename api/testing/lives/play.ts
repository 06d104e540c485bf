import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { markDue, type TestSearch } from '@diyar/indexer/testing';
import fc from 'fast-check';
import { signedIn } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { ACTS, type Act, play, WEIGHTS } from './acts.ts';
import { fixPlans } from './fix-plans.ts';
import { KEEP_PLAN, lookAt } from './invariants.ts';
import { unopened } from './pages.ts';
import { aWorld, endWorld, type Person, type World } from './world.ts';

/** Thirty acts are a life. */
const ACTS_AT_MOST = 30;
/** Every page is opened at the end of one life in so many, besides those after each act: whether what an act changes was well known. */
const OPENED_OF = 10;
/** So many acts are done before the engine has to have taken all their marks. */
const SETTLED_OF = 5;

const CLOCK: readonly Act['name'][] = ['days', 'weeks'];
const at = fc.nat({ max: 29 });
const names = (Object.keys(ACTS) as Act['name'][]).map((name) => ({
  arbitrary: fc.constant(name),
  weight: WEIGHTS[name] ?? 1,
}));
const anAct: fc.Arbitrary<Act> = fc.record({ name: fc.oneof(...names), who: at, what: at, other: at });

interface Played {
  /** How often each act was let through. */
  done: Record<string, number>;
  acts: number;
}

interface Lives {
  lives: number;
  seed: number;
  /** The engine beside them: what each life leaves is compared with it, instead of what each act does. */
  search?: TestSearch;
  /** Seeks the shortest life that breaks what the first one broke. */
  isShrunk?: boolean;
}

/**
 * Plays lives by chance, each in a world of its own, and looks after every act whether something is broken that must never be.
 * @throws with the shortest life that breaks it, and the seed that plays it again
 */
export async function playLives(api: TestApp, { lives: runs, seed, search, isShrunk = true }: Lives): Promise<Played> {
  const admin: Person = { ...(await signedIn(api, { account_type: 'admin' })), type: 'admin' };
  const own = { categoryId: randomUUID(), placeId: randomUUID() };
  await fixPlans(api.db, api.owner);
  // A plan that lapses takes something from view.
  await api.owner('plans').where({ default_for: 'regular' }).update({ listing_limit: 1 });
  await api.owner('plans').where({ default_for: 'office' }).update({ listing_limit: 2 });
  await api.owner.raw(KEEP_PLAN);
  const played: Played = { done: {}, acts: 0 };
  let [lives, isBroken] = [0, false];
  const assertWhole = (when: string, broken: string[]) => {
    if (broken.length === 0) return;
    isBroken = true;
    throw new Error(`${when}: ${broken.join('; ')}`);
  };
  const life = fc.asyncProperty(fc.array(anAct, { minLength: ACTS_AT_MOST, maxLength: ACTS_AT_MOST }), async (acts) => {
    await api.owner('app_clock').update({ shift: '0' });
    // A category that was merged into another one is never there again.
    if (!(await api.db('categories').where({ id: own.categoryId }).first('id'))) own.categoryId = randomUUID();
    await asAtFirst(api, own);
    const world = await aWorld(api, admin, own);
    await markDue(api.db);
    if (!search) assertWhole('at the start', await brokenIn(world, 'remembered'));
    let done = 0;
    for (const act of acts) {
      const status = await play(world, act);
      played.acts++;
      // What was refused has changed nothing.
      if (status === undefined || status >= 400) continue;
      played.done[act.name] = (played.done[act.name] ?? 0) + 1;
      // The indexer looks at what is due by itself.
      if (CLOCK.includes(act.name)) await markDue(api.db);
      const broken = search
        ? await differingFrom(search, world, ++done % SETTLED_OF === 0)
        : await brokenIn(world, 'changed');
      assertWhole(`after ${act.name}`, broken);
    }
    if (search) assertWhole('in the index', await differingFrom(search, world, true));
    // Once something is broken, shorter lives are tried: each is looked at whole.
    else if (isBroken || lives++ % OPENED_OF === 0) assertWhole('at the end', await brokenIn(world, 'all'));
    await endWorld(world);
  });
  await fc.assert(life, { numRuns: runs, seed, endOnFailure: !isShrunk });
  return played;
}

/** @param opened pages: none, but those of now are remembered; those whose rows changed since; or all */
async function brokenIn(world: World, opened: 'remembered' | 'changed' | 'all'): Promise<string[]> {
  const { broken, pages } = await lookAt(world);
  if (opened !== 'remembered')
    broken.push(...(await unopened(world, pages, opened === 'changed' ? world.pages : undefined)));
  world.pages = pages;
  return broken;
}

/**
 * Listings of the world that the engine has and the public may not see, or the other way round, or otherwise than they are now: of those
 * that no mark waits for, or of all. Those of lives before are left out: the clock went back since.
 */
async function differingFrom(search: TestSearch, { listings }: World, isSettled: boolean): Promise<string[]> {
  if (isSettled) await search.settled();
  const { missing, extra, stale } = await search.differing(listings);
  const found = { 'is missing': missing, 'is not public': extra, 'is another by now': stale };
  return Object.entries(found).flatMap(([said, ids]) => ids.map((id) => `${id} ${said} in the engine`));
}

/** The category beside the apartments and the quarter beside Mezzeh that only these worlds use, whatever became of them in the last one. */
async function asAtFirst({ db, owner }: TestApp, { categoryId, placeId }: Pick<World, 'categoryId' | 'placeId'>) {
  const { parent_id, property_type, carries } = await rowOf(db('categories').where({ slug: 'apartments' }).first());
  await owner('categories')
    .insert({
      id: categoryId,
      parent_id,
      property_type,
      carries,
      level: 2,
      slug: `lives-${randomUUID()}`,
      name_ar: 'حيوات',
      name_en: 'Lives',
      sort: 99,
    })
    .onConflict('id')
    .merge(['parent_id', 'is_active']);
  const { kind, parent_id: city, center } = await rowOf(db('locations').where({ key: 'damascus.mezzeh' }).first());
  const names = { name_ar: 'حيّ الحيوات', name_en: 'Lives', slug: 'lives', key: 'damascus.lives' };
  await owner('locations')
    .insert({ id: placeId, kind, parent_id: city, center, ...names })
    .onConflict('id')
    .merge(names);
}
