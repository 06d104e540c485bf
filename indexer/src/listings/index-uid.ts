/** The index that answers searches. */
export const listingsIndex = (prefix: string): string => `${prefix}listings`;

/** The index a rebuild fills before it is swapped in; the request's number keeps two builds apart. */
export const buildIndex = (prefix: string, request: number): string => `${listingsIndex(prefix)}_build_${request}`;

/** Whether an index is (or was) a build of ours, and of which request. */
export function buildRequest(prefix: string, uid: string): number | null {
  const start = `${listingsIndex(prefix)}_build_`;
  return uid.startsWith(start) ? Number(uid.slice(start.length)) : null;
}
