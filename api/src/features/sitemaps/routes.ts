import type { FastifyPluginAsync } from 'fastify';
import { enqueue } from '#jobs/enqueue.ts';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { type NamedBuildRow, namedBuild, recentBuilds, requestBuild } from './builds.ts';
import * as contract from './contract.ts';
import { shownFiles } from './files.ts';

const HISTORY = 20;

export const sitemapRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;

  serve(app, contract.getSitemaps, async () => {
    const [files, builds] = await Promise.all([shownFiles(db), recentBuilds(db, HISTORY)]);
    return {
      files: files.map(({ name, urls, bytes, writtenAt }) => ({
        name,
        urls,
        bytes,
        writtenAt: writtenAt.toISOString(),
      })),
      builds: builds.map(present),
      openToCrawlers: config.isOpenToCrawlers,
    };
  });

  serve(app, contract.buildSitemaps, async ({ body, caller, request }) => {
    const full = body.full ?? false;
    const id = await db.transaction(async (trx) => {
      const asked = await requestBuild(trx, { origin: 'administrator', asked_by: caller.id, is_full: full });
      if (!asked) throw new AppError('sitemap_build_running', 409);
      await audit(trx, {
        actorId: caller.id,
        action: 'sitemaps.build',
        subjectKind: 'sitemaps',
        subjectId: 'sitemaps',
        after: { buildId: asked, full },
        ip: request.ip,
      });
      await enqueue(trx, 'sitemap_build', {});
      return asked;
    });
    request.log.info({ buildId: id, by: caller.id }, 'sitemap build asked for');
    return { build: present(await namedBuild(db, id)) };
  });
};

const present = (row: NamedBuildRow): contract.SitemapBuild => ({
  id: row.id,
  origin: row.origin,
  askedBy: row.asked_by_name,
  full: row.is_full,
  state: row.state,
  done: row.done,
  total: row.total,
  written: row.written,
  urls: row.urls,
  error: row.error,
  requestedAt: row.requested_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
});
