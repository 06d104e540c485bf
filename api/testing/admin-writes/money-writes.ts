import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { anAdvertiser } from '../advertisers.ts';
import { anAnnouncementForm } from '../announcements.ts';
import { aPayeeForm } from '../payees.ts';
import { codeProofOf, signedIn } from '../people.ts';
import type { Desk, Write, Writes } from './write.ts';

const reason = { reason: 'spam' };

/** Writes about credit, payments, plans, advertisements, and what everybody is told. */
export function moneyWrites(desk: Desk): Writes {
  /** Headers of a decision about money: a fresh code, and a key. */
  const moneyHeaders = async () => ({
    'x-proof': await codeProofOf(desk().api, desk().admin.token),
    'idempotency-key': randomUUID(),
  });
  async function aCreditRequest(): Promise<Write> {
    const { token } = await signedIn(desk().api);
    const { json } = await desk().api.call('POST', '/credits/request', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { amount: 20, method: 'cash' },
    });
    const { id } = json.data.request;
    const path = `/admin/credits/requests/${id}/process`;
    return { subject: id, path, body: { decision: 'approve' }, headers: await moneyHeaders() };
  }
  async function aPaymentOf(): Promise<Write> {
    const { id } = await signedIn(desk().api);
    const body = { user: id, amount: 20, method: 'cash' };
    return { subject: id, path: '/admin/payments', body, headers: await moneyHeaders() };
  }

  async function anAnnouncement(what: 'order' | 'stop'): Promise<Write> {
    const headers = { 'x-proof': await codeProofOf(desk().api, desk().admin.token) };
    const body = anAnnouncementForm();
    if (what === 'order') return { subject: body.id, path: '/admin/announcements', body, headers };
    await desk().api.call('POST', '/admin/announcements', { token: desk().admin.token, body, headers });
    return { subject: body.id, path: `/admin/announcements/${body.id}/stop`, body: {} };
  }

  async function aPayee(what: 'create' | 'decide' | 'stop' | 'change' | 'order'): Promise<Write> {
    const headers = { 'x-proof': await codeProofOf(desk().api, desk().admin.token) };
    if (what === 'order') {
      const ids = await desk().api.db('payees').where({ method: 'cash' }).pluck('id');
      return { subject: 'cash', path: '/admin/payees/order', body: { method: 'cash', ids }, headers };
    }
    const { id } = await rowOf(desk().api.db('payees').where({ method: 'mobile_wallet', is_active: true }).first('id'));
    const path = `/admin/payees/${id}`;
    if (what === 'change') return { subject: id, path, body: aPayeeForm(), headers };
    if (what === 'stop') return { subject: id, path: `${path}/stop`, body: {}, headers };
    const fresh = randomUUID();
    if (what === 'create')
      return { subject: fresh, path: '/admin/payees', body: { ...aPayeeForm(), id: fresh }, headers };
    const other = await signedIn(desk().api, { account_type: 'admin' });
    const form = {
      token: other.token,
      body: { ...aPayeeForm(), id: fresh },
      headers: { 'x-proof': await codeProofOf(desk().api, other.token) },
    };
    await desk().api.call('POST', '/admin/payees', form);
    const made = await desk().api.db('payee_versions').where({ payee_id: fresh }).first('id');
    const body = { proposal: made?.id, decision: 'confirm' };
    return { subject: fresh, path: `/admin/payees/${fresh}/decide`, body, headers };
  }

  const aPlanForm = {
    nameAr: 'باقة',
    nameEn: 'Plan',
    listingLimit: 5,
    family: 'standard',
    period: 'monthly',
    price: 5,
    isActive: false,
    sort: 90,
    features: [],
  };
  async function aPlan(what: 'PUT' | 'DELETE'): Promise<Write> {
    const subject = `plan_${randomUUID().replaceAll('-', '')}`;
    await desk().api.call('POST', '/admin/plans', { token: desk().admin.token, body: { ...aPlanForm, code: subject } });
    const path = `/admin/plans/${subject}`;
    return { subject, path, ...(what === 'PUT' && { body: { ...aPlanForm, version: 1 } }) };
  }
  function aNewPlan(): Write {
    const code = `plan_${randomUUID().replaceAll('-', '')}`;
    return { subject: code, path: '/admin/plans', body: { ...aPlanForm, code } };
  }

  async function anAdvertisement(what: 'approve' | 'reject'): Promise<Write> {
    const { make } = await anAdvertiser(desk().api, 10_00);
    const { id, version } = (await make()).json.data.advertisement;
    return {
      subject: id,
      path: `/admin/placements/${id}/${what}`,
      body: { version, ...(what === 'reject' && reason) },
    };
  }

  return {
    'POST /admin/credits/requests/:id/process': aCreditRequest,
    'POST /admin/payments': aPaymentOf,
    'POST /admin/announcements': () => anAnnouncement('order'),
    'POST /admin/announcements/:id/stop': () => anAnnouncement('stop'),
    'POST /admin/payees': () => aPayee('create'),
    'PUT /admin/payees/:id': () => aPayee('change'),
    'POST /admin/payees/:id/decide': () => aPayee('decide'),
    'POST /admin/payees/:id/stop': () => aPayee('stop'),
    'POST /admin/payees/order': () => aPayee('order'),
    'POST /admin/placements/:id/approve': () => anAdvertisement('approve'),
    'POST /admin/placements/:id/reject': () => anAdvertisement('reject'),
    'POST /admin/plans': async () => aNewPlan(),
    'PUT /admin/plans/:code': () => aPlan('PUT'),
    'DELETE /admin/plans/:code': () => aPlan('DELETE'),
    'POST /admin/plans/initialize': async () => ({ subject: 'plans', path: '/admin/plans/initialize', body: {} }),
  };
}
