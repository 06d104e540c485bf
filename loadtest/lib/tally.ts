/** What one script of an attack found: only what does not hold is printed, and figures worth keeping. */
export interface Tally {
  /** @returns whether it holds */
  check(what: string, holds: boolean, figure?: unknown): boolean;
  /** Deeply equal, as JSON has it. */
  same(what: string, seen: unknown, wanted: unknown): boolean;
  note(what: string, figure: unknown): void;
  checks: number;
  failed: number;
}

const show = (figure: unknown) => (typeof figure === 'string' ? figure : (JSON.stringify(figure) ?? 'undefined'));

export function tally(): Tally {
  const own: Tally = {
    checks: 0,
    failed: 0,
    check(what, holds, figure) {
      own.checks++;
      if (holds) return true;
      own.failed++;
      console.log(`  FAIL  ${what}${figure === undefined ? '' : `: ${show(figure).slice(0, 400)}`}`);
      return false;
    },
    same: (what, seen, wanted) => own.check(what, show(seen) === show(wanted), `${show(seen)}, not ${show(wanted)}`),
    note: (what, figure) => console.log(`        ${what}: ${show(figure)}`),
  };
  return own;
}
