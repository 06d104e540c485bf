import { closeSync } from 'node:fs';
import { lastLines } from './files.ts';
import { hasGone, identityOf, signal, sleep } from './identity.ts';
import type { Child } from './lock.ts';
import { Problem } from './problem.ts';
import { openLog, outcomeOf, type SpawnOptions, signalGroup, spawnDetached } from './spawn.ts';

const MAX_DEATHS = 5;
const DEATHS_WITHIN_MS = 60_000;
const TAIL_LINES = 12;

export type Service = {
  name: string;
  /** Higher layers stop first. */
  layer: number;
  command: () => [string, string[]];
  options?: SpawnOptions;
  /** Asks it to stop; after `graceMs` it is killed. */
  signal: NodeJS.Signals;
  graceMs: number;
  isReady: () => Promise<boolean>;
  readyMs: number;
  prepare?: () => Promise<void>;
};
type Supervised = Service & { pid?: number; isUp: boolean; deaths: number[] };

type Callbacks = {
  logDir: string;
  note: (text: string) => void;
  onChange: (running: Child[]) => void;
  onFatal: (error: unknown) => void;
};
export type Supervisor = ReturnType<typeof createSupervisor>;

/** Keeps long-running processes up. One that dies is started again; one that dies five times in a minute ends everything. */
export function createSupervisor({ logDir, note, onChange, onFatal }: Callbacks) {
  const services: Supervised[] = [];
  let stopping = false;

  const changed = () =>
    onChange(
      services.flatMap(({ name, pid, signal }) => (pid ? [{ name, pid, signal, identity: identityOf(pid) }] : [])),
    );

  /** Starts a service. Resolves when it is ready. @throws {Problem} when it dies or stays silent instead */
  async function start(asked: Service): Promise<void> {
    const service: Supervised = { ...asked, isUp: false, deaths: [] };
    services.push(service);
    try {
      await launch(service);
    } catch (error) {
      await end(service);
      services.splice(services.indexOf(service), 1);
      throw error;
    }
  }

  async function launch(service: Supervised): Promise<void> {
    await service.prepare?.();
    const { file, descriptor } = openLog(logDir, service.name);
    const child = spawnDetached(...service.command(), {
      output: descriptor,
      onParentDeath: service.signal,
      ...service.options,
    });
    closeSync(descriptor);
    service.pid = child.pid;
    service.isUp = false;
    changed();

    let ended: string | undefined;
    outcomeOf(child).then((outcome) => {
      ended = typeof outcome === 'number' ? `code ${outcome}` : outcome;
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
    // The process may have died between its answer and now.
    if (ended && !stopping) revive(service, ended);
  }

  async function revive(service: Supervised, how: string): Promise<void> {
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
      revive(service, error.message.split('.')[0] ?? '');
    }
  }

  /** Stops everything: the highest layer first, each layer at once. Never takes longer than the layers' graces. */
  async function stop(): Promise<void> {
    stopping = true;
    for (const layer of [...new Set(services.map((service) => service.layer))].sort((a, b) => b - a)) {
      await Promise.all(services.filter((service) => service.layer === layer).map(end));
    }
  }

  return {
    start,
    stop,
    kill(): void {
      for (const service of services) signalGroup(service.pid, 'SIGKILL');
    },
  };
}

async function end({ pid, signal: request, graceMs }: Supervised): Promise<void> {
  if (!pid) return;
  signal(pid, request);
  if (await hasGone(pid, graceMs)) return;
  signalGroup(pid, 'SIGKILL');
  await hasGone(pid, 500);
}

const failure = ({ name }: Service, what: string, log: string): Problem =>
  new Problem(`${name} ${what}. The end of ${log}:\n\n${lastLines(log, TAIL_LINES)}`);
