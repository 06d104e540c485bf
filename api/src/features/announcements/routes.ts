import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { announce, stopAnnouncement } from './announce.ts';
import { countAudience, expectSubject } from './audience.ts';
import * as contract from './contract.ts';
import { readAnnouncements } from './queries.ts';

/** Announcements to everybody of a topic: counted before, logged after. */
export const announcementRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  async function announcementOf(id: string, lang: 'ar' | 'en') {
    const [announcement] = await readAnnouncements(db, lang, id);
    if (!announcement) throw new AppError('announcement_not_found', 404);
    return { announcement };
  }

  serve(app, contract.announcements, async ({ request }) => ({
    announcements: await readAnnouncements(db, request.lang),
  }));
  serve(app, contract.countAudience, async ({ body }) => {
    await expectSubject(db, body);
    return countAudience(db, body);
  });
  serve(app, contract.announce, async ({ body, caller, request: { ip, lang } }) => {
    await db.transaction((trx) => announce(trx, body, { actorId: caller.id, ip }));
    return announcementOf(body.id, lang);
  });
  serve(app, contract.stopAnnouncement, async ({ params: { id }, caller, request: { ip, lang } }) => {
    await db.transaction((trx) => stopAnnouncement(trx, id, { actorId: caller.id, ip }));
    return announcementOf(id, lang);
  });
};
