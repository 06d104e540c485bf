import type { Draft, Submitted } from '@diyar/api/contracts/listing-form';
import { ApiError } from '#lib/api-error.ts';
import type { PendingSubmission } from './pending-submission.ts';

/** The calls of one submission. Each rejects with an `ApiError`. */
export type SubmissionPort = {
  saveDraft(submission: PendingSubmission): Promise<Draft>;
  readDraft(submission: PendingSubmission): Promise<Draft>;
  sendFiles(submission: PendingSubmission): Promise<void>;
  handIn(submission: PendingSubmission): Promise<Submitted>;
  /** Whether both say the same, whatever the order of their words. */
  isSame(one: Draft['content'], other: Draft['content']): boolean;
  /** Still here, and not taken back in another window. */
  isWanted(submission: PendingSubmission): Promise<boolean>;
};

/** Somebody saved another version meanwhile; its owner has to choose. */
export class OtherVersion extends Error {
  override name = 'OtherVersion';
  readonly theirs: Draft;
  constructor(theirs: Draft) {
    super('draft_conflict');
    this.theirs = theirs;
  }
}

/**
 * Brings one submission to the server: its words as the draft, its files, then the hand-in. Every step may be repeated, so a
 * connection lost in the middle, or an answer lost at the end, leaves one listing and not two.
 * @returns nothing when it was taken back meanwhile
 * @throws OtherVersion, ApiError
 */
export async function sendSubmission(
  submission: PendingSubmission,
  port: SubmissionPort,
): Promise<Submitted | undefined> {
  const saved = await save(submission, port);
  if (saved === 'arrived') return arrived(submission, port);
  await port.sendFiles(submission);
  if (!(await port.isWanted(submission))) return undefined;
  try {
    return await port.handIn({ ...submission, baseVersion: saved });
  } catch (error) {
    // Files that arrived may have moved the draft on: the words are still ours.
    const theirs = otherIn(error);
    if (!theirs) throw error;
    if (!port.isSame(theirs.content, submission.content)) throw new OtherVersion(theirs);
    return port.handIn({ ...submission, baseVersion: theirs.version });
  }
}

/** @returns the version to hand in on, or that all of it had arrived before */
async function save(submission: PendingSubmission, port: SubmissionPort): Promise<number | 'arrived'> {
  try {
    return (await port.saveDraft(submission)).version;
  } catch (error) {
    const isInReview = error instanceof ApiError && error.code === 'listing_in_review';
    const theirs = isInReview ? await port.readDraft(submission) : otherIn(error);
    if (!theirs) throw error;
    if (port.isSame(theirs.content, submission.content)) return theirs.state === 'pending' ? 'arrived' : theirs.version;
    // An earlier save of this very form, whose answer was lost.
    const isOwn = submission.before.some((draft) => port.isSame(theirs.content, draft));
    if (!isOwn || isInReview) throw new OtherVersion(theirs);
    return (await port.saveDraft({ ...submission, baseVersion: theirs.version })).version;
  }
}

/** The answer was lost, not the listing: a new one may be asked for again, of a change the draft says enough. */
async function arrived(submission: PendingSubmission, port: SubmissionPort): Promise<Submitted> {
  if (!submission.isUpdate) return port.handIn(submission);
  const { id, version, status, isChange } = await port.readDraft(submission);
  return { id, version, status, isChange, code: 0 };
}

function otherIn(error: unknown): Draft | undefined {
  const isConflict = error instanceof ApiError && error.code === 'draft_conflict';
  return isConflict ? (error.data as { draft?: Draft } | null)?.draft : undefined;
}

/** Nobody said no: no answer, the server's own trouble, too many, or a session to be renewed. It is worth another try. */
export const mayPass = ({ statusCode }: ApiError): boolean =>
  statusCode === 0 || statusCode >= 500 || statusCode === 429 || statusCode === 401;
