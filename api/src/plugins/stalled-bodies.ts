import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { AppError } from '#lib/errors.ts';
import { answerOnSocket } from './malformed-requests.ts';

/** Longest silence of a body, and the time that it may take whatever its pace. */
export const SILENT_MS = 30_000;
/** On the whole, after that: no telephone line is slower, and whoever sends a byte a second to hold connections is. */
const LEAST_BYTES_PER_SECOND = 1024;
const LOOK_EVERY_MS = 5_000;

/**
 * Ends a request whose body stalls, and lets one that is only slow arrive: a licence of 5 MB takes minutes on a bad line, which a
 * limit for the whole request cannot tell from a sender who has gone. Answers 408 `request_timeout` and ends the connection.
 */
export const stalledBodies = fp(
  async (app) => {
    app.addHook('onRequest', async ({ raw, lang }, reply) => {
      // Undefined where a test sent it without a connection.
      if (raw.complete !== false || !hasBody(raw)) return;
      const { socket } = raw;
      const began = { at: performance.now(), bytes: socket.bytesRead };
      let last = began;
      // Not until the answer: the rest of a refused body may never come either.
      const timer = setInterval(() => {
        if (raw.complete || socket.destroyed) return clearInterval(timer);
        const now = { at: performance.now(), bytes: socket.bytesRead };
        if (now.bytes > last.bytes) last = now;
        const arrived = now.bytes - began.bytes;
        if (!isStalled({ silentMs: now.at - last.at, ms: now.at - began.at, bytes: arrived })) return;
        clearInterval(timer);
        if (reply.raw.headersSent) socket.destroy();
        else answerOnSocket(socket, new AppError('request_timeout', 408), lang);
      }, LOOK_EVERY_MS).unref();
      raw.once('end', () => clearInterval(timer));
    });
  },
  { name: 'stalled-bodies', dependencies: ['locale'] },
);

/** @param bytes that arrived within `ms` */
function isStalled({ silentMs, ms, bytes }: { silentMs: number; ms: number; bytes: number }): boolean {
  return silentMs >= SILENT_MS || ms > SILENT_MS + (bytes / LEAST_BYTES_PER_SECOND) * 1_000;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
