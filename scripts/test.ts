import { parseArgs } from 'node:util';
import { endOnRequest } from './lib/ending.ts';
import type { Installation } from './lib/installation.ts';
import { createProgress } from './lib/progress.ts';
import { checkServices } from './lib/services.ts';
import { printReport, type StepOutcome } from './lib/test-report.ts';
import { type Step, testSteps } from './lib/test-steps.ts';
import { openThrowAway } from './lib/throw-away.ts';

// npm test                            everything CI runs, in an environment that is made for it and thrown away
// npm run check                       the quick part: format, lint, types, unused code, web and guard tests, tests of what changed
// npm test -- --only unit api/src     one step; what follows goes to vitest, as does -t "words of a test's name"

const LIMIT_MS = 120 * 60_000;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    testNamePattern: { type: 'string', short: 't' },
  },
});
const progress = createProgress();
let installation: Installation | undefined;
const end = endOnRequest(() => installation);
setTimeout(() => end(1, new Error(`The tests did not end within ${LIMIT_MS / 60_000} minutes.`)), LIMIT_MS).unref();

async function runStep({ title, run }: Step): Promise<StepOutcome> {
  console.log(`\n── ${title}`);
  const from = performance.now();
  const outcome = await run().catch((error: Error) => {
    console.error(`\n  ✗ ${error.message}\n`);
    return { passed: 0, failed: 1, note: error.message.split('\n')[0]?.slice(0, 80) };
  });
  return { title, ...outcome, seconds: (performance.now() - from) / 1000 };
}

/** Runs steps one after another, in their order. */
async function runLane(steps: Step[]): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

try {
  installation = await openThrowAway(progress);
  installation.onFatal = (error) => end(1, error);
  checkServices(installation);

  const named = options.testNamePattern ? ['-t', options.testNamePattern] : [];
  const all = testSteps(installation, { isQuick: options.quick, extra: [...positionals, ...named] });
  const part = options.quick ? 'check' : 'test';
  const chosen = all.filter((step) => (options.only ? step.key === options.only : step.of.includes(part)));
  if (chosen.length === 0) throw new Error(`--only knows: ${all.map(({ key }) => key).join(', ')}`);
  const lane = (name: Step['lane']) => runLane(chosen.filter((step) => step.lane === name));
  const outcomes = (await Promise.all([lane('checks'), lane('tests')])).flat();
  outcomes.push(...(await lane('last')));

  await installation.close();
  const failed = printReport(outcomes, { seconds: performance.now() / 1000 });
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  end(1, error);
}
