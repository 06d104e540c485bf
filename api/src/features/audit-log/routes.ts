import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import { auditExport } from '#lib/tables/audit-export.ts';
import { rowsByPage } from '#lib/tables/rows-by-page.ts';
import { sendTable } from '#lib/tables/write-table.ts';
import type { AuditedAct } from './contract.ts';
import * as contract from './contract.ts';
import { auditTable } from './export-audit.ts';
import { administrators, auditedActions, auditLike } from './queries.ts';

const PAGE_SIZE = 50;

export const auditLogRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.listAudit, async ({ query, request }) => {
    const { limit: size = PAGE_SIZE, ...filter } = query;
    const acts = await auditLike(db, filter, { size: size + 1, lang: request.lang });
    const page = acts.slice(0, size);
    return { acts: page, next: acts.length > size ? (page.at(-1)?.id ?? null) : null };
  });

  serve(app, contract.exportAudit, async ({ query, caller, request, reply }) => {
    const { format, ...filter } = query;
    const { lang } = request;
    await auditExport(db, { what: 'audit', format, filter, actorId: caller.id, request });
    const rows = rowsByPage<AuditedAct>((last, size) => auditLike(db, { ...filter, before: last?.id }, { size, lang }));
    return sendTable(reply, auditTable(rows, lang), { name: 'diyar-audit', format, lang });
  });

  serve(app, contract.auditChoices, async () => {
    const [actors, actions] = await Promise.all([administrators(db), auditedActions(db)]);
    return { actors, actions, kept: contract.KEPT_YEARS };
  });
};
