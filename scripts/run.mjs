import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// node scripts/run.mjs <program> [arguments]: installs the packages that the lockfile names, then runs scripts/<program>.ts with the
// Node that is among them (Linux), so that what is tested is what runs; elsewhere with the machine's own.
// Plain JavaScript without packages, since it is what installs them; it parses on an old Node, to say that it is too old.

const SUPPORTED = 24;
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: Diyar needs Node 20.19 or newer.`);
  process.exit(1);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');
/** Names the npm that installs now: two commands at once would remove each other's files. */
const pidFile = join(root, '.data', 'npm.pid');
const LONGEST_INSTALL_MS = 15 * 60_000;
const HEARTBEAT_MS = 15_000;

const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** npm run by hand leaves no stamp of ours, but at its end it writes what it installed. */
function matchesLockfile() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(JSON.parse(readFileSync(lockfile, 'utf8')).packages)
    .filter(([name]) => name.startsWith('node_modules/'))
    .every(([name, { optional, version }]) => optional || (installed[name] && installed[name].version === version));
}

/** Is there an npm of another command? A process that ended without being collected is none. */
function isHeld() {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'));
    process.kill(pid, 0);
    const isZombie = existsSync(`/proc/${pid}/stat`) && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return !isZombie && Date.now() - statSync(pidFile).mtimeMs < LONGEST_INSTALL_MS;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Resolves with npm's exit code. npm ends with this process, however this process ends. */
function npmCi() {
  const cli = process.env.npm_execpath || '';
  const npm = cli.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  const asked = [...npm, 'ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const knowsParentDeath = String(spawnSync('setpriv', ['--help']).stdout).includes('--pdeathsig');
  const [command, ...args] = knowsParentDeath ? ['setpriv', '--pdeathsig', 'KILL', '--', ...asked] : asked;
  // NODE_ENV=production would leave out what builds and tests need.
  const env = { ...process.env, NODE_ENV: 'development' };
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', 2, 2] });
  writeFileSync(pidFile, String(child.pid));
  const parent = process.ppid;
  const end = () => {
    process.kill(-child.pid, 'SIGKILL');
    rmSync(pidFile, { force: true });
    process.exit(130);
  };
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, end);
  const watch = setInterval(() => process.env.npm_lifecycle_event && process.ppid !== parent && end(), 500);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code === null ? signal : code));
  }).finally(() => {
    clearInterval(watch);
    for (const name of ['SIGINT', 'SIGTERM']) process.removeListener(name, end);
  });
}

function refuse() {
  console.error(
    `\n  ✗ ${root} cannot be written by this user, and packages are missing there. Start once as its owner.\n`,
  );
  process.exit(1);
}

/** Waits for the npm of another command. Only one process can create the file. */
async function claim() {
  for (;;) {
    try {
      mkdirSync(join(root, '.data'), { recursive: true, mode: 0o755 });
      return writeFileSync(pidFile, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) refuse();
      if (error.code !== 'EEXIST') throw error;
      if (isHeld()) await sleep(300);
      else rmSync(pidFile, { force: true });
    }
  }
}

async function install() {
  console.error('  … packages       npm ci');
  const heartbeat = setInterval(() => console.error('  … packages       npm ci goes on'), HEARTBEAT_MS);
  const outcome = await npmCi();
  clearInterval(heartbeat);
  if (outcome === 0) return;
  rmSync(pidFile, { force: true });
  console.error(`\n  ✗ Packages could not be installed: npm ci ended with ${outcome}.\n`);
  process.exit(1);
}

async function ensurePackages() {
  await claim();
  if (!isInstalled() && !matchesLockfile()) await install();
  writeFileSync(stamp, wanted);
  rmSync(pidFile, { force: true });
}

const [program = 'start'] = process.argv.slice(2);
// What runs was started with packages; stopping installs none.
if (program !== 'stop' && !isInstalled()) await ensurePackages();

const packaged = join(modules, '.bin', 'node');
// npm puts that one first in the path of its scripts, from the second time on.
if (major !== SUPPORTED && existsSync(packaged)) process.exit(await runAgainWith(packaged));
if (major < SUPPORTED) {
  console.error(
    `  ! Node ${process.versions.node} is out of support; Diyar is tested with Node ${SUPPORTED}, and goes on.`,
  );
}
process.argv.splice(1, 2, join(root, 'scripts', `${program}.ts`));
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import(pathToFileURL(process.argv[1]).href);

/** This command under another Node. What asks us to end asks it. @returns its exit code */
function runAgainWith(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // Ctrl-C reaches both by themselves.
  process.on('SIGINT', () => {});
  for (const name of ['SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`  ✗ ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
