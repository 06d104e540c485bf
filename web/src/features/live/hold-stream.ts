import { type News, readStream } from './read-stream.ts';

const SECOND_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Whoever logs out here has left by then, and is asked nothing. */
const LEAVING_MS = 1_000;

export type StreamDeps = {
  token: () => Promise<string | undefined>;
  /** Another token than the one that was refused. */
  renew: (refused: string) => Promise<void>;
  /** Asks an ordinary call who this is: it shows what became of the session. */
  askWho: () => Promise<unknown>;
  /** Heard last, here or by the tab that read before. */
  lastId: () => string | undefined;
  told: (news: News) => void;
  /** There is no stream for the time being. */
  lost: () => void;
};

/** Keeps a stream open until `signal` says otherwise. Processes come and go: only a second failure counts as lost. */
export async function holdStream(deps: StreamDeps, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let isOver = false;
    const told = (news: News) => {
      failures = 0;
      if (news.kind === 'over') isOver = true;
      else deps.told(news);
    };
    const answer = await attempt(deps, told, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (answer || failures > 0) deps.lost();
    if (isOver || (answer && answer.status < 500)) {
      await pause(signal, LEAVING_MS);
      if (signal.aborted) return;
      await deps.askWho().catch(() => {});
    }
    await pause(signal, waitAfter(answer, failures++));
  }
}

async function attempt(deps: StreamDeps, told: (news: News) => void, signal: AbortSignal) {
  const token = await deps.token();
  if (!token || signal.aborted) return undefined;
  const answer = await readStream(token, deps.lastId(), told, signal);
  if (answer?.status !== 401) return answer;
  await deps.renew(token);
  const renewed = await deps.token();
  return renewed && !signal.aborted ? readStream(renewed, deps.lastId(), told, signal) : answer;
}

/** Readers of a process that ended come back one after another, and twice as late each time they fail. */
function waitAfter(answer: Response | undefined, failures: number): number {
  const asked = Number(answer?.headers.get('retry-after') ?? 0) * SECOND_MS;
  const own = Math.min(LONGEST_WAIT_MS, 2 ** failures * SECOND_MS);
  return Math.max(asked, own * Math.random());
}

/** Until then, or until the line is back. */
function pause(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', go);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    signal.addEventListener('abort', go);
    addEventListener('online', go);
  });
}
