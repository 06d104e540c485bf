import type { ServerResponse } from 'node:http';
import type { Caller } from '#lib/auth/access-tokens.ts';
import { askAnew, beatOf, frameOf, type News, OVER, recentNews } from './news.ts';
import { paced } from './paced.ts';

/** Browsers and devices of one person; the oldest gives way, since a telephone that went under a bridge looks open for minutes. */
export const STREAMS_PER_PERSON = 8;
/** Under the minute in which proxies end what is silent. */
const BEAT_EVERY_S = 25;
/** Then the reader comes again, maybe to another process; the session is read anew on the way. */
const LONGEST_S = 3_600;
/** Unread bytes of a reader who does not read: ended, and told later what was missed. */
const MOST_UNREAD = 32_768;

export interface Stream {
  caller: Pick<Caller, 'id' | 'sessionId' | 'type' | 'secondFactor'>;
  out: ServerResponse;
}
interface Held extends Stream {
  /** Second of a turn in which it gets its beat, so that they are not written all at once. */
  slot: number;
  beats: number;
}

const reviews = ({ caller }: Stream) => caller.type === 'admin' && caller.secondFactor;

/** Open streams of one process. `look` reads whether their sessions go on; it is called with those that may have ended. */
export function createStreams(most: number, look: (streams: readonly Stream[]) => void) {
  const recent = recentNews();
  const byPerson = new Map<string, Set<Held>>();
  const slots = Array.from({ length: BEAT_EVERY_S }, () => new Set<Held>());
  const reviewers = new Set<Held>();
  let count = 0;
  let isClosing = false;
  let second = 0;
  const pace = paced<Held>(write);

  function write(stream: Held, text: string): void {
    stream.out.write(text);
    if (stream.out.writableLength > MOST_UNREAD) stream.out.destroy();
  }

  function forget(stream: Held): void {
    const own = byPerson.get(stream.caller.id);
    if (!own?.delete(stream)) return;
    if (own.size === 0) byPerson.delete(stream.caller.id);
    slots[stream.slot]?.delete(stream);
    reviewers.delete(stream);
    pace.forget(stream);
    count--;
  }

  function end(stream: Stream, last = ''): void {
    forget(stream as Held);
    stream.out.end(last);
  }

  const all = () => [...byPerson.values()].flatMap((own) => [...own]);
  const concerned = ({ people }: News) => people?.flatMap((person) => [...(byPerson.get(person) ?? [])]) ?? reviewers;

  const beating = setInterval(() => {
    second = (second + 1) % BEAT_EVERY_S;
    const at = recent.latest();
    for (const stream of slots[second] ?? []) {
      stream.beats++;
      if (stream.beats * BEAT_EVERY_S > LONGEST_S) end(stream);
      else write(stream, beatOf(pace.isWaiting(stream) ? undefined : at));
    }
  }, 1_000).unref();

  return {
    count: () => count,
    mayOpen: () => count < most && !isClosing,

    /** Takes a stream whose head was written, and says what was missed since `lastId`. */
    open(stream: Stream, lastId: string | undefined): void {
      const own = byPerson.get(stream.caller.id) ?? new Set();
      const held: Held = { ...stream, slot: count % BEAT_EVERY_S, beats: 0 };
      const [oldest] = own;
      if (oldest && own.size >= STREAMS_PER_PERSON) end(oldest);
      byPerson.set(stream.caller.id, own.add(held));
      slots[held.slot]?.add(held);
      if (reviews(held)) reviewers.add(held);
      count++;
      held.out.once('close', () => forget(held));

      const missed = lastId === undefined ? undefined : recent.since(lastId);
      if (!missed) {
        write(held, askAnew(recent.latest()));
        return;
      }
      const frames = new Set(
        missed.filter((news) => isFor(news, held)).map((news) => frameOf({ ...news, at: undefined })),
      );
      // The new place comes last: whoever is cut off before it is told all of this again.
      write(held, [...frames, beatOf(missed.at(-1)?.at)].join(''));
    },

    hear(news: News): void {
      recent.add(news);
      const streams = [...concerned(news)];
      if (news.kind === 'person') {
        if (streams.length > 0) look(streams);
      } else for (const stream of streams) pace.write(stream, frameOf(news));
    },
    /** Something may have been said that nobody heard. */
    missed(): void {
      recent.forget();
      const streams = all();
      if (streams.length > 0) look(streams);
      for (const stream of streams) pace.write(stream, askAnew());
    },

    all,
    /** `over`: the reader asks who it is; else it comes again by itself. */
    end: (stream: Stream, isOver: boolean) => end(stream, isOver ? OVER : ''),
    endAll(): void {
      for (const stream of all()) end(stream);
    },
    close(): void {
      isClosing = true;
      clearInterval(beating);
      pace.stop();
      for (const stream of all()) end(stream, pace.take(stream as Held));
    },
  };
}
export type Streams = ReturnType<typeof createStreams>;

const isFor = (news: News, stream: Held): boolean =>
  news.kind !== 'person' && (news.people?.includes(stream.caller.id) ?? reviews(stream));
