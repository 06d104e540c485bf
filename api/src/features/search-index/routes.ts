import type { Db } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { backlog, recentAudits, recentRebuilds, requestAudit, requestRebuild } from './queries.ts';
import { listRefused, retryRefused } from './refused.ts';

const HISTORY = 10;
const PAGE_SIZE = 20;
const REASON = 'asked for by an administrator';

export const searchIndexRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.getSearchIndex, async () => {
    const [figures, rebuilds, audits] = await Promise.all([
      backlog(db),
      recentRebuilds(db, HISTORY),
      recentAudits(db, HISTORY),
    ]);
    return { ...figures, rebuilds, audits };
  });

  serve(app, contract.rebuildIndex, async ({ caller, request }) => {
    const rebuild = await db.transaction(async (trx) => {
      const asked = await requestRebuild(trx, REASON);
      if (!asked) throw new AppError('index_rebuild_running', 409);
      await record(trx, 'search_index.rebuild', { rebuildId: asked.id }, { actorId: caller.id, ip: request.ip });
      return asked;
    });
    request.log.info({ rebuildId: rebuild.id, by: caller.id }, 'index rebuild asked for');
    return { rebuild };
  });

  serve(app, contract.auditIndex, async ({ caller, request }) => {
    const asked = await db.transaction(async (trx) => {
      const row = await requestAudit(trx, REASON);
      if (!row) throw new AppError('index_audit_running', 409);
      await record(trx, 'search_index.audit', { auditId: row.id }, { actorId: caller.id, ip: request.ip });
      return row;
    });
    request.log.info({ auditId: asked.id, by: caller.id }, 'index audit asked for');
    return { audit: asked };
  });

  serve(app, contract.listRefused, async ({ query, request }) => {
    const { page: number = 1 } = query;
    const [listings, { refused: total }] = await Promise.all([
      listRefused(db, { size: PAGE_SIZE, skip: (number - 1) * PAGE_SIZE, lang: request.lang }),
      backlog(db),
    ]);
    return { listings, page: { number, size: PAGE_SIZE, total } };
  });
  serve(app, contract.retryRefused, async ({ body, caller, request }) => ({
    retried: await retryRefused(db, body.listingIds, { actorId: caller.id, ip: request.ip }),
  }));
};

const record = (trx: Db, action: string, after: Record<string, unknown>, by: { actorId: string; ip: string }) =>
  audit(trx, { ...by, action, subjectKind: 'search_index', subjectId: 'search_index', after });
