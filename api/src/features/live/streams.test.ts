import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStreams, type Stream } from './streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A reader that never reads, as far as its process sees. */
function aStream(id: string) {
  const said: string[] = [];
  const out = {
    writableLength: 0,
    write: (text: string) => said.push(text),
    end: vi.fn(),
    destroy: vi.fn(),
    once: () => {},
  };
  const caller = { id, sessionId: id, type: 'regular' as const, secondFactor: false };
  return { said, out, stream: { caller, out: out as unknown as ServerResponse } satisfies Stream };
}
const someStreams = (count: number) => Array.from({ length: count }, (_, at) => aStream(`person-${at}`));
const bell = (at: string, people: string[]) => ({ at, kind: 'bell' as const, people });

it('what is said to many is spread, in its order for each, and nobody’s place runs ahead of it', () => {
  const streams = createStreams(1_000, () => {});
  const all = someStreams(120);
  for (const { stream } of all) streams.open(stream, undefined);
  for (const { said } of all) said.length = 0;
  const people = all.map(({ stream }) => stream.caller.id);
  streams.hear(bell('1', people));
  streams.hear(bell('2', people));
  const heard = () => all.filter(({ said }) => said.length > 0).length;
  expect(heard()).toBe(50);
  vi.advanceTimersByTime(100);
  expect(heard()).toBe(100);
  vi.advanceTimersByTime(100);
  expect(heard()).toBe(120);
  vi.advanceTimersByTime(400);
  for (const { said } of all) expect(said.join('').match(/id: \d/g)).toEqual(['id: 1', 'id: 2']);
  streams.close();
});

it('a stream is kept alive with the newest place, and ended after an hour', () => {
  const streams = createStreams(10, () => {});
  const { stream, said, out } = aStream('reader');
  streams.open(stream, undefined);
  said.length = 0;
  vi.advanceTimersByTime(25_000);
  expect(said).toEqual([':\n\n']);
  streams.hear(bell('9', ['somebody else']));
  vi.advanceTimersByTime(25_000);
  expect(said).toEqual([':\n\n', 'id: 9\n\n']);
  vi.advanceTimersByTime(3_600_000);
  expect(out.end).toHaveBeenCalledOnce();
  expect(streams.count()).toBe(0);
  streams.close();
});

it('whoever does not read is let go', () => {
  const streams = createStreams(10, () => {});
  const { stream, out } = aStream('reader');
  streams.open(stream, undefined);
  expect(out.destroy).not.toHaveBeenCalled();
  out.writableLength = 40_000;
  streams.hear(bell('1', ['reader']));
  expect(out.destroy).toHaveBeenCalledOnce();
  streams.close();
});

it('a process that closes says what still waits', () => {
  const streams = createStreams(1_000, () => {});
  const all = someStreams(60);
  for (const { stream } of all) streams.open(stream, undefined);
  const people = all.map(({ stream }) => stream.caller.id);
  streams.hear(bell('1', people));
  streams.close();
  const last = all.map(({ said, out }) => `${said.join('')}${out.end.mock.calls[0]?.[0] ?? ''}`);
  expect(last.filter((text) => text.includes('event: bell'))).toHaveLength(60);
  expect(streams.mayOpen()).toBe(false);
});
