import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { escapeHtml } from '#mail/mail-content.ts';
import { storedMail, storedMails } from '#mail/mailer.ts';

const CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'";

/** `/dev/mail`: what would have been sent. Mounted only where the operator wants it (`MAIL_PAGE`): it shows everyone's links. */
export const mailPage: FastifyPluginAsync = async (app) => {
  const { dataDir } = app.deps.config;
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': CSP,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  app.get<{ Querystring: { to?: string } }>('/dev/mail.json', async (request) => {
    const mails = await storedMails(dataDir);
    const { to } = request.query;
    return { mails: to ? mails.filter((mail) => mail.to === to) : mails };
  });
  app.get('/dev/mail', async (_request, reply) => {
    const rows = (await storedMails(dataDir)).map(
      ({ id, at, to, subject }) =>
        `<tr><td>${escapeHtml(at.slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(to)}</td><td dir="auto"><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></td></tr>`,
    );
    return reply.type('text/html; charset=utf-8').send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mail</title><style>body{font:16px system-ui;margin:2rem;max-width:60rem}td{padding:.3rem 1rem .3rem 0}</style>
<h1>Mail</h1><p>Nothing was sent: without SMTP_URL mails and telephone codes end here. Newest first.</p><table>${rows.join('') || '<tr><td>None yet.'}</table></html>`,
    );
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await storedMail(dataDir, request.params.id);
    if (!mail) throw new AppError('not_found', 404);
    return reply.type('text/html; charset=utf-8').send(mail.html);
  });
};
