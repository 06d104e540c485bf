import type { ChildProcess } from 'node:child_process';

type Command = [string, ...string[]];

/** The same command held to one processor core (counted from 0), by util-linux's taskset, which replaces itself with it. */
export const onCore = (core: number | undefined, command: Command): Command =>
  core === undefined ? command : ['taskset', '--cpu-list', String(core), ...command];

const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** A bench that fails leaves no process behind. */
export function killedAtExit<C extends ChildProcess>(child: C): C {
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}
