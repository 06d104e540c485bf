import type { Draft, DraftContent, Submitted } from '@diyar/api/contracts/listing-form';
import { ApiError } from '#lib/api-error.ts';
import { isOffline, reportSync } from '#lib/connectivity.ts';
import { createListeners } from '#lib/listeners.ts';
import { markBox } from './has-pending.ts';
import { dropSubmission, readSubmission, submissionsOf, writeSubmission } from './outbox-store.ts';
import type { PendingSubmission } from './pending-submission.ts';
import { mayPass, OtherVersion, type SubmissionPort, sendSubmission } from './send-submission.ts';

/** A submission as the list shows it. */
export type OutboxEntry = PendingSubmission & { isSending: boolean };
export type Outbox = ReturnType<typeof createOutbox>;

type Options = {
  owner: string;
  port: Omit<SubmissionPort, 'isWanted'>;
  /** The listing arrived: whatever else this device keeps of it may go. */
  onSent: (submission: PendingSubmission) => void;
};

const LOCK = 'diyar-outbox';
const CHANGED = 'changed';
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 300_000;

/** Listings an account wrote without a network. Opened in many windows, it is sent by one of them. */
export function createOutbox({ owner, port, onSent }: Options) {
  let posts: readonly OutboxEntry[] = [];
  let sendingId: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const { subscribe, notify } = createListeners();
  /** Listings that were sent since this window was opened, by whichever window. */
  const sent = new Map<string, Submitted>();
  const windows = new BroadcastChannel(LOCK);
  windows.onmessage = ({ data }: MessageEvent<Submitted | typeof CHANGED>) => {
    if (data !== CHANGED) sent.set(data.id, data);
    void look();
  };

  async function look(): Promise<void> {
    const submissions = await submissionsOf(owner);
    posts = submissions.map((submission) => ({ ...submission, isSending: submission.id === sendingId }));
    markBox(owner, submissions.length > 0);
    notify();
  }

  async function changed(): Promise<void> {
    await look();
    windows.postMessage(CHANGED);
  }

  async function update(id: string, values: Partial<PendingSubmission>): Promise<void> {
    const submission = await readSubmission(id);
    // Taken back meanwhile.
    if (submission?.owner === owner) await writeSubmission({ ...submission, ...values });
    await changed();
  }

  /** A submission after the other, in one window at a time. */
  async function send(): Promise<void> {
    clearTimeout(timer);
    if (isOffline() || !posts.some(({ state }) => state === 'waiting')) return;
    await alone(async () => {
      reportSync('syncing');
      let isStuck = false;
      const tried = new Set<string>();
      for (;;) {
        const next = (await submissionsOf(owner)).find(({ id, state }) => state === 'waiting' && !tried.has(id));
        if (!next) break;
        tried.add(next.id);
        if (!(await sendOne(next))) isStuck = true;
      }
      failures = isStuck ? failures + 1 : 0;
      // A line that is bad rather than gone tells nobody when it is better.
      if (isStuck) timer = setTimeout(() => void send(), Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
      reportSync(isStuck ? 'failed' : 'idle');
    });
  }

  /** @returns false when it is worth another try later */
  async function sendOne(submission: PendingSubmission): Promise<boolean> {
    sendingId = submission.id;
    await look();
    try {
      const isWanted = async ({ id }: PendingSubmission) => (await readSubmission(id)) !== undefined;
      const listing = await sendSubmission(submission, { ...port, isWanted });
      if (listing) {
        sent.set(listing.id, listing);
        windows.postMessage(listing);
        await dropSubmission(submission.id, { withFiles: true });
        onSent(submission);
      }
      return true;
    } catch (error) {
      if (error instanceof OtherVersion) {
        await update(submission.id, { state: 'conflict', theirs: error.theirs, failure: undefined });
        return true;
      }
      if (!(error instanceof ApiError)) throw error;
      const isFinal = !mayPass(error);
      await update(submission.id, { state: isFinal ? 'refused' : 'waiting', failure: sentenceOf(error) });
      return isFinal;
    } finally {
      sendingId = undefined;
      await changed();
    }
  }

  return {
    posts: () => posts,
    /** The server's answer, once the submission arrived. */
    sent: (id: string): Submitted | undefined => sent.get(id),
    subscribe,
    look,
    send,
    /** Keeps what cannot be sent now. Resolves when it is safe on this device. */
    async put(submission: Omit<PendingSubmission, 'owner' | 'state' | 'at'>): Promise<void> {
      sent.delete(submission.id);
      await writeSubmission({ ...submission, owner, state: 'waiting', at: Date.now() });
      await changed();
    },
    async retry(id: string): Promise<void> {
      await update(id, { state: 'waiting', failure: undefined });
      await send();
    },
    /** The owner chose what it says, over the version that stood against it. */
    async settle(id: string, content: DraftContent, over: Draft): Promise<void> {
      await update(id, { content, baseVersion: over.version, state: 'waiting', theirs: undefined, failure: undefined });
      await send();
    },
    /** Out of the box. `withFiles` false: the form goes on with it, photos included. */
    async drop(id: string, { withFiles }: { withFiles: boolean }): Promise<void> {
      await dropSubmission(id, { withFiles });
      await changed();
    },
    close(): void {
      clearTimeout(timer);
      windows.close();
    },
  };
}

/** The first field's own words say more than "correct the errors". */
const sentenceOf = ({ errors, message }: ApiError): string => errors[0]?.message ?? message;

/** Runs it unless another window does. Where there are no locks the server's own guard must do: sent twice, it is there once. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
