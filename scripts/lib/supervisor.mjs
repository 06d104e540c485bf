import { closeSync } from 'node:fs';
import { lastLines } from './files.mjs';
import { hasGone, identityOf, signal, sleep } from './identity.mjs';
import { Problem } from './problem.mjs';
import { openLog, signalGroup, spawnDetached } from './spawn.mjs';

const MAX_DEATHS = 5;
const DEATHS_WITHIN_MS = 60_000;
const TAIL_LINES = 12;

/**
 * Keeps long-running processes up. One that dies is started again; one that dies five times in a minute ends everything.
 *
 * A service is `{ name, layer, command(): [file, args], options?, signal, graceMs, isReady(), readyMs, prepare?() }`.
 * Higher layers stop first; `signal` asks it to stop, and after `graceMs` it is killed.
 */
export function createSupervisor({ logDir, note, onChange, onFatal }) {
  const services = [];
  let stopping = false;

  const changed = () =>
    onChange(
      services
        .filter((service) => service.pid)
        .map(({ name, pid, signal }) => ({ name, pid, signal, identity: identityOf(pid) })),
    );

  /** Starts a service. Resolves when it is ready. @throws {Problem} when it dies or stays silent instead */
  async function start(service) {
    service.deaths = [];
    services.push(service);
    try {
      await launch(service);
    } catch (error) {
      await end(service);
      services.splice(services.indexOf(service), 1);
      throw error;
    }
  }

  async function launch(service) {
    await service.prepare?.();
    const { file, descriptor } = openLog(logDir, service.name);
    const [command, args] = service.command();
    const child = spawnDetached(command, args, {
      stdio: ['ignore', descriptor, descriptor],
      onParentDeath: service.signal,
      ...service.options,
    });
    closeSync(descriptor);
    service.pid = child.pid;
    service.isUp = false;
    changed();

    let ended;
    child.once('error', (error) => {
      ended ??= error.message;
    });
    child.once('exit', (code, by) => {
      ended = `${by ?? `code ${code}`}`;
      service.pid = undefined;
      if (stopping) return;
      changed();
      if (service.isUp) revive(service, ended);
    });

    for (const until = Date.now() + service.readyMs; !stopping; await sleep(60)) {
      if (ended) throw failure(service, `stopped (${ended})`, file);
      if (await service.isReady().catch(() => false)) break;
      if (Date.now() > until) throw failure(service, `did not answer within ${service.readyMs / 1000} s`, file);
    }
    service.isUp = true;
    // It may have died between its answer and now.
    if (ended && !stopping) revive(service, ended);
  }

  async function revive(service, how) {
    const now = Date.now();
    service.deaths = [...service.deaths.filter((at) => at > now - DEATHS_WITHIN_MS), now];
    if (service.deaths.length >= MAX_DEATHS) {
      return onFatal(
        failure(service, `stopped ${MAX_DEATHS} times in a minute (${how})`, `${logDir}/${service.name}.log`),
      );
    }
    note(`${service.name} stopped (${how}); starting it again`);
    await sleep(250 * 2 ** (service.deaths.length - 1));
    if (stopping) return;
    try {
      await launch(service);
      if (!stopping) note(`${service.name} is up again`);
    } catch (error) {
      if (!(error instanceof Problem)) return onFatal(error);
      await end(service);
      revive(service, error.message.split('.')[0]);
    }
  }

  /** Stops everything: the highest layer first, each layer at once. Never takes longer than the layers' graces. */
  async function stop() {
    stopping = true;
    for (const layer of [...new Set(services.map((service) => service.layer))].sort((a, b) => b - a)) {
      await Promise.all(services.filter((service) => service.layer === layer).map(end));
    }
  }

  return {
    start,
    stop,
    kill: () => services.forEach((service) => void (service.pid && signalGroup(service.pid, 'SIGKILL'))),
  };
}

async function end(service) {
  const { pid } = service;
  if (!pid) return;
  signal(pid, service.signal);
  if (await hasGone(pid, service.graceMs)) return;
  signalGroup(pid, 'SIGKILL');
  await hasGone(pid, 500);
}

const failure = (service, what, log) =>
  new Problem(`${service.name} ${what}. The end of ${log}:\n\n${lastLines(log, TAIL_LINES)}`);
