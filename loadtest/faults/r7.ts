import { insertListings } from '../lib/insert-listings.ts';
import { scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';
import { pause } from '../lib/until.ts';

const EDITS = Number(process.env.EDITS ?? 100_000);
const LISTINGS = 100;
const WRITERS = 16;

await scenario('R7', `${EDITS.toLocaleString('en')} edits of ${LISTINGS} listings`, async (report) => {
  const stack = await openStack();
  const { db } = stack;
  try {
    stack.startIndexer();
    await stack.settled();
    await insertListings(db, LISTINGS);
    await stack.settled();
    const ids: string[] = (await db('listings').select('id')).map(({ id }) => id);
    const tasksBefore = await engineTasks(stack.process);

    let most = 0;
    let editing = true;
    const watch = (async () => {
      while (editing) {
        most = Math.max(most, await stack.marks());
        await pause(100);
      }
    })();
    const began = performance.now();
    let edits = 0;
    const write = async () => {
      while (edits < EDITS) {
        const id = ids[edits++ % LISTINGS];
        await db('listings')
          .where({ id })
          .update({ price_cents: 100 + edits });
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    const seconds = (performance.now() - began) / 1000;
    editing = false;
    await watch;
    await stack.settled();

    const tasks = (await engineTasks(stack.process)) - tasksBefore;
    report.note('edits per second', Math.round(EDITS / seconds));
    report.check(`marks never above ${LISTINGS}`, most <= LISTINGS, { most });
    report.check('engine tasks ≤ 5 % of edits', tasks <= EDITS * 0.05, {
      tasks,
      share: `${((100 * tasks) / EDITS).toFixed(2)} %`,
    });
    const { passed, figure } = verdict(await stack.compare());
    report.check('index equals database', passed, figure);
  } finally {
    await stack.close();
  }
});

async function engineTasks({ url, key }: { url: string; key: string }): Promise<number> {
  const answer = await fetch(`${url}/tasks?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  return ((await answer.json()) as { total: number }).total;
}
