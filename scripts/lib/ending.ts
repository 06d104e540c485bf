import type { Installation } from './installation.ts';
import { Problem } from './problem.ts';

const PARENT_CHECK_MS = 500;
const LONGEST_END_MS = 15_000;

type Endable = Pick<Installation, 'close' | 'supervisor' | 'lock'>;
export type End = (code: number, error?: unknown) => Promise<void>;

/**
 * Ends this launcher in order when it is asked to: Ctrl-C, SIGTERM, the terminal closing, npm dying without telling us.
 * A second request ends everything at once.
 * @param current the open installation, as soon as there is one
 * @returns ends it from within
 */
export function endOnRequest(
  current: () => Endable | undefined,
  { log = () => {} }: { log?: (what: string) => void } = {},
): End {
  let ending = false;
  async function end(code: number, error?: unknown): Promise<void> {
    if (ending) return;
    ending = true;
    if (error) console.error(`\n  ✗ ${error instanceof Problem ? error.message : (error as Error).stack}\n`);
    setTimeout(() => now(), LONGEST_END_MS).unref();
    const installation = current();
    if (installation) {
      log('stopping');
      await installation.close().catch((problem) => console.error(problem));
      log('stopped');
    }
    process.exit(code);
  }
  const now = (): never => {
    current()?.supervisor.kill();
    current()?.lock.release();
    process.exit(130);
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => (ending ? now() : end(name === 'SIGINT' ? 130 : 143)));
  // Without a terminal (nohup, a service manager) a hang-up means nothing to us.
  process.on('SIGHUP', () => process.stdout.isTTY && end(129));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('uncaughtException', (error) => end(1, error));
  process.on('unhandledRejection', (error) => end(1, error));
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && end(143), PARENT_CHECK_MS).unref();
  }
  return end;
}
