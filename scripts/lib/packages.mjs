import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, readText, sha256, writeAtomically } from './files.mjs';

/** Installs node_modules when the lockfile is not the one they were installed from. @returns {Promise<string>} what was done */
export async function installPackages({ root, commands, report }) {
  const lockfile = path.join(root, 'package-lock.json');
  const modules = path.join(root, 'node_modules');
  const stamp = path.join(modules, '.installed');
  const wanted = sha256(readFileSync(lockfile));
  if (readText(stamp) === wanted) return 'up to date';
  if (!matchesLock(lockfile, modules)) {
    report('npm ci');
    const [command, args] = npm(['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
    // NODE_ENV=production would leave out what builds and tests need.
    const env = { ...process.env, NODE_ENV: 'development' };
    await commands.run(command, args, { log: 'npm', cwd: root, env, report, fails: 'Packages could not be installed' });
  }
  writeAtomically(stamp, wanted);
  return 'installed';
}

/** npm run by hand leaves no stamp of ours, but at its end it writes what it installed. */
function matchesLock(lockfile, modules) {
  const installed = readJson(path.join(modules, '.package-lock.json'))?.packages;
  if (!installed) return false;
  return Object.entries(readJson(lockfile).packages)
    .filter(([name]) => name.startsWith('node_modules/'))
    .every(([name, wanted]) => wanted.optional || installed[name]?.version === wanted.version);
}

/** npm's own program, run by this very Node; the one on the path when we were not started by npm. */
const npm = (args) =>
  process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, [process.env.npm_execpath, ...args]]
    : ['npm', args];
