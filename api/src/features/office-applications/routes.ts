import type { FastifyPluginAsync } from 'fastify';
import { nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { type DocumentType, readDocument, sendDocument } from '#lib/private-documents.ts';
import { serve } from '#lib/serve.ts';
import { adminOffices, countOffices } from './admin-offices.ts';
import { addLicense, beginApplication, fillIn } from './apply.ts';
import * as contract from './contract.ts';
import { approve, reject } from './decide.ts';
import { decideLicense } from './decide-license.ts';
import { sentLicense } from './license.ts';
import {
  type AdminRow,
  applications,
  countApplications,
  latestApplication,
  present,
  presentForAdmin,
} from './queries.ts';
import { applicationOf, renewLicense } from './renew-license.ts';
import { verifyOffice } from './verify-office.ts';

const PAGE_SIZE = 30;

/** Becoming an office: the applicant's side and the administrators'. */
export const officeApplicationRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts, config, files } = app.deps;
  const stored = { documents: files.documents, dataDir: config.dataDir };
  const forAdmin = async (row: AdminRow, lang: Lang) => {
    const { catalogue } = await facts.get();
    const city = row.city_id ? catalogue.places.byId(row.city_id) : undefined;
    return presentForAdmin(row, city ? nameOf(city, lang) : null);
  };
  const one = async (id: string, lang: Lang) => {
    const [row] = await applications(db, { id });
    if (!row) throw new AppError('application_not_found', 404);
    return { application: await forAdmin(row, lang) };
  };

  serve(app, contract.myApplication, async ({ caller }) => {
    const row = await latestApplication(db, caller.id);
    return { application: row ? present(row) : null };
  });
  serve(app, contract.registerOffice, async ({ body, caller }) => {
    const { catalogue } = await facts.get();
    const city = catalogue.places.find('city', body.location);
    if (!city) throw new AppError('unknown_place', 400).on('location');
    const form = { ...body, location: city.key };
    return { application: present(await fillIn(db, stored, { userId: caller.id, cityId: city.id, form })) };
  });
  serve(app, contract.upgradeToOffice, async ({ caller }) => ({
    application: present(await beginApplication(db, stored, caller.id)),
  }));
  serve(app, contract.uploadLicense, async ({ caller, request }) => {
    return {
      application: present(await addLicense(db, stored, { userId: caller.id, ...(await sentLicense(request)) })),
    };
  });

  const licenseOf = async (manager: { userId: string; officeId: string }) => {
    const row = await applicationOf(db, manager);
    return { license: row ? { state: row.license_state, reason: row.license_reason } : null };
  };
  serve(app, contract.officeLicense, ({ params, caller }) => licenseOf({ userId: caller.id, officeId: params.id }));
  serve(app, contract.renewLicense, async ({ params, caller, request }) => {
    const manager = { userId: caller.id, officeId: params.id };
    await renewLicense(db, manager, { ...stored, ...(await sentLicense(request)) });
    request.log.info({ officeId: params.id, by: caller.id }, 'license of an office renewed');
    return licenseOf(manager);
  });

  serve(app, contract.pendingOffices, async ({ query, request }) => {
    const { status = 'pending', page: number = 1, limit: size = PAGE_SIZE } = query;
    const [rows, total] = await Promise.all([
      applications(db, { status }, { size, number }),
      countApplications(db, status),
    ]);
    const shown = await Promise.all(rows.map((row) => forAdmin(row, request.lang)));
    return { applications: shown, page: { number, size, total } };
  });
  serve(app, contract.viewLicense, async ({ params, reply }) => {
    const [row] = await applications(db, { id: params.id });
    if (!row) throw new AppError('application_not_found', 404);
    const bytes = row.license_file && (await readDocument(files.documents, config.dataDir, row.license_file));
    if (!bytes || !row.license_type) throw new AppError('license_missing', 404);
    return sendDocument(reply, bytes, row.license_type as DocumentType, row.license_name ?? 'license');
  });
  serve(app, contract.oneApplication, ({ params, request }) => one(params.id, request.lang));
  serve(app, contract.decideLicense, async ({ params, body, caller, request }) => {
    await decideLicense(db, { ...body, applicationId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ applicationId: params.id, by: caller.id, state: body.state }, 'license decided');
    return one(params.id, request.lang);
  });
  serve(
    app,
    contract.adminOffices,
    async ({ query: { page: number = 1, limit: size = PAGE_SIZE, ...filter }, request }) => {
      const { lang } = request;
      const [rows, total, { catalogue }] = await Promise.all([
        adminOffices(db, filter, { size, number, lang }),
        countOffices(db, filter),
        facts.get(),
      ]);
      const offices = rows.map(({ cityId, ...office }) => {
        const city = catalogue.places.byId(cityId);
        return { ...office, city: city ? nameOf(city, lang) : '' };
      });
      return { offices, page: { number, size, total } };
    },
  );
  serve(app, contract.approveOffice, async ({ params, caller, request }) => {
    await approve(db, { applicationId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ applicationId: params.id, by: caller.id }, 'office approved');
    return one(params.id, request.lang);
  });
  serve(app, contract.rejectOffice, async ({ params, body, caller, request }) => {
    await reject(db, { applicationId: params.id, actorId: caller.id, ip: request.ip, reason: body.reason });
    request.log.info({ applicationId: params.id, by: caller.id }, 'office application rejected');
    return one(params.id, request.lang);
  });
  serve(app, contract.verifyOffice, async ({ params, body, caller, request }) => {
    await verifyOffice(db, { officeId: params.id, actorId: caller.id, ip: request.ip, ...body });
    request.log.info({ officeId: params.id, by: caller.id, verified: body.verified }, 'office verification changed');
    return { office: { id: params.id, verified: body.verified } };
  });
};
