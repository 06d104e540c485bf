import type { FastifyPluginAsync } from 'fastify';
import { enqueue } from '#jobs/enqueue.ts';
import { liveSession } from '#lib/auth/admit.ts';
import { assertProof } from '#lib/auth/proofs.ts';
import { countMailAttempt } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { uploadedFile } from '#plugins/uploads.ts';
import { changePassword, presentUser } from '../accounts/index.ts';
import { refuseNoAvatar, removeAvatar, setAvatar } from './avatar.ts';
import { closeAccount } from './close-account.ts';
import { closingFacts, closingFactsByLink } from './closing-facts.ts';
import * as contract from './contract.ts';
import { countCode } from './count-code.ts';
import { addPreferences, reachOf, setLanguage } from './queries.ts';
import { updateProfile } from './update-profile.ts';
import { confirmPhone } from './verify-phone.ts';

/** The signed-in user's own data, and the way out. */
export const profileRoutes: FastifyPluginAsync = async (app) => {
  const { db, config, images } = app.deps;

  serve(app, contract.getProfile, async ({ caller, request }) => ({
    user: await presentUser(db, caller.id, request.lang),
  }));
  serve(app, contract.updateProfile, async ({ body, caller, request }) => {
    await updateProfile(db, caller.id, body);
    return { user: await presentUser(db, caller.id, request.lang) };
  });
  serve(app, contract.setLanguage, async ({ body, caller }) => {
    await setLanguage(db, caller.id, body.language);
    return {};
  });
  serve(app, contract.changePassword, async ({ body, caller, request }) => {
    await changePassword(db, caller, {
      current: body.currentPassword,
      password: body.newPassword,
      isProved: async () => assertProof(request, 'fresh', caller, await liveSession(request, caller)),
    });
    request.log.info({ userId: caller.id }, 'password changed');
    return {};
  });
  serve(app, contract.setNotificationPreferences, async ({ body, caller, request }) => {
    await addPreferences(db, caller.id, body);
    return { user: await presentUser(db, caller.id, request.lang) };
  });

  serve(app, contract.setAvatar, async ({ caller, request }) => {
    const bytes = await uploadedFile(request, 'avatar', {
      maxBytes: contract.AVATAR_MAX_BYTES,
      missing: 'avatar_missing',
      tooLarge: 'image_too_large',
      refuseHead: refuseNoAvatar,
    });
    await setAvatar(db, images, caller.id, bytes);
    return { user: await presentUser(db, caller.id, request.lang) };
  });
  serve(app, contract.removeAvatar, async ({ caller, request }) => {
    await removeAvatar(db, images, caller.id);
    return { user: await presentUser(db, caller.id, request.lang) };
  });

  serve(app, contract.sendEmailVerification, async ({ caller, request }) => {
    const user = await reachOf(db, caller.id);
    if (!user?.email || (user.email_verified_at && !user.email_refused_at)) return {};
    await countMailAttempt(db, config, user.email, request.ip);
    await enqueue(db, 'mail', { kind: 'verify_email', userId: caller.id });
    return {};
  });
  serve(app, contract.sendPhoneCode, async ({ caller, request }) => {
    const user = await reachOf(db, caller.id);
    if (!user?.phone) throw new AppError('phone_missing', 400).on('phone');
    if (user.phone_verified_at) return {};
    await countCode(db, config, { userId: caller.id, phone: user.phone, ip: request.ip });
    await enqueue(db, 'phone_code', { userId: caller.id });
    return {};
  });
  serve(app, contract.confirmPhone, async ({ body, caller, request }) => {
    await confirmPhone(db, config.auth.secrets, { userId: caller.id, code: body.code });
    return { user: await presentUser(db, caller.id, request.lang) };
  });

  serve(app, contract.getClosingFacts, ({ caller, request }) => closingFacts(db, caller.id, request.lang));
  serve(app, contract.viewDeletion, ({ query, request }) => closingFactsByLink(db, query.token, request.lang));
  serve(app, contract.requestDeletion, async ({ query, request }) => {
    await countMailAttempt(db, config, query.email, request.ip);
    await enqueue(db, 'mail', { kind: 'delete_account', email: query.email });
    return {};
  });
  serve(app, contract.confirmDeletion, async ({ query, request }) => {
    if (!query.token) throw new AppError('deletion_link_missing', 400);
    const userId = await closeAccount(db, config.auth.secrets, query.token);
    request.log.info({ userId }, 'account closed');
    return {};
  });
};
