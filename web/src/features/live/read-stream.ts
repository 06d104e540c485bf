/** News as the server said it; without a kind it only tells how far its reader has come. */
export type News = { kind?: string | undefined; id?: string | undefined; at?: string | undefined };

/** Twice the server's beat: a line that was silent for so long is dead, whatever the browser thinks. */
export const SILENT_MS = 55_000;

/**
 * Reads `GET /live` until it ends. `fetch` reads it, since an EventSource sends no token.
 * @returns the answer, when it was no stream
 */
export async function readStream(
  token: string,
  lastId: string | undefined,
  told: (news: News) => void,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const silence = new AbortController();
  const stop = () => silence.abort();
  let timer = setTimeout(stop, SILENT_MS);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch('/api/live', {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastId && { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      signal: silence.signal,
    });
    if (!response.ok || !response.body) return response;
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      clearTimeout(timer);
      timer = setTimeout(stop, SILENT_MS);
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) told(newsIn(block));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Our server's own frames: a line each for `id`, `event` and `data`. */
function newsIn(block: string): News {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const { id } = JSON.parse(field('data') ?? '{}') as { id?: string };
  return { kind: field('event'), id, at: field('id') };
}
