import { fork } from 'node:child_process';
import { Agent } from 'node:http';
import { call } from './from-address.ts';

// A process of its own, as a balancer's probe is one: what the benchmark's own calls cost must not look like a slow answer.
const EVERY_MS = 10;
const isChild = process.argv[2] === 'watch';

/** Asks `/health` until `stop` is called, at a steady pace however long an answer takes. */
export async function watchHealth(everyMs = EVERY_MS) {
  const child = fork(new URL(import.meta.url), ['watch', String(everyMs)], { execArgv: process.execArgv });
  const told = () => new Promise<unknown>((resolve) => child.once('message', resolve));
  await told();
  return {
    /** @returns the milliseconds of each answer */
    async stop(): Promise<number[]> {
      child.send('stop');
      return (await told()) as number[];
    },
  };
}

async function watch(everyMs: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const times: number[] = [];
  const ask = async () => {
    const { ms, status } = await call('/health', { agent });
    if (status !== 200) throw new Error(`/health: ${status}`);
    return ms;
  };
  let isOver = false;
  process.once('message', () => {
    isOver = true;
  });
  for (let i = 0; i < 10; i++) await ask();
  process.send?.('ready');

  const asked: Promise<unknown>[] = [];
  const started = performance.now();
  for (let i = 1; !isOver; i++) {
    asked.push(ask().then((ms) => times.push(ms)));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + i * everyMs - performance.now())));
  }
  await Promise.all(asked);
  process.send?.(times, () => process.exit());
}
if (isChild) await watch(Number(process.argv[3]));
