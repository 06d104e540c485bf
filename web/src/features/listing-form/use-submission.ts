import type { DraftContent, Submitted } from '@diyar/api/contracts/listing-form';
import type { NamedFiles } from '@diyar/api/contracts/listing-media';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { useLang } from '#lib/i18n.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { askFactsAgain, createListing, updateListing } from './api.ts';
import type { Autosave } from './autosave.ts';
import { type FormContent, toWire } from './content.ts';
import type { FormFacts } from './facts.ts';
import { byField } from './field-error.ts';
import type { FormFiles } from './form-files.ts';
import { dropCopy } from './local-copy.ts';
import { submissionBody } from './submission-body.ts';
import { fieldOf } from './tabs.ts';

const QUESTIONS = [
  'location_other_city',
  'location_other_province',
  'price_hundredfold',
  'area_unusual',
  'phone_in_text',
] as const;
/** `path`: the field it is about. */
export type Question = { code: (typeof QUESTIONS)[number]; path: string; message: string; data: unknown };

/** Keeps a form that was handed in without a connection; it goes out with the next one. */
export type KeepForLater = (letter: {
  id: string;
  title: string;
  isUpdate: boolean;
  content: DraftContent;
  /** Words of ours that the server may have, should it have others than these. */
  before: DraftContent[];
  baseVersion: number;
  /** Files the form shows, those that wait on this device among them. */
  files: NamedFiles;
}) => Promise<void>;

type Options = {
  id: string;
  owner: string;
  /** Of a listing that was handed in before. */
  isUpdate: boolean;
  facts: FormFacts;
  autosave: Autosave;
  files: FormFiles;
  /** What the form shows of them at this moment. */
  named: () => NamedFiles;
  saveForLater?: KeepForLater;
  /** The server's errors, by field, and the first of them. */
  onErrors: (errors: Record<string, string>) => void;
};

/** Handing in: the draft first, then the same words for review. Nothing of a refusal is lost: it goes to its field, or is asked. */
export function useSubmission(options: Options) {
  const { id, owner, isUpdate, facts, autosave, files, named, saveForLater, onErrors } = options;
  const api = useApi();
  const lang = useLang();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Submitted>();
  const [question, setQuestion] = useState<Question>();
  const [failure, setFailure] = useState<string>();
  /** Without a connection it is sent when there is one again. */
  const [isWaiting, setWaiting] = useState(false);
  const [isKept, setKept] = useState(false);
  const inFlight = useRef(false);

  async function submit(content: FormContent): Promise<void> {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setQuestion(undefined);
    setFailure(undefined);
    try {
      await send(content);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await refused(error, content);
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  }

  async function send(content: FormContent): Promise<void> {
    await autosave.flush();
    const { state, version } = autosave.snapshot();
    // The two versions are shown first.
    if (state === 'conflict') return;
    const body = { ...submissionBody(content, facts), baseVersion: version, files: named() };
    const listing = await (isUpdate ? updateListing : createListing)(api, id, body);
    setWaiting(false);
    autosave.rebase(listing.version);
    dropCopy(owner, id);
    setDone(listing);
    await queryClient.invalidateQueries({ queryKey: [PRIVATE], refetchType: 'none' });
  }

  /** Over to the outbox; the form itself is done. What cannot be kept is tried again from here. */
  async function keep(content: FormContent): Promise<void> {
    if (!saveForLater) return setWaiting(true);
    const { version: baseVersion } = autosave.snapshot();
    const before = [content, ...autosave.before()].map((draft) => toWire(draft, () => true));
    const title = content[lang === 'ar' ? 'titleAr' : 'titleEn'] || content.titleAr || content.titleEn;
    try {
      const letter = { id, title, isUpdate, content: submissionBody(content, facts), before, baseVersion };
      await saveForLater({ ...letter, files: named() });
    } catch {
      return setWaiting(true);
    }
    files.handOver();
    autosave.rebase(baseVersion);
    dropCopy(owner, id);
    setWaiting(false);
    setKept(true);
  }

  async function refused(error: ApiError, content: FormContent): Promise<void> {
    if (error.statusCode === 400) void askFactsAgain(queryClient);
    const errors = byField(error.errors, (path) => fieldOf(path, lang));
    const lacksFiles = error.errors.some(({ code }) => code === 'files_missing');
    if (lacksFiles && files.standing().waiting.length > 0) return keep(content);
    if (lacksFiles) await files.refresh().catch(() => {});
    const asked = QUESTIONS.find((code) => code === error.code);
    if (error.code === 'draft_conflict') autosave.retry(content);
    else if (asked)
      setQuestion({ code: asked, path: error.errors[0]?.path ?? '', message: error.message, data: error.data });
    else if (Object.keys(errors).length > 0) onErrors(errors);
    else if (error.statusCode === 0) await keep(content);
    else setFailure(error.message);
  }

  return {
    isBusy,
    isWaiting,
    isKept,
    done,
    failure,
    question,
    submit,
    dismiss: () => setQuestion(undefined),
    stopWaiting: () => setWaiting(false),
  };
}
