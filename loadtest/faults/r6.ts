import { type Asked, type Disturbance, engineProxy } from '../lib/engine-proxy.ts';
import { insertListings } from '../lib/insert-listings.ts';
import { scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';
import { pause } from '../lib/until.ts';

const isWrite = ({ method, path }: Asked) =>
  method === 'POST' && path.includes('/documents') && !path.includes('/fetch');
const isTasks = ({ method, path }: Asked) => method === 'GET' && path.startsWith('/tasks');
const status = (name: string, error: unknown) => (answer: string) => {
  const { results, ...rest } = JSON.parse(answer);
  return JSON.stringify({ ...rest, results: results.map((task: object) => ({ ...task, status: name, error })) });
};
const broken = { code: 'internal', type: 'internal', message: 'a bad day' };

/** `hides`: the engine has the document, and the indexer must not believe it. */
const PHASES: { name: string; seconds: number; disturb: (asked: Asked) => Disturbance | undefined }[] = [
  {
    name: '202, then failed',
    seconds: 8,
    disturb: (asked) => (isTasks(asked) ? { rewrite: status('failed', broken) } : undefined),
  },
  {
    name: '202, then canceled',
    seconds: 8,
    disturb: (asked) => (isTasks(asked) ? { rewrite: status('canceled', null) } : undefined),
  },
  {
    name: 'task gone',
    seconds: 8,
    disturb: (asked) => (isTasks(asked) ? { rewrite: () => '{"results":[],"total":0}' } : undefined),
  },
  {
    name: '429',
    seconds: 8,
    disturb: (asked) => (isWrite(asked) ? { answer: { status: 429, body: '{"message":"slow down"}' } } : undefined),
  },
  { name: '503', seconds: 8, disturb: () => ({ answer: { status: 503, body: 'no healthy upstream' } }) },
  { name: 'half a body', seconds: 8, disturb: (asked) => (isWrite(asked) ? 'half' : undefined) },
  { name: 'a 30 s hang', seconds: 30, disturb: (asked) => (isWrite(asked) ? { hang: 30_000 } : undefined) },
];

await scenario('R6', 'the engine misbehaves in seven ways', async (report) => {
  const stack = await openStack();
  const { db } = stack;
  const proxy = await engineProxy(stack.process.url);
  try {
    const indexer = stack.startIndexer({ MEILI_URL: proxy.url });
    await stack.settled();
    await insertListings(db, 200);
    await stack.settled();
    const ids: string[] = (await db('listings').orderBy('id').select('id')).map(({ id }) => id);

    let cents = 100_000;
    for (const phase of PHASES) {
      proxy.disturb = phase.disturb;
      const edited = new Set<string>();
      let failedWrites = 0;
      let least = Number.POSITIVE_INFINITY;
      const until = performance.now() + phase.seconds * 1_000;
      for (let i = 0; performance.now() < until; i++) {
        const id = ids[i % ids.length] ?? '';
        await db('listings')
          .where({ id })
          .update({ price_cents: ++cents })
          .catch(() => failedWrites++);
        edited.add(id);
        least = Math.min(least, (await stack.marks()) - edited.size);
        await pause(50);
      }
      proxy.disturb = () => undefined;
      report.check(`${phase.name}: no mark cleared before its task succeeded`, least >= 0 && failedWrites === 0, {
        edited: edited.size,
        failedWrites,
      });
      const drained = await stack.settled(60_000);
      const { passed, figure } = verdict(await stack.compare());
      report.check(`${phase.name}: drained < 60 s after it healed, index equals database`, passed, {
        ms: Math.round(drained),
        ...figure,
      });
    }
    const letters = await db('search_dead_letters');
    report.check('nothing was dead-lettered for the engine’s faults', letters.length === 0, {
      letters: letters.length,
    });
    report.check('without a restart', indexer.alive);
    // A request that hung may have been delivered after a newer one: put right a minute later.
    await pause(70_000);
    await stack.settled();
    const { passed, figure } = verdict(await stack.compare());
    report.check('a minute later still', passed, figure);
  } finally {
    proxy.close();
    await stack.close();
  }
});
