// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdStream } from './hold-stream.ts';
import { type News, SILENT_MS } from './read-stream.ts';

type Answer = { status?: number; retryAfter?: string; body?: ReadableStream<Uint8Array> };

/** A server whose streams the test writes to. */
function aServer() {
  const asked: Record<string, string>[] = [];
  const refusals: Answer[] = [];
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const fetch = vi.fn(async (_path: string, { headers, signal }: RequestInit) => {
    asked.push(headers as Record<string, string>);
    const refusal = refusals.shift();
    if (refusal) {
      const { status = 500, retryAfter } = refusal;
      return new Response('{}', { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        out = controller;
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return new Response(body, { status: 200 });
  });
  vi.stubGlobal('fetch', fetch);
  return {
    asked,
    refusals,
    write: async (text: string) => {
      out?.enqueue(new TextEncoder().encode(text));
      await settled();
    },
    end: async () => {
      out?.close();
      await settled();
    },
  };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

function aReader() {
  const stop = new AbortController();
  const told: News[] = [];
  const deps = {
    token: vi.fn(async () => 'token'),
    renew: vi.fn(async () => {}),
    askWho: vi.fn(async () => {}),
    lastId: () => told.findLast(({ at }) => at)?.at,
    told: (news: News) => void told.push(news),
    lost: vi.fn(),
  };
  const ended = holdStream(deps, stop.signal);
  return { ...deps, told, stop: () => stop.abort(), ended };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('hears news however it is cut, and goes on where it was when a process ends', async () => {
  const server = aServer();
  const reader = aReader();
  await settled();
  await server.write('id: 4\nevent: le');
  await server.write('ad\ndata: {"id":"x"}\n\nid: 5\n\n:\n\n');
  expect(reader.told).toMatchObject([{ kind: 'lead', id: 'x', at: '4' }, { at: '5' }, {}]);
  await server.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.asked.map((headers) => headers['last-event-id'])).toEqual([undefined, '5']);
  expect(server.asked[0]?.authorization).toBe('Bearer token');
  expect(reader.lost).not.toHaveBeenCalled();
  reader.stop();
  await reader.ended;
});

it('leaves a line that is silent for longer than two beats', async () => {
  const server = aServer();
  aReader();
  await settled();
  await server.write(':\n\n');
  await vi.advanceTimersByTimeAsync(SILENT_MS + 1_000);
  expect(server.asked).toHaveLength(2);
});

it('says that there is none while a server refuses, and comes again when it was asked to', async () => {
  const server = aServer();
  server.refusals.push({ status: 503, retryAfter: '60' });
  const reader = aReader();
  await settled();
  expect(reader.lost).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(server.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.asked).toHaveLength(2);
  expect(reader.askWho).not.toHaveBeenCalled();
});

it('renews a token that ran out, and asks who this is when the session is over', async () => {
  const server = aServer();
  server.refusals.push({ status: 401 });
  const reader = aReader();
  await settled();
  expect(reader.renew).toHaveBeenCalledExactlyOnceWith('token');
  expect(server.asked).toHaveLength(2);
  await server.write('event: over\ndata: {}\n\n');
  await server.end();
  expect(reader.askWho).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reader.askWho).toHaveBeenCalledTimes(1);
  expect(reader.told).toEqual([]);
});

it('asks nothing of whoever ended the session here and left', async () => {
  const server = aServer();
  const reader = aReader();
  await settled();
  await server.write('event: over\ndata: {}\n\n');
  await server.end();
  reader.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reader.askWho).not.toHaveBeenCalled();
  expect(server.asked).toHaveLength(1);
});
