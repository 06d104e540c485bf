import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import { invitationOf } from './accept-invitation.ts';
import { changeRole, transferOffice } from './change-role.ts';
import * as contract from './contract.ts';
import { closeOffice, nameOwner } from './end-leaderless.ts';
import { invite, resend, revoke } from './invite.ts';
import { leave, remove } from './leave.ts';
import { teamOf } from './present.ts';
import { setBoostAllowance } from './set-boost-allowance.ts';
import { takeOver } from './take-over.ts';

/** The people of an office: who they are, how they come and go, and what each may do. */
export const officeTeamRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.officeTeam, ({ caller }) => teamOf(db, caller.id));
  serve(app, contract.inviteMember, async ({ body, caller, request, db: trx }) => {
    await invite(trx, { ...body, userId: caller.id, ip: request.ip, lang: request.lang });
    return teamOf(trx, caller.id);
  });
  serve(app, contract.resendInvitation, async ({ params, caller, request }) => {
    await resend(db, { id: params.id, userId: caller.id, ip: request.ip });
    return teamOf(db, caller.id);
  });
  serve(app, contract.revokeInvitation, async ({ params, caller, request }) => {
    await revoke(db, { id: params.id, userId: caller.id, ip: request.ip });
    return teamOf(db, caller.id);
  });
  serve(app, contract.changeRole, async ({ params, body, caller, request }) => {
    await changeRole(db, { ...body, memberId: params.userId, userId: caller.id, ip: request.ip });
    request.log.info({ userId: params.userId, role: body.role }, 'office role changed');
    return teamOf(db, caller.id);
  });
  serve(app, contract.setBoostAllowance, async ({ params, body, caller, request }) => {
    await setBoostAllowance(db, { cents: body.amount, memberId: params.userId, userId: caller.id, ip: request.ip });
    request.log.info({ userId: params.userId, cents: body.amount }, 'boost allowance set');
    return teamOf(db, caller.id);
  });
  serve(app, contract.removeMember, async ({ params, query, caller, request }) => {
    const { successorId } = query;
    await remove(db, { memberId: params.userId, successorId, userId: caller.id, ip: request.ip });
    request.log.info({ userId: params.userId, by: caller.id }, 'office member removed');
    return teamOf(db, caller.id);
  });
  serve(app, contract.takeOver, async ({ params, body, caller, request }) => {
    await takeOver(db, { memberId: params.userId, ...body, userId: caller.id, ip: request.ip });
    request.log.info({ userId: params.userId, by: caller.id }, 'listings of a member taken over');
    return teamOf(db, caller.id);
  });
  serve(app, contract.nameOwner, async ({ params, body, caller, request }) => {
    await nameOwner(db, { officeId: params.id, ...body, actorId: caller.id, ip: request.ip });
    request.log.info({ officeId: params.id, userId: body.userId, by: caller.id }, 'office given an owner at the desk');
    return {};
  });
  serve(app, contract.closeOffice, async ({ params, body, caller, request }) => {
    await closeOffice(db, { officeId: params.id, ...body, actorId: caller.id, ip: request.ip });
    request.log.info({ officeId: params.id, by: caller.id }, 'office closed at the desk');
    return {};
  });
  serve(app, contract.leaveOffice, async ({ caller, request }) => {
    await leave(db, { userId: caller.id, ip: request.ip });
    request.log.info({ userId: caller.id }, 'office left');
    return {};
  });
  serve(app, contract.transferOffice, async ({ body, caller, request }) => {
    const { userId: memberId, stay } = body;
    await transferOffice(db, { memberId, stay, userId: caller.id, ip: request.ip });
    request.log.info({ userId: memberId, by: caller.id }, 'office given an owner');
    return teamOf(db, caller.id);
  });

  serve(app, contract.viewInvitation, async ({ body, request }) => {
    const row = await invitationOf(db, body.token);
    const name = request.lang === 'ar' ? row.name_ar : row.name_en;
    return {
      office: { slug: row.slug, name, logo: row.logo_image_id },
      role: row.role,
      sentTo: row.email.replace(/^(.).*(?=@)/, '$1…'),
      invitedBy: row.invited_by,
      expiresAt: row.expires_at.toISOString(),
    };
  });
};
