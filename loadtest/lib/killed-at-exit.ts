import type { ChildProcess } from 'node:child_process';

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
