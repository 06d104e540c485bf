import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { failureOf } from './error-handler.ts';
import { languageOf } from './locale.ts';

const byCode = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', new AppError('request_timeout', 408)],
  ['HPE_HEADER_OVERFLOW', new AppError('headers_too_large', 431)],
]);
const malformed = new AppError('bad_request', 400);

/** Requests that Node's parser refuses before there is one; the language is known if the header arrived. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const packet: unknown = error.rawPacket;
  const head = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  const asked = /\r\naccept-language:[ \t]*([^\r\n]*)/i.exec(head)?.[1];
  answerOnSocket(socket, byCode.get(error.code) ?? malformed, languageOf(asked));
}

/** Answers where there is no reply, and ends the connection. */
export function answerOnSocket(socket: Socket, error: AppError, lang: Lang): void {
  const failure = failureOf(error, { lang });
  const body = JSON.stringify(failure);
  const answer = [
    `HTTP/1.1 ${failure.statusCode} ${STATUS_CODES[failure.statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.end(`${answer.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** Requests that the router refuses before any hook runs: bad percent signs, parts that are too long. */
export function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error, { lang: languageOf(request.headers['accept-language']) });
  reply.code(failure.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(failure));
}
