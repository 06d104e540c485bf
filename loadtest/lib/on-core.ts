type Command = [string, ...string[]];

/** The same command held to one processor core (counted from 0), by util-linux's taskset, which replaces itself with it. */
export const onCore = (core: number | undefined, command: Command): Command =>
  core === undefined ? command : ['taskset', '--cpu-list', String(core), ...command];
