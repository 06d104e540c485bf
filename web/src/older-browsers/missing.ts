/** Gives an object what it lacks, as the browser would have: nothing lists it. */
export function addMissing(target: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}
