import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { countedAddress } from '#lib/auth/client-address.ts';
import { DAY_MINUTES, ofAddress } from '#lib/auth/throttle.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import type { Caller } from './queries.ts';
import { revealContact } from './reveal-contact.ts';
import { revealOffice } from './reveal-office.ts';
import { whatsappLink } from './whatsapp.ts';

/** The ways by which an owner's or an office's number leaves us. */
export const revealRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  const callerOf = (request: FastifyRequest, { id, type }: { id: string; type: string }): Caller => ({
    userId: id,
    isStaff: type === 'admin',
    ofAddress: ofAddress(countedAddress(config, request.ip), {
      key: 'reveals',
      tries: config.limits.reveals,
      minutes: DAY_MINUTES,
    }),
    lang: request.lang,
  });

  serve(app, contract.revealContact, async ({ params, caller, request }) => {
    const lang = request.lang;
    const { phone, code, title_ar, title_en } = await revealContact(db, params.id, callerOf(request, caller));
    request.log.info({ listingId: params.id }, 'contact revealed');
    const title = (lang === 'ar' ? (title_ar ?? title_en) : (title_en ?? title_ar)) ?? '';
    return { phone, whatsapp: whatsappLink(phone, { kind: 'listing', lang, brand: config.brand[lang], code, title }) };
  });

  serve(app, contract.revealOffice, async ({ params, caller, request }) => {
    const lang = request.lang;
    const { phone, name } = await revealOffice(db, params.id, callerOf(request, caller));
    request.log.info({ officeId: params.id }, 'office contact revealed');
    return { phone, whatsapp: whatsappLink(phone, { kind: 'office', lang, brand: config.brand[lang], name }) };
  });
};
