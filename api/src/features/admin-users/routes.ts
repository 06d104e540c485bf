import type { FastifyPluginAsync } from 'fastify';
import { marksOf } from '#lib/auth/stored-measures.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { ProfilePhone } from '#lib/fields.ts';
import { serve } from '#lib/serve.ts';
import { auditExport } from '#lib/tables/audit-export.ts';
import { rowsByPage } from '#lib/tables/rows-by-page.ts';
import { sendTable } from '#lib/tables/write-table.ts';
import { banUser, suspendUser, unbanUser, unsuspendUser } from './change-standing.ts';
import type { AdminUser } from './contract.ts';
import * as contract from './contract.ts';
import { endUserSession } from './end-user-session.ts';
import { userTable } from './export-users.ts';
import { userProfile } from './profile.ts';
import { auditOf, countUsers, userById, usersAfter, usersLike } from './queries.ts';

const PAGE_SIZE = 30;

/** What was looked for, as the whole e-mail or telephone that it may be. */
const readIdentity = (words: string) => {
  const phone = ProfilePhone.safeParse(words);
  return phone.success ? { phone: phone.data } : { email: words };
};

export const adminUserRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  const withMarks = async <T extends { query?: string }>(filter: T) => {
    const kept = filter.query ? await marksOf(db, config.auth.secrets, readIdentity(filter.query)) : [];
    return { ...filter, marks: kept.map(({ mark }) => mark) };
  };
  const found = async (id: string, lang: Lang) => {
    const user = await userById(db, id, lang);
    if (!user) throw new AppError('user_not_found', 404);
    return user;
  };

  serve(app, contract.listUsers, async ({ query, request }) => {
    const { limit: size = PAGE_SIZE, page: number = 1, ...given } = query;
    const filter = await withMarks(given);
    const [users, total] = await Promise.all([
      usersLike(db, filter, { size, number }, request.lang),
      countUsers(db, filter),
    ]);
    return { users, page: { number, size, total } };
  });

  serve(app, contract.exportUsers, async ({ query, caller, request, reply }) => {
    const { format, ...filter } = query;
    const { lang } = request;
    await auditExport(db, { what: 'users', format, filter, actorId: caller.id, request });
    const asked = await withMarks(filter);
    const rows = rowsByPage<AdminUser>((last, size) => usersAfter(db, asked, { after: last?.id, size, lang }));
    return sendTable(reply, userTable(rows, lang), { name: 'diyar-users', format, lang });
  });

  serve(app, contract.getUser, async ({ params, request }) => ({
    user: await found(params.id, request.lang),
    audit: await auditOf(db, params.id),
  }));

  serve(app, contract.userProfile, async ({ params, request }) => {
    await found(params.id, request.lang);
    return { profile: await userProfile(db, params.id, request.lang) };
  });
  serve(app, contract.endUserSession, async ({ params: { id: userId, sessionId }, caller, request }) => {
    await endUserSession(db, { userId, sessionId, actorId: caller.id, ip: request.ip });
    request.log.info({ userId, by: caller.id }, 'session ended by an administrator');
    return {};
  });

  serve(app, contract.suspendUser, async ({ params, body, caller, request }) => {
    await suspendUser(db, { ...body, userId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ userId: params.id, by: caller.id }, 'user suspended');
    return { user: await found(params.id, request.lang) };
  });
  serve(app, contract.unsuspendUser, async ({ params, body, caller, request }) => {
    await unsuspendUser(db, { ...body, userId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ userId: params.id, by: caller.id }, 'suspension lifted');
    return { user: await found(params.id, request.lang) };
  });
  serve(app, contract.banUser, async ({ params, body, caller, request }) => {
    await banUser(db, { ...body, userId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ userId: params.id, by: caller.id }, 'user banned');
    return { user: await found(params.id, request.lang) };
  });
  serve(app, contract.unbanUser, async ({ params, body, caller, request }) => {
    await unbanUser(db, { ...body, userId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ userId: params.id, by: caller.id }, 'ban lifted');
    return { user: await found(params.id, request.lang) };
  });
};
