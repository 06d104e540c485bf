import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { anyPort } from './private-engine.ts';

export interface Asked {
  method: string;
  path: string;
  body: string;
}

/** Treatment of a request instead of being passed on as it is. */
export type Disturbance =
  | { body: string }
  | { answer: { status: number; body: string } }
  /** The engine does it, and the caller gets half of the answer. */
  | 'half'
  /** Nothing for so many milliseconds, then it is passed on. */
  | { hang: number }
  /** The engine does it, and the caller reads this instead. */
  | { rewrite: (answer: string) => string };

/** An HTTP proxy before the engine that can misbehave like a network, a gateway or an engine on a bad day. */
export interface EngineProxy {
  url: string;
  /** Undefined passes the request on. */
  disturb: (asked: Asked) => Disturbance | undefined;
  close(): void;
}

export async function engineProxy(target: string): Promise<EngineProxy> {
  const port = await anyPort();
  const upstream = new URL(target);
  const proxy: EngineProxy = { url: `http://127.0.0.1:${port}`, disturb: () => undefined, close: () => server.close() };

  async function serve(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const asked = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', body: await textOf(incoming) };
    const disturbance = proxy.disturb(asked);
    if (typeof disturbance === 'object' && 'answer' in disturbance) {
      reply.writeHead(disturbance.answer.status, { 'content-type': 'application/json' }).end(disturbance.answer.body);
      return;
    }
    if (typeof disturbance === 'object' && 'hang' in disturbance)
      await new Promise((go) => setTimeout(go, disturbance.hang));
    const body = typeof disturbance === 'object' && 'body' in disturbance ? disturbance.body : asked.body;
    const headers = { ...incoming.headers, host: upstream.host, 'content-length': String(Buffer.byteLength(body)) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { hostname, port: upstreamPort } = upstream;
      request({ hostname, port: upstreamPort, method: asked.method, path: asked.path, headers }, resolve)
        .once('error', reject)
        .end(body);
    });
    let text = await textOf(answer);
    if (typeof disturbance === 'object' && 'rewrite' in disturbance) text = disturbance.rewrite(text);
    if (disturbance === 'half') text = text.slice(0, text.length / 2);
    reply.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' }).end(text);
  }
  const server = createServer((incoming, reply) => {
    serve(incoming, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return proxy;
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
