import type { Draft, Submitted } from '@diyar/api/contracts/listing-form';
import { ApiError } from '../../lib/api-error.ts';
import type { Letter } from './letter.ts';

/** The calls of one letter. Each rejects with an `ApiError`. */
export type LetterPort = {
  saveDraft(letter: Letter): Promise<Draft>;
  readDraft(letter: Letter): Promise<Draft>;
  sendFiles(letter: Letter): Promise<void>;
  handIn(letter: Letter): Promise<Submitted>;
  /** Whether both say the same, whatever the order of their words. */
  isSame(one: Draft['content'], other: Draft['content']): boolean;
  /** Still here, and not taken back in another window. */
  isWanted(letter: Letter): Promise<boolean>;
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
 * Brings one letter to the server: its words as the draft, its files, then the hand-in. Every step may be repeated, so a
 * connection lost in the middle, or an answer lost at the end, leaves one listing and not two.
 * @returns nothing when it was taken back meanwhile
 * @throws OtherVersion, ApiError
 */
export async function sendLetter(letter: Letter, port: LetterPort): Promise<Submitted | undefined> {
  const saved = await save(letter, port);
  if (saved === 'arrived') return arrived(letter, port);
  await port.sendFiles(letter);
  if (!(await port.isWanted(letter))) return undefined;
  try {
    return await port.handIn({ ...letter, baseVersion: saved });
  } catch (error) {
    // Files that arrived may have moved the draft on: the words are still ours.
    const theirs = otherIn(error);
    if (!theirs) throw error;
    if (!port.isSame(theirs.content, letter.content)) throw new OtherVersion(theirs);
    return port.handIn({ ...letter, baseVersion: theirs.version });
  }
}

/** @returns the version to hand in on, or that all of it had arrived before */
async function save(letter: Letter, port: LetterPort): Promise<number | 'arrived'> {
  try {
    return (await port.saveDraft(letter)).version;
  } catch (error) {
    const isInReview = error instanceof ApiError && error.code === 'listing_in_review';
    const theirs = isInReview ? await port.readDraft(letter) : otherIn(error);
    if (!theirs) throw error;
    if (port.isSame(theirs.content, letter.content)) return theirs.state === 'pending' ? 'arrived' : theirs.version;
    // An earlier save of this very form, whose answer was lost.
    const isOwn = letter.before.some((one) => port.isSame(theirs.content, one));
    if (!isOwn || isInReview) throw new OtherVersion(theirs);
    return (await port.saveDraft({ ...letter, baseVersion: theirs.version })).version;
  }
}

/** The answer was lost, not the listing: a new one may be asked for again, of a change the draft says enough. */
async function arrived(letter: Letter, port: LetterPort): Promise<Submitted> {
  if (!letter.isUpdate) return port.handIn(letter);
  const { id, version, status, isChange } = await port.readDraft(letter);
  return { id, version, status, isChange, code: 0 };
}

function otherIn(error: unknown): Draft | undefined {
  const isConflict = error instanceof ApiError && error.code === 'draft_conflict';
  return isConflict ? (error.data as { draft?: Draft } | null)?.draft : undefined;
}

/** Nobody said no: no answer, the server's own trouble, too many, or a session to be renewed. It is worth another try. */
export const mayPass = ({ statusCode }: ApiError): boolean =>
  statusCode === 0 || statusCode >= 500 || statusCode === 429 || statusCode === 401;
