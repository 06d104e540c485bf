import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { endOnRequest } from './lib/ending.mjs';
import { sleep } from './lib/identity.mjs';
import { dataDirOf, openInstallation, readEnvFile } from './lib/installation.mjs';
import { currentHolder } from './lib/lock.mjs';
import { installPackages } from './lib/packages.mjs';
import { createProgress } from './lib/progress.mjs';
import { operatorEnvironment, startServices } from './lib/services.mjs';
import { openState } from './lib/state.mjs';

// node scripts/with-env.mjs <command …>: runs a command with the environment of this installation. The services it needs
// are the running ones; when nothing runs, they are started for as long as the command takes.

readEnvFile();
const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('usage: node scripts/with-env.mjs <command> [arguments]');
  process.exit(1);
}
const dataDir = dataDirOf();
const progress = createProgress(process.stderr);
let installation;
let child;
const end = endOnRequest(() => installation && { ...installation, close: closeAfterChild });

/** Ctrl-C reaches the command too; what it stands on stays until it has gone. */
async function closeAfterChild() {
  child?.kill('SIGTERM');
  while (child && child.exitCode === null && child.signalCode === null) await sleep(50);
  await installation.close();
}

/** The services of a running `npm start`, undefined when nothing runs. Waits for other commands to end. */
async function runningServices() {
  for (let isSaid = false; ; await sleep(300)) {
    const holder = currentHolder(dataDir);
    if (!holder) return undefined;
    if (holder.purpose === 'start' && holder.servicesAreUp) {
      // What the command writes for visitors names the address they use.
      if (holder.url) process.env.PUBLIC_URL ||= holder.url;
      return openState(dataDir).values.services;
    }
    if (!isSaid) progress.line(`  … waiting for process ${holder.pid}, which holds this installation`);
    isSaid = true;
  }
}

async function ownServices() {
  installation = await openInstallation({ dataDir, purpose: 'command', progress });
  const { commands, root } = installation;
  await progress.step('packages', (report) => installPackages({ root, commands, report }));
  return startServices(installation);
}

function run(env) {
  child = spawn(command, args, { stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

try {
  const services = (await runningServices()) ?? (await ownServices());
  end(await run(operatorEnvironment({ ...services, dataDir })));
} catch (error) {
  end(1, error);
}
