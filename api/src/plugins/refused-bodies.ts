import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** A body up to this is read and thrown away, and the connection serves the next request. */
const SMALL_BODY = 256 * 1024;
/** The sender's time to read the answer. */
const LINGER_MS = 2_000;

/** A refusal ends the connection when a large body is still on its way: the rest is never read. */
export const refusedBodies = fp(
  async (app) => {
    app.addHook('onSend', async ({ raw }, reply) => {
      if (reply.statusCode < 400 || raw.complete !== false || !isLarge(raw)) return;
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

const isLarge = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY;
