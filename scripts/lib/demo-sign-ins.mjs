import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hasProgram, nodeCommand } from './programs.mjs';
import { operatorEnvironment } from './services.mjs';

const ROLES = { regular: 'personal   ', office: 'office     ', admin: 'admin      ' };

/**
 * Three people of the demo that a newcomer can be, made when they are missing. Their passwords go through no log file.
 * @returns {Promise<string[]>} lines to print
 */
export async function demoSignIns({ root, dataDir }, services) {
  if (!hasProgram('demoSignIns')) return [];
  const [command, args] = nodeCommand('demoSignIns');
  const env = operatorEnvironment({ ...services, dataDir });
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, env, timeout: 60_000 });
  return JSON.parse(stdout.trim().split('\n').at(-1)).map(
    ({ role, email, password, totpSecret }) =>
      `    ${ROLES[role]} ${email}   ${password}${totpSecret ? `   authenticator ${totpSecret}` : ''}`,
  );
}
