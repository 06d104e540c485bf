const HEARTBEAT_MS = 15_000;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Names what is going on inside a step. */
export type Report = (text?: string) => void;
export type Progress = ReturnType<typeof createProgress>;

/**
 * Prints one line per finished step, with what came of it and how long it took. While a step runs, a terminal shows its
 * latest output in place; a log file gets a line every 15 s, so that silence always means something is wrong.
 */
export function createProgress(out: NodeJS.WriteStream = process.stdout) {
  const live = out.isTTY && !process.env.CI;
  let shown = false;

  const erase = () => {
    if (shown) out.write('\r\x1b[2K');
    shown = false;
  };
  const line = (text = '') => {
    erase();
    out.write(`${text}\n`);
  };
  const status = (text: string) => {
    erase();
    out.write(text.slice(0, (out.columns ?? 80) - 1));
    shown = true;
  };

  /** Runs `work(report)`. The text that it resolves with is the step's result. */
  async function step(name: string, work: (report: Report) => Promise<unknown>): Promise<void> {
    const from = performance.now();
    let latest = '';
    let announced = 0;
    const show = () => {
      const elapsed = performance.now() - from;
      if (live) return status(`  … ${name.padEnd(14)} ${Math.round(elapsed / 1000)} s  ${latest}`);
      if (elapsed < 2_000 || (announced && elapsed - announced < HEARTBEAT_MS)) return;
      announced = elapsed;
      line(`  … ${name.padEnd(14)} ${latest || 'working'} (${Math.round(elapsed / 1000)} s)`);
    };
    const timer = setInterval(show, 500);
    try {
      const result = await work((text) => {
        if (text) latest = text;
      });
      line(
        `  ✓ ${name.padEnd(14)} ${(typeof result === 'string' && result ? result : 'done').padEnd(64)} ${seconds(performance.now() - from).padStart(8)}`,
      );
    } catch (error) {
      line(`  ✗ ${name.padEnd(14)} ${seconds(performance.now() - from)}`);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  // Since the process began: packages that had to be installed are counted in.
  return { step, line, elapsed: () => seconds(performance.now()) };
}
