import { execa } from 'execa';
import type { Outcome } from './test-report.ts';

const LIMIT_MS = 2 * 60_000;
const GRAVE = ['high', 'critical'];
const ARGUMENTS = ['audit', '--omit=dev', '--audit-level=high', '--json'];

type Vulnerability = { name: string; severity: string; range: string };

/**
 * Asks the registry for known holes in the packages that run in production. Where no registry answers audits (no network, a
 * mirror) nothing is counted and the report says so.
 */
export async function auditPackages({ root, env }: { root: string; env?: NodeJS.ProcessEnv }): Promise<Outcome> {
  const { stdout } = await execa('npm', ARGUMENTS, { cwd: root, env, timeout: LIMIT_MS, reject: false });
  const found = vulnerabilitiesIn(stdout);
  if (!found) {
    console.log('  not reachable here: the registry answers no audit');
    return { passed: 0, failed: 0, note: 'not reachable here' };
  }
  const grave = Object.values(found).filter(({ severity }) => GRAVE.includes(severity));
  for (const { name, severity, range } of grave) console.error(`  ✗ ${name} ${range || 'every version'}: ${severity}`);
  return grave.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: grave.length };
}

/** The audit's findings by package; undefined when npm printed anything but an audit. */
function vulnerabilitiesIn(text: string): Record<string, Vulnerability> | undefined {
  try {
    const { auditReportVersion, vulnerabilities } = JSON.parse(text);
    return auditReportVersion ? vulnerabilities : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
