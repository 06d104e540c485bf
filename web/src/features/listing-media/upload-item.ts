import type { UploadKind } from '@diyar/api/contracts/listing-media';
import { ApiError } from '#lib/api-error.ts';
import { type PrepareError, Unfit } from './unfit.ts';

export type UploadState = 'waiting' | 'preparing' | 'sending' | 'checking' | 'paused' | 'failed';

/** A file on its way. Immutable: each change is a new object. */
export interface UploadItem {
  key: number;
  kind: UploadKind;
  name: string;
  state: UploadState;
  /** Of the file as it is sent; 0 before it is prepared. */
  bytes: number;
  sent: number;
  /** Of the file as it is sent; absent before it is prepared. */
  sha256?: string;
  /** As the server knows the file, and the listing once it is part of it; absent before it is begun. */
  uploadId?: string;
  /** This device keeps the file: a closed window does not lose it. */
  isKept: boolean;
  /** Another window of this browser sends it. */
  isElsewhere?: boolean;
  /** Ours, by code, or the server's own sentence. */
  error?: { code: PrepareError | 'unknown' } | { message: string };
  /** Worth another try without another file. */
  mayRetry?: boolean;
  /** Shows the photo before it is there; revoked when the item leaves. */
  preview?: string;
}

/** What the form has to know of the files that are not part of the listing yet. */
export interface UploadStanding {
  /** On their way, those that failed apart. */
  photos: number;
  hasVideo: boolean;
  failed: number;
  /** Something moves: a submission waits for it. False for files that are safe on this device and wait for a line. */
  isBusy: boolean;
  /** A closed window would lose a file. */
  isUnsafe: boolean;
  /** SHA-256 of the files that wait for a line. */
  waiting: string[];
}

/** @param taking files that were chosen a moment ago and are still being put into the device's store */
export function standingOf(items: readonly UploadItem[], taking: number): UploadStanding {
  const under = items.filter(({ state }) => state !== 'failed');
  const isSafe = ({ state, isKept, sha256 }: UploadItem) => state === 'paused' && isKept && sha256 !== undefined;
  return {
    photos: under.filter(({ kind }) => kind === 'image').length,
    hasVideo: under.some(({ kind }) => kind === 'video'),
    failed: items.length - under.length,
    isBusy: taking > 0 || under.some((item) => !isSafe(item)),
    isUnsafe: taking > 0 || items.some(({ isKept }) => !isKept),
    waiting: under.filter(isSafe).flatMap(({ sha256 }) => sha256 ?? []),
  };
}

export function describeFailure(error: unknown): Pick<UploadItem, 'error' | 'mayRetry'> {
  if (error instanceof Unfit) return { error: { code: error.error }, mayRetry: false };
  if (!(error instanceof ApiError) || !error.message) return { error: { code: 'unknown' }, mayRetry: true };
  const isFinal = [413, 415, 422].includes(error.statusCode);
  return { error: { message: error.message }, mayRetry: !isFinal };
}
