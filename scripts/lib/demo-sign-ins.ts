import { type ExecaError, execa } from 'execa';
import type { Installation } from './installation.ts';
import { hasProgram, nodeCommand } from './programs.ts';
import { operatorEnvironment, type Services } from './services.ts';

/** Hashing three passwords takes a second; on a machine that fills an index meanwhile, far longer. */
const LIMIT_MS = 5 * 60_000;
const ROLES = { regular: 'personal   ', office: 'office     ', admin: 'admin      ' };
type SignIn = { role: keyof typeof ROLES; email: string; password: string; totpSecret?: string };

/**
 * Three people of the demo that a newcomer can be, made when they are missing. Their passwords go through no log file.
 * @returns lines to print; the site stands without them, so a failure is one of those lines
 */
export async function demoSignIns({ root, dataDir }: Installation, services: Services): Promise<string[]> {
  if (!hasProgram('demoSignIns')) return [];
  const [command, args] = nodeCommand('demoSignIns');
  const env = operatorEnvironment({ ...services, dataDir });
  try {
    const { stdout } = await execa(command, args, { cwd: root, env, timeout: LIMIT_MS });
    const people: SignIn[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
    return people.map(
      ({ role, email, password, totpSecret }) =>
        `    ${ROLES[role]} ${email}   ${password}${totpSecret ? `   authenticator ${totpSecret}` : ''}`,
    );
  } catch (error) {
    const { timedOut, shortMessage } = error as ExecaError;
    const why = timedOut ? 'it took too long' : shortMessage?.split('\n')[0];
    return [`    the demo's people are not there yet (${why}); the next start tries again`];
  }
}
