import fc from 'fast-check';
import { signedIn } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { ACTS, type Act, play, WEIGHTS } from './acts.ts';
import { brokenIn } from './invariants.ts';
import { aWorld, type Person } from './world.ts';

/** Thirty acts are a life. */
const ACTS_AT_MOST = 30;

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

/**
 * Plays lives by chance, each in a world of its own, and looks after every act whether something is broken that must never be.
 * @throws with the shortest life that breaks it, and the seed that plays it again
 */
export async function playLives(api: TestApp, { lives, seed }: { lives: number; seed: number }): Promise<Played> {
  const admin: Person = { ...(await signedIn(api, { account_type: 'admin' })), type: 'admin' };
  const categoryId = await aCategory(api);
  const played: Played = { done: {}, acts: 0 };
  const life = fc.asyncProperty(fc.array(anAct, { minLength: ACTS_AT_MOST, maxLength: ACTS_AT_MOST }), async (acts) => {
    await api.owner('app_clock').update({ shift: '0' });
    await api.db('categories').where({ id: categoryId }).update({ is_active: true });
    const world = await aWorld(api, admin, categoryId);
    for (const act of acts) {
      const status = await play(world, act);
      played.acts++;
      // What was refused has changed nothing.
      if (status === undefined || status >= 400) continue;
      played.done[act.name] = (played.done[act.name] ?? 0) + 1;
      const broken = await brokenIn(world);
      if (broken.length > 0) throw new Error(`after ${act.name}: ${broken.join('; ')}`);
    }
  });
  await fc.assert(life, { numRuns: lives, seed, endOnFailure: Boolean(process.env.LIVES_WITHOUT) });
  return played;
}

/** Beside the apartments, and of nobody else. */
async function aCategory({ db }: TestApp): Promise<string> {
  const { parent_id, property_type, carries } = await db('categories').where({ slug: 'apartments' }).first();
  const row = {
    parent_id,
    property_type,
    carries,
    level: 2,
    slug: 'lives',
    name_ar: 'حيوات',
    name_en: 'Lives',
    sort: 99,
  };
  const [{ id }] = await db('categories').insert({ id: db.raw('gen_random_uuid()'), ...row }, 'id');
  return id;
}
