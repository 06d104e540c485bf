import type { Media, Upload } from '@diyar/api/contracts/listing-media';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { type Line, sendFile, type UploadPort } from './send-file.ts';

const DONE: Media = { photos: [], video: null };
const lost = () => new ApiError('network_error', 0, 'x');

/** A server that keeps what arrives, on a line that fails as told. */
function aServer({ bytes = 700_000, failures = [] as (ApiError | 'half' | undefined)[] } = {}) {
  let kept = 0;
  const log: string[] = [];
  const upload = (): Upload => ({ id: 'u', kind: 'image', bytes, offset: kept, isFinished: false });
  const port: UploadPort = {
    async start() {
      log.push(`start@${kept}`);
      return upload();
    },
    async send(_id, offset, piece) {
      if (offset !== kept) throw new ApiError('upload_offset', 409, 'x');
      const failure = failures.shift();
      if (failure === 'half') {
        kept += piece.size >> 1;
        throw lost();
      }
      if (failure) throw failure;
      kept += piece.size;
      return upload();
    },
    async finish() {
      log.push('finish');
      return DONE;
    },
    cancel: async () => {},
  };
  return { port, log, kept: () => kept, bytes };
}

const aLine = (values: Partial<Line> = {}) => {
  const waits: number[] = [];
  const line: Line = {
    isOffline: () => false,
    untilOnline: async () => {},
    wait: async (ms) => void waits.push(ms),
    now: () => 0,
    ...values,
  };
  return { line, waits };
};

function sending(bytes: number, signal = new AbortController().signal) {
  const progress: number[] = [];
  const paused: boolean[] = [];
  return {
    progress,
    paused,
    kind: 'image' as const,
    file: new Blob([new Uint8Array(bytes)]),
    sha256: 'a'.repeat(64),
    signal,
    onProgress: (sent: number) => void progress.push(sent),
    onChecking: () => {},
    onPaused: (isPaused: boolean) => void paused.push(isPaused),
    onStarted: () => {},
  };
}

describe('a file on its way', () => {
  it('goes in growing pieces', async () => {
    const { port, log, bytes } = aServer();
    const job = sending(bytes);
    expect(await sendFile(port, aLine().line, job)).toBe(DONE);
    expect(job.progress).toEqual([0, 131_072, 393_216, 700_000]);
    expect(log).toEqual(['start@0', 'finish']);
  });

  it('goes on after a cut from the byte that arrived', async () => {
    const { port, log, kept, bytes } = aServer({ failures: [undefined, 'half', lost()] });
    const job = sending(bytes);
    const { line, waits } = aLine();
    await sendFile(port, line, job);
    expect(kept()).toBe(bytes);
    expect(log).toEqual(['start@0', 'start@262144', 'start@262144', 'finish']);
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
    expect(job.paused).toContain(true);
    expect(job.paused.at(-1)).toBe(false);
  });

  it('waits for a network without losing patience', async () => {
    let looks = 0;
    const { port, bytes } = aServer();
    const { line, waits } = aLine({ isOffline: () => looks++ < 40 });
    await sendFile(port, line, sending(bytes));
    expect(waits).toEqual([]);
  });

  it('gives up when the server says no, and after many tries without a byte', async () => {
    const no = new ApiError('image_type', 415, 'no');
    await expect(sendFile(aServer({ failures: [no] }).port, aLine().line, sending(9))).rejects.toBe(no);
    const { line, waits } = aLine();
    const silent = aServer({ failures: Array.from({ length: 50 }, lost) });
    await expect(sendFile(silent.port, line, sending(9))).rejects.toMatchObject({ statusCode: 0 });
    expect(waits).toHaveLength(7);
  });

  it('stops when it is cancelled', async () => {
    const abort = new AbortController();
    abort.abort();
    const { port, log } = aServer();
    await expect(sendFile(port, aLine().line, sending(9, abort.signal))).rejects.toMatchObject({ name: 'AbortError' });
    expect(log).toEqual([]);
  });
});

describe('a film’s picture', () => {
  const FILMED: Media = { ...DONE, photos: [{ ...({} as Media['photos'][number]) }] };
  const film = { ...sending(700_000), kind: 'video' as const };

  it('follows the film, tried again over a lost line', async () => {
    const { port, log } = aServer();
    let tries = 0;
    const poster = async () => {
      log.push('poster');
      if (tries++ === 0) throw lost();
      return FILMED;
    };
    expect(await sendFile({ ...port, poster }, aLine().line, film)).toBe(FILMED);
    expect(log.filter((step) => step === 'poster')).toHaveLength(2);
  });

  it.each([
    ['no frame could be taken', async () => null],
    [
      'the server refuses it',
      async () => {
        throw new ApiError('image_unreadable', 422, 'x');
      },
    ],
  ])('is done without where %s', async (_, poster) => {
    expect(await sendFile({ ...aServer().port, poster }, aLine().line, film)).toBe(DONE);
  });
});
