import { validateHeaderValue } from 'node:http';
import { isDatabaseAway } from '@diyar/db';
import type { FastifyError, FastifyReply, FastifySerializerCompiler } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler as zodSerializer } from 'fastify-type-provider-zod';
import type { ErrorDetail, Failure, Lang } from '#lib/endpoint.ts';
import { AppError, fill } from '#lib/errors.ts';
import { ContractError, describeIssues } from '#lib/validation.ts';
import { messages } from '#lib/worded.ts';
import { dollars, waitOf } from '#lib/words.ts';

const byStatus: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  431: 'headers_too_large',
  503: 'service_unavailable',
};

/** Minutes to wait also as `{wait}`, with the noun that agrees with them; cents as `{missing}` or `{limit}` dollars. */
function withWords({ minutes, missingCents, limitCents, ...params }: AppError['params'], lang: Lang) {
  return {
    ...params,
    ...(typeof minutes === 'number' && { minutes, wait: waitOf(minutes * 60, lang) }),
    ...(typeof missingCents === 'number' && { missing: dollars(missingCents / 100, lang) }),
    ...(typeof limitCents === 'number' && { limit: dollars(limitCents / 100, lang) }),
  };
}

/** Turns whatever was thrown into the spec's envelope, in the caller's language. Unknown errors say nothing outside. */
export function failureOf(error: unknown, { lang }: { lang: Lang }): Failure {
  const build = (
    code: string,
    statusCode: number,
    params: AppError['params'] = {},
    errors: ErrorDetail[] | null = null,
  ): Failure => ({
    success: false,
    data: null,
    message: fill(messages[code]?.[lang] ?? messages.server_error[lang], withWords(params, lang)),
    errors,
    statusCode,
    code,
  });
  if (error instanceof ContractError) {
    return build('validation_failed', 400, {}, describeIssues(error.issues, lang));
  }
  if (error instanceof AppError) {
    const failure = { ...build(error.code, error.statusCode, error.params, error.details), data: error.data };
    const { field } = error;
    return field ? { ...failure, errors: [{ path: field, code: error.code, message: failure.message }] } : failure;
  }
  if (isDatabaseAway(error)) return build('service_unavailable', 503);
  const status = (error as FastifyError).statusCode ?? 500;
  return status < 500
    ? build(byStatus[status] ?? 'bad_request', status)
    : build(byStatus[status] ?? 'server_error', status);
}

export const errorHandler = fp(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const failure = failureOf(error, request);
      if (failure.statusCode >= 500) request.log.error({ err: error }, 'request failed');
      if (failure.statusCode === 429) app.countRefusal((error instanceof AppError && error.rule) || failure.code);
      if (failure.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
      removeUnsendable(reply);
      return send(reply, failure);
    });
    app.setNotFoundHandler((request, reply) => send(reply, failureOf(new AppError('not_found', 404), request)));
  },
  { name: 'error-handler', dependencies: ['locale'] },
);

/** Headers that Node refuses to send (`Location: https://a.example/ع`) would refuse the error's own answer, too. */
function removeUnsendable(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    try {
      for (const part of [value].flat()) validateHeaderValue(name, String(part));
    } catch {
      reply.removeHeader(name);
    }
  }
}

/**
 * Answers as their contracts say. An error that reaches a serialiser is Fastify's last resort, whose words are about
 * this program: it becomes the envelope, in Arabic, since the request is not at hand any more.
 */
export const serializerCompiler: FastifySerializerCompiler<Parameters<typeof zodSerializer>[0]['schema']> = (route) => {
  const serialize = zodSerializer(route);
  return (data) => (data instanceof Error ? JSON.stringify(failureOf(data, { lang: 'ar' })) : serialize(data));
};

export const send = (reply: FastifyReply, failure: Failure) =>
  reply.code(failure.statusCode).type('application/json; charset=utf-8').serializer(JSON.stringify).send(failure);
