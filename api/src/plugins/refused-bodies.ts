import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** Of a body up to this the rest is read and thrown away, and the connection serves the next request. */
const SMALL_BODY = 256 * 1024;
/** The sender's time to read the answer. */
const LINGER_MS = 2_000;

/**
 * An answer that leaves its request's body unread ends the connection when the body is large, and otherwise reads it to its end.
 * Node discards the rest only of a body that nobody began to read: after a form that was given up the socket would stay paused, and
 * the next request on it, somebody else's behind a proxy, would wait until it is dropped (72 s).
 */
export const refusedBodies = fp(
  async (app) => {
    app.addHook('onSend', async ({ raw }, reply) => {
      if (!hasBody(raw) || raw.readableEnded) return;
      if (raw.complete || !isLarge(raw)) return discard(raw);
      reply.header('connection', 'close');
      const { socket } = raw;
      // Node destroys such a socket once the answer is written; unread bytes make that a reset, and the answer is lost.
      socket.destroySoon = () => {
        socket.end();
        // After Node's own attempt to read the rest.
        setImmediate(() => {
          raw.pause();
          socket.pause();
        });
        setTimeout(() => socket.destroy(), LINGER_MS).unref();
      };
    });
  },
  { name: 'refused-bodies' },
);

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isLarge = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY;

/** Takes the body from the parser that has stopped reading it. */
function discard(raw: IncomingMessage): void {
  raw.unpipe();
  raw.resume();
}
