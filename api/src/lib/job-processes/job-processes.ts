import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A child's answer about a job. */
export type JobAnswer = { value: unknown } | { error: JobRefusal } | { ready: true };

/** An expected failure as it travels between processes; code null for an unexpected one. */
export interface JobRefusal {
  message: string;
  code: string | null;
  statusCode: number;
  params: Record<string, string | number>;
}

export class JobError extends Error {
  override name = 'JobError';
  /** `refused`: the job said no; `crashed`, `late`: its process was lost; `busy`: the queue is full. */
  readonly kind: 'refused' | 'crashed' | 'late' | 'busy';
  readonly refusal: JobRefusal | null;

  constructor(kind: JobError['kind'], message: string, refusal: JobRefusal | null = null) {
    super(message);
    this.kind = kind;
    this.refusal = refusal;
  }
}

interface Job {
  payload: unknown;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export interface JobProcessesOptions {
  /** The child's module; it calls `answerJobs`. */
  entry: URL;
  /** Children at most; each works on one job at a time, so a crash or a kill costs that job only. */
  size: number;
  timeoutMs: number;
  maxQueued?: number;
  /** How far the children step back for the processes that answer requests, 0..19. */
  niceness?: number;
  /** The child's JavaScript heap; a job that outgrows the heap ends its process. */
  maxHeapMb?: number;
  /** The child's whole environment: a decoder of strangers' files sees no secret of ours. */
  env?: Record<string, string>;
}

export interface JobProcesses {
  run<T>(payload: unknown): Promise<T>;
  close(): void;
}

/** How long a child may take to load its modules on a busy machine. */
const START_MS = 60_000;
/** Rest of a child before it ends: starting one takes half a second, which somebody's next photo would wait for. */
const IDLE_MS = 5 * 60_000;

/** For a Node that reads no TypeScript by itself (before 22.18). */
const LOADER = process.features.typescript
  ? []
  : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];

/**
 * Runs jobs in child processes. Not threads: sharp in a thread still takes this process's libuv pool (with argon2, fs
 * and dns), and a decoder brought down by a hostile file would take the API with it.
 */
export function jobProcesses(options: JobProcessesOptions): JobProcesses {
  const { entry, size, timeoutMs, maxQueued = 256, niceness = 5, maxHeapMb, env = {} } = options;
  const heap = maxHeapMb ? [`--max-old-space-size=${maxHeapMb}`] : [];
  /** Children without a job, each with the clock of its rest. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  const up = new WeakSet<ChildProcess>();
  const queue: Job[] = [];
  let closed = false;

  const spawn = () => {
    const child = fork(fileURLToPath(entry), [], {
      execArgv: [...heap, ...LOADER],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env,
    });
    // Before it has threads of its own, which take theirs from it; only root may be less nice than its parent.
    if (child.pid) setPriority(child.pid, Math.max(niceness, getPriority()));
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
      // A job that came while the last child was ending has waited for its place.
      next();
    });
    return child;
  };

  const rest = (child: ChildProcess) => {
    if (closed || !child.connected) return void child.kill();
    // An idle child must not keep this process alive, nor its memory when nobody uploads.
    child.unref();
    child.channel?.unref();
    const end = () => {
      // Off the list first: a job must not be given to a child that is on its way out.
      idle.delete(child);
      child.kill();
    };
    idle.set(child, setTimeout(end, IDLE_MS).unref());
  };

  const wake = () => {
    const [child, rested] = [...idle].at(-1) ?? [];
    clearTimeout(rested);
    if (child) idle.delete(child);
    return child;
  };

  const start = (child: ChildProcess, job: Job) => {
    child.ref();
    child.channel?.ref();
    const finish = () => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
    };
    const lose = (kind: 'crashed' | 'late') => {
      finish();
      child.kill('SIGKILL');
      all.delete(child);
      job.reject(new JobError(kind, `job process ${kind}`));
      next();
    };
    const onExit = () => lose('crashed');
    const onMessage = (message: unknown) => {
      const answer = message as JobAnswer;
      if ('ready' in answer) {
        up.add(child);
        clearTimeout(timer);
        timer = setTimeout(() => lose('late'), timeoutMs);
        return;
      }
      finish();
      if ('value' in answer) job.resolve(answer.value);
      else job.reject(new JobError('refused', answer.error.message, answer.error));
      rest(child);
      next();
    };
    // Starting up is not the job's fault.
    let timer = setTimeout(() => lose('late'), up.has(child) ? timeoutMs : timeoutMs + START_MS);
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    child.send(job.payload as object, (error) => error && all.has(child) && lose('crashed'));
  };

  const next = () => {
    if (closed || queue.length === 0) return;
    const child = wake() ?? (all.size < size ? spawn() : undefined);
    const job = child && queue.shift();
    if (child && job) start(child, job);
  };

  return {
    run<T>(payload: unknown) {
      if (closed || queue.length >= maxQueued) return Promise.reject(new JobError('busy', 'too many jobs are waiting'));
      return new Promise<T>((resolve, reject) => {
        queue.push({ payload, resolve: resolve as (value: unknown) => void, reject });
        next();
      });
    },
    close() {
      closed = true;
      for (const child of all) child.kill();
      for (const job of queue.splice(0)) job.reject(new JobError('busy', 'closing'));
    },
  };
}
