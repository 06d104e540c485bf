import type { Draft } from '@diyar/api/contracts/listing-form';
import { ApiError } from '#lib/api-error.ts';
import { createListeners } from '#lib/listeners.ts';
import type { FormContent } from './content.ts';

export type SaveState =
  /** Nothing to save. */
  | 'clean'
  /** Typed, and soon to be sent. */
  | 'pending'
  | 'saving'
  | 'saved'
  /** No answer: kept on this device, tried again. */
  | 'offline'
  /** Refused; said in words. */
  | 'failed'
  /** Another tab or device saved in between. */
  | 'conflict';

export type Snapshot = {
  state: SaveState;
  version: number;
  /** When the server last took it. */
  savedAt: number | undefined;
  failure: string | undefined;
  /** The version somebody else saved. */
  theirs: Draft | undefined;
};

type Deps = {
  version: number;
  /** The server's state at that version. */
  known: FormContent | undefined;
  /** Saves that this device sent before the page was loaded, and never heard of. */
  left?: readonly FormContent[];
  /** Saves on the server. Rejects with an `ApiError`; 409 `draft_conflict` carries the other draft. */
  send: (content: FormContent, version: number) => Promise<Draft>;
  /** Keeps the copy of this device; called on every change and before every save, with the saves whose answer is not known. */
  keep: (content: FormContent, version: number, isUnsent: boolean, unanswered: readonly FormContent[]) => void;
  /** Whether a draft is word for word what was sent before. */
  isOwn: (draft: Draft, sent: FormContent) => boolean;
  onSaved?: (draft: Draft) => void;
};

const SETTLE_MS = 1_200;
const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 60_000;
const UNANSWERED_KEPT = 3;

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Sends a form to the server a moment after it was touched, one save at a time, and again after a failure. What it is given
 * is on this device first, so neither a crash nor a lost connection costs a word.
 */
export function createAutosave({ version, known, left, send, keep, isOwn, onSaved }: Deps) {
  let now: Snapshot = { state: 'clean', version, savedAt: undefined, failure: undefined, theirs: undefined };
  let saved = known;
  let unsent: FormContent | undefined;
  /** Left without an answer so far: any of them may have arrived all the same. */
  let unanswered: readonly FormContent[] = left ?? [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let retries = 0;
  let isStopped = false;
  const { subscribe, notify } = createListeners();

  function become(next: Partial<Snapshot>): void {
    now = { ...now, ...next };
    notify();
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), ms);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= save().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function save(): Promise<void> {
    while (unsent && now.state !== 'conflict') {
      const sent = unsent;
      become({ state: 'saving', failure: undefined });
      unanswered = [...unanswered.filter((before) => before !== sent), sent].slice(-UNANSWERED_KEPT);
      keep(sent, now.version, true, unanswered);
      try {
        arrived(await send(sent, now.version), sent);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!stumbled(error)) return;
      }
    }
  }

  function arrived(draft: Draft, sent: FormContent): void {
    retries = 0;
    saved = sent;
    unanswered = [];
    const isAll = unsent === sent;
    if (isAll) unsent = undefined;
    keep(unsent ?? sent, draft.version, !isAll, unanswered);
    become({ state: isAll ? 'saved' : 'pending', version: draft.version, savedAt: Date.now() });
    onSaved?.(draft);
  }

  /** @returns whether to go on at once */
  function stumbled(error: ApiError): boolean {
    if (error.statusCode === 0 || error.statusCode >= 500 || error.statusCode === 429) {
      become({ state: 'offline', failure: error.statusCode === 0 ? undefined : error.message });
      schedule(Math.min(FIRST_RETRY_MS * 2 ** retries++, LONGEST_RETRY_MS));
      return false;
    }
    const theirs = error.code === 'draft_conflict' ? (error.data as { draft?: Draft } | null)?.draft : undefined;
    if (!theirs) {
      become({ state: 'failed', failure: error.message });
      return false;
    }
    // Our own save whose answer was lost on the way is nobody else's; and where only the photos were touched, nothing clashes.
    if ([...unanswered, saved].some((own) => own && isOwn(theirs, own))) {
      unanswered = [];
      become({ version: theirs.version });
      return true;
    }
    become({ state: 'conflict', theirs });
    return false;
  }

  return {
    snapshot: () => now,
    subscribe,
    /** The form changed: kept here at once, on the server a moment later. */
    change(content: FormContent): void {
      unsent = content;
      keep(content, now.version, true, unanswered);
      if (now.state === 'conflict') return;
      if (now.state !== 'saving') become({ state: now.state === 'offline' ? 'offline' : 'pending' });
      if (!running && now.state !== 'offline') schedule(SETTLE_MS);
    },
    /** Saves now. Resolves when nothing is left to send, or nothing more can be done about it. */
    flush: async (): Promise<boolean> => {
      if (unsent) await run();
      return unsent === undefined && now.state !== 'conflict';
    },
    /** Starts from another save: after a conflict, or a call that saved by itself. */
    rebase(version: number, content?: FormContent): void {
      unsent = content;
      unanswered = [];
      saved = undefined;
      become({ version, theirs: undefined, state: content ? 'pending' : 'clean', failure: undefined });
      if (content) {
        keep(content, version, true, unanswered);
        schedule(0);
      }
    },
    /** Somebody else's save, found before anything was sent. */
    meet(theirs: Draft, mine: FormContent): void {
      unsent = mine;
      become({ state: 'conflict', theirs });
    },
    /** Somebody else saved: asks the server once more, which answers with the other version. */
    retry(content: FormContent): void {
      unsent ??= content;
      schedule(0);
    },
    isUnsent: () => unsent !== undefined,
    /** Saves that may have reached the server: the last save it took, and those that were never answered. */
    before: (): FormContent[] => [...(saved ? [saved] : []), ...unanswered],
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
    start(): void {
      isStopped = false;
      if (unsent && now.state !== 'conflict') schedule(SETTLE_MS);
    },
  };
}
