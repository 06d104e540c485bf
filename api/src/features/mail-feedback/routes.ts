import type { FastifyPluginAsync } from 'fastify';
import { Counter } from 'prom-client';
import { assertOperatorsKey } from '#lib/auth/secrets.ts';
import { type Heeded, heed } from './heed.ts';
import { readReport } from './read-report.ts';

const LARGEST = 256 * 1024;

/** Reports of mail servers about our mails later on, handed in by the operator's own (docs/operations.md). */
export const mailFeedbackRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  const reports = new Counter<'kind'>({
    name: 'mail_feedback_total',
    help: 'Mails handed in as reports on ours: bounce and complaint stopped something, known had done so before, ignored is any other',
    labelNames: ['kind'],
    registers: [app.metrics],
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<{ Body?: Buffer }>(
    '/mail/feedback',
    {
      schema: { hide: true },
      bodyLimit: LARGEST,
      onRequest: async (request) => assertOperatorsKey(request, config.mail.feedbackKey),
    },
    async ({ body, log }, reply) => {
      const report = body && (await readReport(body));
      const kind: Heeded = report ? await heed(db, config.auth.secrets, report) : 'ignored';
      reports.inc({ kind });
      log.info({ kind }, 'a mail was handed in as a report');
      return reply.code(202).send();
    },
  );
};
