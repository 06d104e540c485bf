import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { countedAddress } from '#lib/auth/client-address.ts';
import { DAY_MINUTES, ofAddress } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as act from './commands.ts';
import * as contract from './contract.ts';
import { countsOf, figuresOf, leadById, leadsIn } from './list-queries.ts';
import { sideOf, VISITOR_MESSAGES_AT_ONCE } from './policy.ts';
import { presentLead, presentThread } from './present.ts';
import { membershipOf, messagesOf, notesOf, teamOf } from './queries.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { writeAsMember, writeAsVisitor } from './write-to-office.ts';

const PAGE_SIZE = 20;

/** Enquiries about listings: threads between who asks and the owner's side. */
export const leadRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts, config } = app.deps;

  const thread = async (leadId: string, userId: string, { lang }: FastifyRequest) => {
    const [row, viewer, { catalogue }] = await Promise.all([
      leadById(db, leadId),
      membershipOf(db, userId),
      facts.get(),
    ]);
    const side = row && sideOf(row, viewer);
    if (!row || !side) throw new AppError('lead_not_found', 404);
    const [messages, notes, team] = await Promise.all([
      messagesOf(db, leadId),
      side === 'owner' ? notesOf(db, leadId) : [],
      side === 'owner' && row.office_id ? teamOf(db, row.office_id) : [],
    ]);
    return { lead: presentThread(row, side, { viewer, messages, notes, team }, catalogue, lang) };
  };
  /** Does it, and answers with the thread as it is then; a conflict brings the thread too. */
  const done = async (leadId: string, userId: string, request: FastifyRequest, work: (on: act.On) => Promise<void>) => {
    try {
      await work({ leadId, viewer: await membershipOf(db, userId) });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'lead_changed') throw error;
      throw error.with(await thread(leadId, userId, request));
    }
    return thread(leadId, userId, request);
  };

  const enquiriesOf = (ip: string) =>
    ofAddress(countedAddress(config, ip), {
      key: 'enquiries',
      tries: config.limits.enquiries,
      minutes: DAY_MINUTES,
    });
  const lettersOf = (ip: string) => {
    const address = countedAddress(config, ip);
    const tries = config.limits.messages;
    return [
      ...ofAddress(address, { key: 'visitor-messages', tries: tries * VISITOR_MESSAGES_AT_ONCE }),
      ...ofAddress(address, { key: 'visitor-messages-day', tries, minutes: DAY_MINUTES }),
    ];
  };

  serve(app, contract.sendEnquiry, async ({ params, body, caller, request }) => {
    const leadId = await sendEnquiry(db, {
      listingId: params.id,
      userId: caller.id,
      ofAddress: enquiriesOf(request.ip),
      ...body,
    });
    request.log.info({ leadId, listingId: params.id }, 'enquiry sent');
    return { leadId };
  });

  serve(app, contract.writeToOffice, async ({ params, body, caller, request }) => {
    const { website, email, ...words } = body;
    if (website) return { leadId: null };
    // Administrators have no inbox that an answer could reach.
    if (caller?.type === 'admin') throw new AppError('forbidden', 403);
    const letter = { ...words, officeId: params.id };
    if (caller) {
      const leadId = await writeAsMember(db, { ...letter, userId: caller.id, ofAddress: enquiriesOf(request.ip) });
      request.log.info({ leadId, officeId: params.id }, 'office written to');
      return { leadId };
    }
    if (!email) throw new AppError('office_contact_email', 400).on('email');
    const leadId = await writeAsVisitor(db, {
      ...letter,
      email,
      lang: request.lang,
      ofAddress: lettersOf(request.ip),
    });
    request.log.info({ leadId, officeId: params.id }, 'office written to by a visitor');
    return { leadId: null };
  });

  serve(app, contract.listLeads, async ({ query, caller, request }) => {
    const { box, page = 1, limit = PAGE_SIZE, ...narrowed } = query;
    const [viewer, { catalogue }] = await Promise.all([membershipOf(db, caller.id), facts.get()]);
    const filter = { ...narrowed, box, ...viewer };
    const [{ rows, total }, counts, figures] = await Promise.all([
      leadsIn(db, filter, { limit, offset: (page - 1) * limit }),
      countsOf(db, filter),
      box === 'received' ? figuresOf(db, viewer) : null,
    ]);
    const { all, unread, byStatus } = counts;
    const { new: fresh = 0, contacted = 0, qualified = 0, converted = 0, lost = 0 } = byStatus;
    return {
      items: rows.map((row) => presentLead(row, box === 'received' ? 'owner' : 'enquirer', catalogue, request.lang)),
      page: { number: page, size: limit, total },
      counts: { all, unread, new: fresh, contacted, qualified, converted, lost },
      figures: figures && { asked: figures.asked, answered: figures.answered, medianMinutes: figures.median_minutes },
    };
  });

  serve(app, contract.getLead, ({ params, caller, request }) => thread(params.id, caller.id, request));
  serve(app, contract.readLead, async ({ params, caller }) => {
    await act.markRead(db, { leadId: params.id, viewer: await membershipOf(db, caller.id) });
    return {};
  });
  serve(app, contract.replyToLead, ({ params, body, caller, request }) =>
    done(params.id, caller.id, request, (on) => act.reply(db, { ...on, ...body })),
  );
  serve(app, contract.changeLeadStatus, ({ params, body, caller, request }) =>
    done(params.id, caller.id, request, (on) => act.changeStatus(db, { ...on, ...body })),
  );
  serve(app, contract.assignLead, ({ params, body, caller, request }) =>
    done(params.id, caller.id, request, (on) => act.assign(db, { ...on, ...body })),
  );
  serve(app, contract.addLeadNote, ({ params, body, caller, request }) =>
    done(params.id, caller.id, request, (on) => act.addNote(db, { ...on, ...body })),
  );
  serve(app, contract.deleteLeadNote, ({ params, caller, request }) =>
    done(params.id, caller.id, request, (on) => act.deleteNote(db, { ...on, noteId: params.noteId })),
  );
};
