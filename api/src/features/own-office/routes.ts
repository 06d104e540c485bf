import type { FastifyPluginAsync } from 'fastify';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { uploadedFile } from '#plugins/uploads.ts';
import { LOGO_MAX_BYTES } from '#rules/offices.ts';
import { changeBasics, changeDetails } from './change-office.ts';
import * as contract from './contract.ts';
import { refuseNoLogo, replaceLogo } from './logo.ts';
import { ownOffice } from './present.ts';
import { officeOfMember } from './queries.ts';
import { leadStatistics, listingStatistics } from './statistics.ts';

/** An office's own page, as its people see and change it. */
export const ownOfficeRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts, images } = app.deps;
  const catalogueNow = async () => (await facts.get()).catalogue;
  const shown = async (userId: string, lang: Lang) => ({
    office: await ownOffice(db, { userId, catalogue: await catalogueNow(), lang }),
  });
  const placeId = async (kind: 'province' | 'city', key: string, field: string) => {
    const place = (await catalogueNow()).places.find(kind, key);
    if (!place) throw new AppError('place_not_found', 404).on(field);
    return place.id;
  };

  serve(app, contract.myOffice, ({ caller, request }) => shown(caller.id, request.lang));
  const idOfOwn = async (userId: string) => {
    const office = await officeOfMember(db, userId);
    if (!office) throw new AppError('office_not_found', 404);
    return office.id;
  };
  serve(app, contract.officeListingStatistics, async ({ caller }) => listingStatistics(db, await idOfOwn(caller.id)));
  serve(app, contract.officeLeadStatistics, async ({ caller }) => leadStatistics(db, await idOfOwn(caller.id)));
  serve(app, contract.updateOffice, async ({ params, body, caller, request }) => {
    const { version, ...basics } = body;
    const cityId = await placeId('city', basics.city, 'location');
    const manager = { userId: caller.id, officeId: params.id, ip: request.ip, version };
    await changeBasics(db, manager, { basics, cityId });
    return shown(caller.id, request.lang);
  });
  serve(app, contract.updateOfficeDetails, async ({ params, body, caller, request }) => {
    const { version, hours, languages, areas } = body;
    const areaIds = await Promise.all(areas.map(({ kind, key }) => placeId(kind, key, 'areas')));
    await changeDetails(db, { userId: caller.id, officeId: params.id, version }, { hours, languages, areaIds });
    return shown(caller.id, request.lang);
  });
  serve(app, contract.setLogo, async ({ params, caller, request }) => {
    const bytes = await uploadedFile(request, 'logo', {
      maxBytes: LOGO_MAX_BYTES,
      missing: 'logo_missing',
      tooLarge: 'logo_too_large',
      refuseHead: refuseNoLogo,
    });
    await replaceLogo(db, images, { userId: caller.id, officeId: params.id }, bytes);
    return shown(caller.id, request.lang);
  });
  serve(app, contract.removeLogo, async ({ params, caller, request }) => {
    await replaceLogo(db, images, { userId: caller.id, officeId: params.id }, null);
    return shown(caller.id, request.lang);
  });
};
