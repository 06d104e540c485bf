import type { FastifyPluginAsync } from 'fastify';
import { countedAddress } from '../../lib/auth/client-address.ts';
import { serve } from '../../lib/serve.ts';
import * as contract from './contract.ts';
import { revealContact } from './reveal-contact.ts';
import { whatsappLink } from './whatsapp.ts';

/** The one way by which an owner's number leaves us. */
export const revealRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;
  serve(app, contract.revealContact, async ({ params, caller, request }) => {
    const lang = request.lang;
    const { phone, code, title_ar, title_en } = await revealContact(db, {
      listingId: params.id,
      userId: caller.id,
      isStaff: caller.type === 'admin',
      address: countedAddress(config, request.ip),
      lang,
    });
    request.log.info({ listingId: params.id }, 'contact revealed');
    const title = (lang === 'ar' ? (title_ar ?? title_en) : (title_en ?? title_ar)) ?? '';
    return { phone, whatsapp: whatsappLink(phone, { lang, brand: config.brand[lang], code, title }) };
  });
};
