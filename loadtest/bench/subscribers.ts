import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CLOCK_HANDLERS } from '@diyar/api/features';
import { tick } from '@diyar/api/features/clock';
import { checkLedger, isUnbalanced } from '@diyar/api/features/ledger';
import { LOADER } from '../../scripts/lib/loader.ts';
import { report } from '../lib/figures.ts';
import {
  actsBefore,
  BEGIN,
  HOUR_MS,
  HOURS,
  historyOf,
  isStopped,
  openWorld,
  setClock,
  unexplained,
  type World,
} from '../lib/subscribed-year.ts';

// A year of subscribers, three times: ticked hourly; with a clock that stood for four and for five weeks; and caught up every
// two weeks by processes that are killed inside the tick. The three must tell the same story.
const SUBSCRIBERS = Number(process.env.SUBSCRIBERS ?? 1_000);
const KILLS = Number(process.env.KILLS ?? 20);
const TICK = fileURLToPath(new URL('../lib/tick-process.ts', import.meta.url));
const BRAND = { ar: 'ديار', en: 'Diyar' };
const FORTNIGHT = 14 * 24;

process.env.TEST_DATABASE_OWNER_URL ??= process.env.DATABASE_OWNER_URL;
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;

const ticked = (world: World) => tick(world.database.db, CLOCK_HANDLERS, { brand: BRAND });
let kills = 0;

/** Killed after a while that is another each time, until it has been killed often enough. */
async function tickedByProcesses(world: World): Promise<void> {
  for (;;) {
    const child = spawn(process.execPath, [...LOADER, TICK], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: world.database.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const isToDie = kills < KILLS;
    if (isToDie) setTimeout(() => child.kill('SIGKILL'), 20 + ((kills * 37) % 180));
    const code = await ended;
    if (code === 0) return;
    if (!isToDie) throw new Error(`the tick ended with ${code}`);
    kills++;
  }
}

async function lived(advance: (world: World, hour: number) => Promise<unknown>): Promise<World> {
  const world = await openWorld(SUBSCRIBERS);
  for (let hour = 0; hour <= HOURS; hour++) {
    await actsBefore(world, hour);
    await setClock(world.owner, new Date(BEGIN.getTime() + hour * HOUR_MS));
    await advance(world, hour);
    if (hour % (30 * 24) === 0) console.log(`  day ${hour / 24}`);
  }
  return world;
}

const worlds: World[] = [];
try {
  console.log('hourly');
  worlds.push(await lived(ticked));
  console.log('with weeks without a clock');
  worlds.push(await lived(async (world, hour) => isStopped(hour) || ticked(world)));
  console.log('killed inside the tick');
  worlds.push(
    await lived(async (world, hour) => (hour % FORTNIGHT === 0 || hour === HOURS) && tickedByProcesses(world)),
  );

  const [hourly = [], stopped = [], killed = []] = await Promise.all(worlds.map(historyOf));
  const differing = (other: string[]) => hourly.filter((story, n) => story !== other[n]).length;
  const wrong = await Promise.all(worlds.map(async ({ database }) => isUnbalanced(await checkLedger(database.db))));
  const strays = await Promise.all(worlds.map(unexplained));
  const events = hourly.join('\n').split('\n');
  const ofKind = (kind: string) => events.filter((line) => line.includes(`"kind":"${kind}"`)).length;
  for (const [n, story] of hourly.entries()) {
    const other = [stopped[n], killed[n]].find((candidate) => candidate !== story);
    if (other !== undefined) {
      console.log(`first difference, office ${n}\n${story}\n---\n${other}`);
      break;
    }
  }
  report(`a year of ${SUBSCRIBERS} subscribers`, [
    [
      'renewals, ends without credit, lapses, new plans, reactivations',
      ['renewal', 'expiry', 'lapse', 'activation', 'reactivation'].map(ofKind).join(', '),
    ],
    ['offices whose story differs with weeks without a clock', differing(stopped), differing(stopped) === 0],
    [`offices whose story differs after ${kills} kills`, differing(killed), differing(killed) === 0],
    ['ledgers with a fault', wrong.filter(Boolean).length, !wrong.some(Boolean)],
    ['listings whose state no event explains', strays.join(', '), strays.every((count) => count === 0)],
  ]);
} finally {
  for (const world of worlds) await world.close();
}
