import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The processes below one (Linux), it included, by the word that Chromium gives each (`--type`), else `browser`. */
export function processesBelow(root: number): { pid: number; kind: string }[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const parent = /\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const isBelow = (pid: number): boolean => pid === root || isBelowParent(parents.get(pid));
  const isBelowParent = (parent: number | undefined) => parent !== undefined && parent > 0 && isBelow(parent);
  return [...parents.keys()].filter(isBelow).map((pid) => {
    const kind = /--type=([a-z-]+)/.exec(read(`/proc/${pid}/cmdline`))?.[1];
    return { pid, kind: kind ?? 'browser' };
  });
}

/** Memory that a process has now, and the most that it had since `forgetPeak`, in MB. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = read(`/proc/${pid}/status`);
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** proc(5): 5 resets the peak. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** Empty for a process that has ended, and for what is none. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
