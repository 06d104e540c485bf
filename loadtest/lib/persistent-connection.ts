import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface KeptAnswer {
  /** 0 where none came: the connection broke, or the time was over. */
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  ms: number;
}

/** One connection that every request shares while the server lets it live, as a pooling proxy has it. */
export function persistentConnection(url: string, withinMs = 30_000) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(url);
  const ask = (method: string, path: string, sent: { headers?: Record<string, string>; body?: Buffer } = {}) =>
    new Promise<KeptAnswer>((resolve) => {
      const began = performance.now();
      const none = () => resolve({ status: 0, headers: {}, bytes: Buffer.alloc(0), ms: performance.now() - began });
      const headers = { ...(sent.body && { 'content-length': String(sent.body.length) }), ...sent.headers };
      const asked = request({ hostname, port, path, method, agent, headers, timeout: withinMs }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', none);
        reply.on('end', () => {
          const answer = { status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(chunks) };
          resolve({ ...answer, ms: performance.now() - began });
        });
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', none);
      asked.end(sent.body);
    });
  return { ask, end: () => agent.destroy() };
}

/** The API's envelope; null where something else was sent. */
export function envelopeOf({ headers, bytes }: KeptAnswer): { success: boolean; code?: string; data?: never } | null {
  if (!String(headers['content-type']).startsWith('application/json')) return null;
  return JSON.parse(bytes.toString());
}
