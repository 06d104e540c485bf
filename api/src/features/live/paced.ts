/** Each stream that is written to asks the ordinary calls at once: so many do in a tenth of a second, the others after them. */
const AT_ONCE = 50;
const EVERY_MS = 100;

/** Writes in order for each stream, and to no more than `AT_ONCE` of them in `EVERY_MS`: a message to everybody is no stampede. */
export function paced<Stream>(write: (stream: Stream, text: string) => void) {
  const waiting = new Map<Stream, Set<string>>();
  let left = AT_ONCE;
  let timer: NodeJS.Timeout | undefined;

  const take = (stream: Stream): string => {
    const text = [...(waiting.get(stream) ?? [])].join('');
    waiting.delete(stream);
    return text;
  };

  function turn(): void {
    timer = undefined;
    left = AT_ONCE;
    for (const stream of [...waiting.keys()].slice(0, AT_ONCE)) {
      left--;
      write(stream, take(stream));
    }
    if (left < AT_ONCE) timer = setTimeout(turn, EVERY_MS).unref();
  }

  return {
    write(stream: Stream, text: string): void {
      const own = waiting.get(stream);
      if (own) own.add(text);
      else if (left > 0) {
        left--;
        write(stream, text);
      } else waiting.set(stream, new Set([text]));
      timer ??= setTimeout(turn, EVERY_MS).unref();
    },
    isWaiting: (stream: Stream) => waiting.has(stream),
    /** Texts that still wait for a stream. */
    take,
    forget: (stream: Stream) => void waiting.delete(stream),
    stop: () => clearTimeout(timer),
  };
}
