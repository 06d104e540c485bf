import type { Draft, Submitted } from '@diyar/api/contracts/listing-form';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { aContent, aDraft } from '#testing/a-form.ts';
import type { PendingSubmission } from './pending-submission.ts';
import { mayPass, type SubmissionPort, sendSubmission } from './send-submission.ts';

const words = (titleAr: string) => aDraft(aContent({ titleAr })).content;
const aSubmission = (over: Partial<PendingSubmission> = {}): PendingSubmission => ({
  id: 'l',
  owner: 'o',
  title: 'شقة',
  isUpdate: false,
  content: words('شقة'),
  before: [],
  baseVersion: 0,
  state: 'waiting',
  at: 1,
  ...over,
});
const draft = (titleAr: string, over: Partial<Draft> = {}) => aDraft(aContent({ titleAr }), over);
const conflict = (theirs: Draft) => new ApiError('draft_conflict', 409, '', [], { draft: theirs });
const lost = () => new ApiError('network_error', 0, '');
const SENT: Submitted = { id: 'l', code: 7, status: 'pending', isChange: false, version: 2 };

function aPort(over: Partial<SubmissionPort> = {}) {
  const log: string[] = [];
  const noted =
    <T>(name: string, answer: (submission: PendingSubmission) => Promise<T>) =>
    (submission: PendingSubmission) => {
      log.push(`${name}@${submission.baseVersion}`);
      return answer(submission);
    };
  const port: SubmissionPort = {
    saveDraft: async () => draft('شقة', { version: 1 }),
    readDraft: async () => draft('شقة', { version: 2, state: 'pending' }),
    sendFiles: async () => {},
    handIn: async () => SENT,
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    isWanted: async () => true,
    ...over,
  };
  return {
    log,
    port: {
      ...port,
      saveDraft: noted('draft', port.saveDraft),
      sendFiles: noted('files', port.sendFiles),
      handIn: noted('hand-in', port.handIn),
    },
  };
}

describe('a submission on its way', () => {
  it('goes words first, then files, then the hand-in', async () => {
    const { port, log } = aPort();
    expect(await sendSubmission(aSubmission(), port)).toBe(SENT);
    expect(log).toEqual(['draft@0', 'files@0', 'hand-in@1']);
  });

  it('knows its own words that had arrived without an answer', async () => {
    const { port, log } = aPort({ saveDraft: () => Promise.reject(conflict(draft('شقة', { version: 4 }))) });
    await sendSubmission(aSubmission(), port);
    expect(log.at(-1)).toBe('hand-in@4');
  });

  it('goes on over an earlier save of its own', async () => {
    const saveDraft = vi.fn(async () => draft('شقة', { version: 3 }));
    saveDraft.mockRejectedValueOnce(conflict(draft('شق', { version: 2 })));
    const { port, log } = aPort({ saveDraft });
    await sendSubmission(aSubmission({ before: [words('شق')] }), port);
    expect(log).toEqual(['draft@0', 'draft@2', 'files@0', 'hand-in@3']);
  });

  it('asks once more, and no more, for what had been handed in', async () => {
    const { port, log } = aPort({ saveDraft: () => Promise.reject(new ApiError('listing_in_review', 409, '')) });
    expect(await sendSubmission(aSubmission(), port)).toBe(SENT);
    expect(log).toEqual(['draft@0', 'hand-in@0']);
    const change = aPort({ saveDraft: () => Promise.reject(new ApiError('listing_in_review', 409, '')) });
    expect(await sendSubmission(aSubmission({ isUpdate: true }), change.port)).toMatchObject({ version: 2 });
    expect(change.log).toEqual(['draft@0']);
  });

  it('shows another’s version instead of writing over it', async () => {
    const theirs = draft('غيرها', { version: 5 });
    const early = aPort({ saveDraft: () => Promise.reject(conflict(theirs)) });
    await expect(sendSubmission(aSubmission(), early.port)).rejects.toMatchObject({ name: 'OtherVersion', theirs });
    expect(early.log).toEqual(['draft@0']);
    const late = aPort({ handIn: () => Promise.reject(conflict(theirs)) });
    await expect(sendSubmission(aSubmission(), late.port)).rejects.toMatchObject({ theirs });
  });

  it('takes a draft that its own photos moved on for its own', async () => {
    const handIn = vi.fn(async () => SENT).mockRejectedValueOnce(conflict(draft('شقة', { version: 6 })));
    const { port, log } = aPort({ handIn });
    expect(await sendSubmission(aSubmission(), port)).toBe(SENT);
    expect(log.slice(-2)).toEqual(['hand-in@1', 'hand-in@6']);
  });

  it('stops where the line does, and when it was taken back', async () => {
    const cut = aPort({ sendFiles: () => Promise.reject(lost()) });
    await expect(sendSubmission(aSubmission(), cut.port)).rejects.toMatchObject({ statusCode: 0 });
    expect(cut.log).not.toContain('hand-in@1');
    const gone = aPort({ isWanted: async () => false });
    expect(await sendSubmission(aSubmission(), gone.port)).toBeUndefined();
    expect(gone.log).toEqual(['draft@0', 'files@0']);
  });

  it.each([
    [0, true],
    [401, true],
    [429, true],
    [503, true],
    [400, false],
    [409, false],
  ])('a %i may pass: %s', (status, passes) => {
    expect(mayPass(new ApiError('unknown', status, ''))).toBe(passes);
  });
});
