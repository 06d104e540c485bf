import { type Agent, request } from 'node:http';
import { target } from './target.ts';

const { hostname, port } = new URL(target.site);

export interface Reply {
  status: number;
  body: string;
  ms: number;
}
export interface Call {
  method?: 'GET' | 'POST';
  body?: object;
  headers?: Record<string, string>;
  /** A loopback address to call from; all of 127.0.0.0/8 is ours. */
  from?: string;
  agent?: Agent;
}

/** A call to the site. `ms` is from the request to the last byte. */
export function call(path: string, { method = 'GET', body, headers, from, agent }: Call = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const text = body && JSON.stringify(body);
    const sent = request(
      {
        hostname,
        port,
        path: `/api${path}`,
        method,
        agent,
        localAddress: from,
        headers: { 'accept-language': 'en', ...(text && { 'content-type': 'application/json' }), ...headers },
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - started,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** Fresh addresses for one run: guesses are counted per address, and those of an earlier run may still be. */
export function addresses(): () => string {
  let next = Math.floor(Math.random() * 2 ** 22);
  return () => {
    next++;
    return `127.${64 + ((next >> 16) & 63)}.${(next >> 8) & 255}.${1 + (next % 254)}`;
  };
}
