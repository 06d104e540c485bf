/** FindingsByKind of a crawl, each with the addresses. */
const KINDS = [
  /** Of the files of the sitemaps themselves. */
  'sitemaps',
  'broken',
  /** Links whose target moves, and whose new address moves again. */
  'chains',
  /** Links whose target moves once: the link should name the new address. */
  'moved',
  /** Translations that are missing, wrong, or do not name each other. */
  'hreflang',
  /** In a sitemap, but not what should be there: hidden, closed, or a double of another page. */
  'listedWrongly',
  /** In a sitemap, but no way leads there from the home page. Not judged when the walk was a sample. */
  'orphans',
] as const;
export type Kind = (typeof KINDS)[number];
export type FindingsByKind = Record<Kind, string[]>;

/** Lines that are kept of each kind; all are counted. */
const MOST_LINES = 1_000;

export function createComplaints() {
  const findings = Object.fromEntries(KINDS.map((kind) => [kind, [] as string[]])) as FindingsByKind;
  let count = 0;
  return {
    findings,
    add(kind: Kind, line: string): void {
      count += 1;
      if (findings[kind].length < MOST_LINES) findings[kind].push(line);
    },
    get count(): number {
      return count;
    },
  };
}
export type Complaints = ReturnType<typeof createComplaints>;
