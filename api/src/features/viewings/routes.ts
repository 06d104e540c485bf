import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { appNow } from '#lib/app-now.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { type LeadSide, leadsById, type Membership, membershipOf, presentLead, sideOf } from '../leads/index.ts';
import { calendarFile } from './calendar-file.ts';
import { propose, step } from './commands.ts';
import * as contract from './contract.ts';
import {
  countsOf,
  daysOf,
  type PointRow,
  pointsOfLeads,
  type ViewingRow,
  viewingById,
  viewingsIn,
  viewingsOfLead,
  viewingsOnDay,
} from './queries.ts';
import { isWaitingFor, viewingSteps } from './status.ts';

const PAGE_SIZE = 20;
/** What a viewing without a listing is called in a calendar. */
const OFFICE_VISIT = { ar: 'زيارة المكتب', en: 'A visit to the office' } as const;

/** Appointments to see what is offered; for both sides of a thread. */
export const viewingRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts, config } = app.deps;

  /** Viewings whose thread is the viewer's. */
  const present = async (rows: ViewingRow[], viewer: Membership, { lang }: FastifyRequest) => {
    const [leads, { catalogue }, now] = await Promise.all([
      leadsById(db, [...new Set(rows.map(({ lead_id }) => lead_id))]),
      facts.get(),
      appNow(db),
    ]);
    return rows.flatMap((row) => {
      const lead = leads.find(({ id }) => id === row.lead_id);
      const side = lead && sideOf(lead, viewer);
      if (!lead || !side) return [];
      const { listing, with: other, closed } = presentLead(lead, side, catalogue, lang);
      return {
        id: row.id,
        leadId: row.lead_id,
        side,
        listing,
        with: other,
        // An approximate listing's address is its owner's to tell.
        address: side === 'owner' || !lead.is_approximate ? lead.address : null,
        startsAt: row.starts_at.toISOString(),
        minutes: row.minutes,
        note: row.note,
        status: row.status,
        endedBecause: row.ended_because,
        isMyTurn: isWaitingFor(row, side),
        allowed: viewingSteps(row, side, now, closed !== null).map(({ act }) => act),
        version: row.version,
      };
    });
  };
  const one = async (id: string, userId: string, request: FastifyRequest) => {
    const [row, viewer] = await Promise.all([viewingById(db, id), membershipOf(db, userId)]);
    const [viewing] = row ? await present([row], viewer, request) : [];
    if (!row || !viewing) throw new AppError('viewing_not_found', 404);
    return { row, viewing };
  };

  serve(app, contract.proposeViewing, async ({ params, body, caller, request }) => {
    const id = await propose(db, { ...body, leadId: params.id, viewer: await membershipOf(db, caller.id) });
    return { viewing: (await one(id, caller.id, request)).viewing };
  });
  serve(app, contract.viewingsOfLead, async ({ params, caller, request }) => {
    const viewer = await membershipOf(db, caller.id);
    const [lead] = await leadsById(db, [params.id]);
    if (!lead || !sideOf(lead, viewer)) throw new AppError('lead_not_found', 404);
    return { items: await present(await viewingsOfLead(db, params.id), viewer, request) };
  });
  serve(app, contract.listViewings, async ({ query, caller, request }) => {
    const { when, page = 1, limit = PAGE_SIZE } = query;
    const viewer = await membershipOf(db, caller.id);
    const [rows, counts] = await Promise.all([
      viewingsIn(db, viewer, when, { limit, offset: (page - 1) * limit }),
      countsOf(db, viewer),
    ]);
    const items = await present(rows, viewer, request);
    return { items, page: { number: page, size: limit, total: counts[when] }, counts };
  });
  serve(app, contract.viewingRoute, async ({ query, caller, request }) => {
    const viewer = await membershipOf(db, caller.id);
    const days = await daysOf(db, viewer);
    const day = query.day ?? days[0]?.day ?? null;
    const rows = day === null ? [] : await viewingsOnDay(db, viewer, day);
    const leadIds = rows.map(({ lead_id }) => lead_id);
    const [viewings, points] = await Promise.all([present(rows, viewer, request), pointsOfLeads(db, leadIds)]);
    const stops = viewings.map((viewing) => {
      const row = points.find(({ lead_id }) => lead_id === viewing.leadId);
      return { ...viewing, point: row ? pointFor(viewing.side, row) : null };
    });
    return { day, days, stops };
  });

  for (const [act, spec] of [
    ['accept', contract.acceptViewing],
    ['complete', contract.completeViewing],
    ['cancel', contract.cancelViewing],
  ] as const) {
    serve(app, spec, async ({ params, body, caller, request }) => {
      await stepped(request, params.id, caller.id, async (viewer) =>
        step(db, { id: params.id, viewer, act, version: body.version }),
      );
      return { viewing: (await one(params.id, caller.id, request)).viewing };
    });
  }
  serve(app, contract.moveViewing, async ({ params, body, caller, request }) => {
    const { version, ...time } = body;
    await stepped(request, params.id, caller.id, async (viewer) =>
      step(db, { id: params.id, viewer, act: 'move', version, time }),
    );
    return { viewing: (await one(params.id, caller.id, request)).viewing };
  });
  /** A conflict brings the viewing as it is now. */
  async function stepped(
    request: FastifyRequest,
    id: string,
    userId: string,
    work: (viewer: Membership) => Promise<void>,
  ): Promise<void> {
    try {
      await work(await membershipOf(db, userId));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'viewing_changed') throw error;
      throw error.with({ viewing: (await one(id, userId, request)).viewing });
    }
  }

  serve(app, contract.viewingCalendar, async ({ params, caller, request, reply }) => {
    const { row, viewing } = await one(params.id, caller.id, request);
    const file = calendarFile({
      id: row.id,
      startsAt: row.starts_at,
      minutes: row.minutes,
      status: row.status,
      version: row.version,
      updatedAt: row.updated_at,
      title: viewing.listing?.title ?? OFFICE_VISIT[request.lang],
      withName: viewing.with.name,
      note: row.note,
      address: viewing.address,
      url: new URL(`/dashboard/leads/${row.lead_id}`, config.http.publicUrl).href,
      lang: request.lang,
    });
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="viewing.ics"',
    };
    return reply.headers(headers).send(file);
  });
};

/** An approximate listing's place is its owner's to tell, also once a viewing is agreed: its address is kept back as well. */
const pointFor = (side: LeadSide, { lng, lat, public_lng, public_lat, is_approximate }: PointRow) =>
  side === 'owner'
    ? { lng, lat, isApproximate: false }
    : { lng: public_lng, lat: public_lat, isApproximate: is_approximate };
