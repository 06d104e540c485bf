import { execa, type ResultPromise } from 'execa';
import { endOnRequest } from './lib/ending.ts';
import { sleep } from './lib/identity.ts';
import { dataDirOf, type Installation, openInstallation, readEnvFile } from './lib/installation.ts';
import { currentHolder } from './lib/lock.ts';
import { Problem } from './lib/problem.ts';
import { createProgress } from './lib/progress.ts';
import { operatorEnvironment, type Services, startServices } from './lib/services.ts';
import { openState } from './lib/state.ts';

// node scripts/run.mjs with-env <command …>: runs a command with the environment of this installation. The services it needs
// are the running ones; when nothing runs, they are started for as long as the command takes.

readEnvFile();
const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('usage: node scripts/run.mjs with-env <command> [arguments]');
  process.exit(1);
}
const dataDir = dataDirOf();
const progress = createProgress(process.stderr);
let installation: Installation | undefined;
let child: ResultPromise | undefined;
const end = endOnRequest(() => installation && { ...installation, close: closeAfterChild });

/** Ctrl-C reaches the command too; what it stands on stays until it has gone. */
async function closeAfterChild(): Promise<void> {
  child?.kill('SIGTERM');
  await child;
  await installation?.close();
}

/** The services of a running `npm start`, undefined when nothing runs. Waits for other commands to end. */
async function runningServices(): Promise<Services | undefined> {
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

async function ownServices(): Promise<Services> {
  installation = await openInstallation({ dataDir, purpose: 'command', progress });
  return startServices(installation);
}

async function run(program: string, env: NodeJS.ProcessEnv): Promise<number> {
  child = execa(program, args, { stdio: 'inherit', env, reject: false });
  const { exitCode, signal, code, shortMessage } = await child;
  if (code) throw new Problem(shortMessage ?? code);
  return exitCode ?? (signal === 'SIGINT' ? 130 : 1);
}

try {
  const services = (await runningServices()) ?? (await ownServices());
  end(await run(command, operatorEnvironment({ ...services, dataDir })));
} catch (error) {
  end(1, error);
}
