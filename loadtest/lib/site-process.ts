import { spawn } from 'node:child_process';
import type { SiteProgram } from '../../scripts/lib/site-programs.ts';
import { killedAtExit } from './child-process.ts';
import { siteProgram } from './site-program.ts';

/** A process of the site, as its container would have it. */
export interface SiteProcess {
  pid: number;
  /** Everything it has written. */
  said(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves when it is gone. */
  end(name: NodeJS.Signals): Promise<void>;
  /** How it ends by itself: null where a signal ended it. */
  ended: Promise<number | null>;
}

export async function startSiteProcess(name: SiteProgram, env: Record<string, string>): Promise<SiteProcess> {
  const [program, args] = await siteProgram(name);
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  killedAtExit(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    pid: child.pid ?? 0,
    said: () => said,
    signal: (signal) => child.kill(signal),
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
    ended,
  };
}
