import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hasProgram, nodeCommand } from './programs.mjs';
import { operatorEnvironment } from './services.mjs';

/** Hashing three passwords takes a second; on a machine that fills an index meanwhile, far longer. */
const LIMIT_MS = 5 * 60_000;
const ROLES = { regular: 'personal   ', office: 'office     ', admin: 'admin      ' };

/**
 * Three people of the demo that a newcomer can be, made when they are missing. Their passwords go through no log file.
 * @returns {Promise<string[]>} lines to print; the site stands without them, so a failure is one of those lines
 */
export async function demoSignIns({ root, dataDir }, services) {
  if (!hasProgram('demoSignIns')) return [];
  const [command, args] = nodeCommand('demoSignIns');
  const env = operatorEnvironment({ ...services, dataDir });
  let stdout;
  try {
    ({ stdout } = await promisify(execFile)(command, args, { cwd: root, env, timeout: LIMIT_MS }));
  } catch (error) {
    const why = error.killed ? 'it took too long' : error.message.split('\n')[0];
    return [`    the demo's people are not there yet (${why}); the next start tries again`];
  }
  return JSON.parse(stdout.trim().split('\n').at(-1)).map(
    ({ role, email, password, totpSecret }) =>
      `    ${ROLES[role]} ${email}   ${password}${totpSecret ? `   authenticator ${totpSecret}` : ''}`,
  );
}
