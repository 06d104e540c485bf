/** Whether a name that the server sent is one of those this version has words for. */
export const isOneOf = <T extends string>(known: readonly T[], name: string): name is T =>
  known.some((value) => value === name);
