import type { Media, Upload, UploadKind } from '@diyar/api/contracts/listing-media';
import { ApiError } from '#lib/api-error.ts';

export interface UploadPort {
  /** Finds how far the same file came before, or begins it. */
  start(kind: UploadKind, bytes: number, sha256: string, signal: AbortSignal): Promise<Upload>;
  send(id: string, offset: number, piece: Blob, signal: AbortSignal): Promise<Upload>;
  finish(id: string, signal: AbortSignal): Promise<Media>;
  /** Gives a video that arrived a still picture; its media as they were where none can be taken. */
  poster?(id: string, video: Blob, signal: AbortSignal): Promise<Media | null>;
  cancel(id: string): Promise<unknown>;
}

export interface Sending {
  kind: UploadKind;
  file: Blob;
  sha256: string;
  signal: AbortSignal;
  /** Bytes that arrived. */
  onProgress(sent: number): void;
  /** All bytes are there; once it resolves they are looked at. */
  onChecking(): Promise<void> | void;
  /** The line is down (true) or good again. */
  onPaused(paused: boolean): void;
  /** Once the server knows the file. */
  onStarted(uploadId: string): void;
}

export interface Line {
  isOffline(): boolean;
  /** Resolves when the browser says that the network is back; rejects when `signal` aborts. */
  untilOnline(signal: AbortSignal): Promise<void>;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  now(): number;
}

/** A piece should take about this long: long enough to be worth a request, far below the 30 seconds of silence that the server bears. */
const PIECE_MS = 3_000;
const PIECE = { first: 128 * 1024, least: 32 * 1024, most: 2 * 1024 * 1024 };
/** In a row and with a network; any byte that arrives starts the count again. */
const TRIES = 7;
const WAIT = { first: 800, factor: 1.8, most: 20_000 };
/** The upload moved on without us, or is gone: asking again tells where to go on. */
const ASK_AGAIN = ['upload_offset', 'upload_not_found', 'upload_mismatch', 'upload_incomplete'];

/**
 * Brings one file to the server through whatever the line does. Resolves to the listing's media; rejects with an `ApiError`
 * when the server says no or patience ends, with an `AbortError` when it was cancelled.
 */
export async function sendFile(port: UploadPort, line: Line, sending: Sending): Promise<Media> {
  const { kind, file, sha256, signal, onProgress, onChecking, onPaused, onStarted } = sending;
  let size = PIECE.first;
  let failures = 0;
  let restarts = 0;

  for (;;) {
    signal.throwIfAborted();
    try {
      if (line.isOffline()) throw new ApiError('offline', 0, '');
      let upload = await port.start(kind, file.size, sha256, signal);
      onPaused(false);
      onStarted(upload.id);
      onProgress(upload.offset);
      while (!upload.isFinished && upload.offset < file.size) {
        const began = line.now();
        const piece = file.slice(upload.offset, upload.offset + size);
        upload = await port.send(upload.id, upload.offset, piece, signal);
        failures = 0;
        onPaused(false);
        onProgress(upload.offset);
        size = nextSize(size, line.now() - began);
      }
      await onChecking();
      const media = await port.finish(upload.id, signal);
      return kind === 'video' ? await withPoster(port, upload.id, sending, media) : media;
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) throw error;
      if (ASK_AGAIN.includes(error.code)) {
        if (++restarts > TRIES) throw error;
        continue;
      }
      if (!mayPass(error)) throw error;
      size = Math.max(PIECE.least, size / 2);
      onPaused(true);
      // Waiting for a network costs no patience.
      if (line.isOffline()) await line.untilOnline(signal);
      else if (++failures > TRIES) throw error;
      else await line.wait(pauseAfter(failures), signal);
    }
  }
}

/** A film without a still picture is shown behind the main photo: only a lost line is worth another try. */
async function withPoster(port: UploadPort, id: string, { file, signal }: Sending, media: Media): Promise<Media> {
  try {
    return (await port.poster?.(id, file, signal)) ?? media;
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.statusCode === 0)) throw error;
    return media;
  }
}

/** No answer, too slow, too many, or the server's own trouble. */
const mayPass = ({ statusCode }: ApiError) =>
  statusCode === 0 || statusCode === 408 || statusCode === 429 || statusCode >= 500;

const nextSize = (size: number, ms: number) => {
  if (ms < PIECE_MS / 2) return Math.min(PIECE.most, size * 2);
  return ms > PIECE_MS * 2 ? Math.max(PIECE.least, size / 2) : size;
};

/** Longer and longer, and never in step with the other files. */
const pauseAfter = (failures: number) =>
  Math.min(WAIT.most, WAIT.first * WAIT.factor ** (failures - 1)) * (0.75 + Math.random() / 2);
