import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { meetingAt } from '#testing/lock-waits.ts';
import { credited, sendMoney } from '#testing/money.ts';
import { fileForm } from '#testing/multipart.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { checkLedger } from '../ledger/index.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;
type Admin = Person & { proof: string };
let api: TestApp;
let admin: Admin;
let second: Admin;
const anAdmin = async (): Promise<Admin> => {
  const person = await signedIn(api, { account_type: 'admin' });
  return { ...person, proof: await codeProofOf(api, person.token) };
};
beforeAll(async () => {
  api = await testApp();
  [admin, second] = [await anAdmin(), await anAdmin()];
});
afterAll(() => api.close());

const REASON = 'لم أعد بحاجة إلى هذا الرصيد';
const number = () => `TX${randomUUID().slice(0, 10)}`;
const ask = (person: Person, body: object = {}) =>
  sendMoney(api, '/credits/request', {
    token: person.token,
    body: { amount: 50, method: 'mobile_wallet', referenceNumber: number(), ...body },
  });
const asked = async (person: Person, body: object = {}): Promise<string> => {
  const { json, statusCode } = await ask(person, body);
  expect(statusCode, JSON.stringify(json)).toBe(201);
  return json.data.request.id;
};
const refund = (person: Person, body: object = {}) =>
  sendMoney(api, '/credits/refund', {
    token: person.token,
    body: { amount: 30, reason: REASON, method: 'mobile_wallet', payTo: '0991234567', ...body },
  });
const decide = (by: Admin, id: string, body: object = { decision: 'approve' }) =>
  sendMoney(api, `/admin/credits/requests/${id}/process`, { token: by.token, proof: by.proof, body });
const get = async ({ token }: Person, path: string) => (await api.call('GET', path, { token, lang: 'en' })).json.data;
const balanceOf = async (person: Person) => (await get(person, '/credits/balance')).balance;
const rich = async (cents = 10_000) => {
  const person = await signedIn(api);
  await credited(api.db, { userId: person.id }, cents);
  return person;
};

describe('adding credit', () => {
  it('waits for an administrator, who adds it once, with payment, receipt and news', async () => {
    const person = await signedIn(api, { language: 'en' });
    expect(await get(person, '/credits/balance')).toEqual({
      balance: 0,
      held: 0,
      lifetimeAdded: 0,
      lifetimeSpent: 0,
      minimum: 1,
      maximum: 10_000,
      canPayOnline: false,
      purse: 'private',
      purses: ['private'],
    });
    const referenceNumber = number();
    const id = await asked(person, { amount: '٢٥٫٥', referenceNumber });
    expect((await get(person, '/credits/requests')).requests).toMatchObject([
      { id, amount: 25.5, status: 'pending', referenceNumber, method: 'mobile_wallet', notes: null },
    ]);
    expect((await get(person, '/payments/history')).payments).toMatchObject([
      { status: 'pending', kind: 'top_up', amount: 25.5, receiptNumber: null },
    ]);
    expect(await balanceOf(person)).toBe(0);

    const { json } = await decide(admin, id);
    expect(json.data.request).toMatchObject({ id, status: 'approved', balance: 25.5 });
    expect((await decide(admin, id)).json).toMatchObject({ statusCode: 409, code: 'credit_request_decided' });
    expect(await get(person, '/credits/balance')).toMatchObject({ balance: 25.5, lifetimeAdded: 25.5 });
    const { payments } = await get(person, '/payments/history');
    expect(payments).toMatchObject([{ status: 'success', receiptNumber: expect.stringMatching(/^DY-\d{6}$/) }]);
    expect((await get(person, '/credits/transactions')).transactions).toMatchObject([
      {
        type: 'deposit',
        status: 'completed',
        amount: 25.5,
        balanceChange: 25.5,
        balance: 25.5,
        referenceNumber,
        paymentId: payments[0].id,
      },
    ]);
    expect((await workJobs(api)).find(({ to }) => to === person.email)?.subject).toBe(
      '$25.50 was added to your credit'.replace('.50', '.5'),
    );
    expect(await api.db('audit_log').where({ subject_id: id })).toMatchObject([
      { action: 'credit_request.approve', actor_id: admin.id },
    ]);
  });

  it('keeps where the payer was told to pay, also once that has changed, and says it by mail', async () => {
    const person = await signedIn(api, { language: 'en' });
    const { payees } = await get(person, '/credits/payees');
    const wallet = payees.find(({ method }: { method: string }) => method === 'mobile_wallet');
    const row = { number: '0900111222', isCurrent: true, changedAt: null };
    const { json } = await ask(person, { payee: wallet.id });
    expect(json.data.request.payee).toMatchObject({ ...row, id: wallet.id });
    const mail = (await workJobs(api)).find(({ to }) => to === person.email);
    expect(mail?.text).toContain('0900111222');
    await api.owner('payees').where({ method: 'mobile_wallet' }).update({ is_active: false });
    try {
      expect((await get(person, '/credits/requests')).requests).toMatchObject([
        { payee: { ...row, isCurrent: false } },
      ]);
      expect((await get(person, `/payments/${json.data.request.paymentId}`)).payment.request.payee).toMatchObject({
        number: '0900111222',
      });
      // Paid before, told after.
      expect((await ask(person, { payee: wallet.id })).statusCode).toBe(201);
      for (const payee of [undefined, randomUUID()]) {
        expect((await ask(person, { payee })).json).toMatchObject({
          statusCode: 409,
          code: 'method_not_offered',
          errors: [{ path: 'method' }],
        });
      }
      expect((await ask(person, { method: 'cash', payee: wallet.id })).json.code).toBe('method_not_offered');
      expect((await ask(person, { method: 'cash' })).json.data.request.payee.method).toBe('cash');
    } finally {
      await api.owner('payees').where({ method: 'mobile_wallet' }).update({ is_active: true });
    }
  });

  it('is refused with a reason, which is required', async () => {
    const person = await signedIn(api);
    const id = await asked(person);
    expect((await decide(admin, id, { decision: 'reject' })).json.errors).toMatchObject([
      { path: 'notes', code: 'rejection_reason_required' },
    ]);
    await decide(admin, id, { decision: 'reject', notes: 'لم تصل الحوالة' });
    expect((await get(person, '/credits/requests')).requests).toMatchObject([
      { status: 'rejected', notes: 'لم تصل الحوالة' },
    ]);
    expect((await get(person, '/payments/history')).payments).toMatchObject([{ status: 'failed' }]);
    expect(await balanceOf(person)).toBe(0);
  });

  it.each([
    [{ amount: 0.5 }, 'amount', 'amount_below_minimum', 'The amount must be at least $1.'],
    [{ amount: 10_000.01 }, 'amount', 'amount_above_maximum', 'The amount can be at most $10,000.'],
    [{ amount: 1e21 }, 'amount', 'amount', undefined],
    [{ amount: -0 }, 'amount', 'amount', undefined],
    [{ amount: -5 }, 'amount', 'amount', undefined],
    [{ amount: 1.005 }, 'amount', 'amount', undefined],
    [{ amount: 'NaN' }, 'amount', 'amount', undefined],
    [{ amount: undefined }, 'amount', 'required', undefined],
    [{ referenceNumber: '' }, 'referenceNumber', 'reference_number_required', undefined],
    [{ reason: 'قصير' }, 'reason', 'credit_reason_length', undefined],
    [{ method: 'credits' }, 'method', 'invalid_value', undefined],
  ])('refuses %j where it is wrong (L5)', async (body, path, code, message) => {
    const { statusCode, json } = await ask(await signedIn(api), body);
    expect(statusCode).toBe(400);
    expect(json.errors).toMatchObject([{ path, code, ...(message && { message }) }]);
  });

  it('shows the decider a number that was sent before, and credits it once', async () => {
    const [one, two] = [await signedIn(api), await signedIn(api)];
    const referenceNumber = number();
    const ids = [
      await asked(one, { referenceNumber }),
      await asked(two, { referenceNumber: referenceNumber.toLowerCase() }),
    ];
    const queue = await get(admin, '/admin/credits/requests/pending?limit=100');
    const shown = queue.requests.filter((request: { id: string }) => ids.includes(request.id));
    for (const request of shown) expect(request.sameReference).toMatchObject([{ status: 'pending', amount: 50 }]);
    expect((await decide(admin, ids[0] as string)).statusCode).toBe(200);
    expect((await decide(admin, ids[1] as string)).json).toMatchObject({ statusCode: 409, code: 'reference_used' });
    expect(await balanceOf(two)).toBe(0);
    expect((await decide(admin, ids[1] as string, { decision: 'reject', notes: 'مكرر' })).statusCode).toBe(200);
  });

  it('counts in the queue’s figures until it is decided, and among the late ones after a day', async () => {
    const figures = () => get(admin, '/admin/credits/requests/pending');
    const before = await figures();
    const id = await asked(await signedIn(api), { amount: 12.5 });
    const { waiting } = await figures();
    expect(waiting.refund).toEqual(before.waiting.refund);
    expect(waiting.addition).toMatchObject({
      count: before.waiting.addition.count + 1,
      amount: before.waiting.addition.amount + 12.5,
      oldestAt: expect.any(String),
    });
    await api.owner('app_clock').update({ shift: '25 hours' });
    const later = (await figures()).waiting.addition;
    await api.owner('app_clock').update({ shift: '0' });
    expect(later.late).toBeGreaterThan(0);
    await decide(admin, id);
    const { waiting: after, decided } = await figures();
    expect(after.addition).toMatchObject({ count: before.waiting.addition.count });
    expect(decided).toMatchObject({ approved: before.decided.approved + 1, amount: before.decided.amount + 12.5 });
  });

  it('is decided once by two administrators at the same moment (L5)', async () => {
    const person = await signedIn(api);
    const id = await asked(person);
    const answers = await meetingAt(api, { table: 'credit_requests', id }, [
      () => decide(admin, id),
      () => decide(second, id, { decision: 'reject', notes: 'لا' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await api.db('audit_log').where({ subject_id: id })).toHaveLength(1);
    const isApproved = (await rowOf(api.db('credit_requests').where({ id }).first('status'))).status === 'approved';
    expect(await balanceOf(person)).toBe(isApproved ? 50 : 0);
  });

  it('above the configured amount needs two administrators', async () => {
    const person = await signedIn(api);
    const id = await asked(person, { amount: 1000.01 });
    const first = await decide(admin, id);
    expect(first.json.data.request).toMatchObject({
      status: 'pending',
      needsTwo: true,
      firstApprovedBy: { id: admin.id },
    });
    expect((await decide(admin, id)).json.code).toBe('second_administrator_needed');
    expect(await balanceOf(person)).toBe(0);
    expect((await decide(second, id)).json.data.request).toMatchObject({ status: 'approved' });
    expect(await balanceOf(person)).toBe(1000.01);
    expect(await api.db('audit_log').where({ subject_id: id }).orderBy('id').pluck('action')).toEqual([
      'credit_request.approve_first',
      'credit_request.approve',
    ]);
    const edge = await asked(person, { amount: 1000 });
    expect((await decide(admin, edge)).json.data.request.status).toBe('approved');
  });

  it('adds up what one approves alone for one receiver in a day of Damascus, however it is sliced', async () => {
    const person = await signedIn(api);
    const slices = [];
    for (const amount of [400, 400, 400]) slices.push(await asked(person, { amount }));
    const answers = await Promise.all(slices.map((id) => decide(admin, id)));
    const states = answers.map(({ json }) => json.data.request.status).sort();
    expect(states).toEqual(['approved', 'approved', 'pending']);
    expect(await balanceOf(person)).toBe(800);
    const waiting = answers.find(({ json }) => json.data.request.status === 'pending')?.json.data.request;
    expect(waiting).toMatchObject({ needsTwo: true, approvedAlone: 800, firstApprovedBy: { id: admin.id } });
    // Money taken at the desk is the same money; another administrator, another receiver, another day are not.
    const desk = await sendMoney(api, '/admin/payments', {
      token: admin.token,
      proof: admin.proof,
      body: { user: person.id, amount: 300, method: 'cash' },
    });
    expect(desk.json.data.request).toMatchObject({ status: 'pending', needsTwo: true });
    expect((await decide(second, waiting.id)).json.data.request.status).toBe('approved');
    const other = await asked(await signedIn(api), { amount: 900 });
    expect((await decide(admin, other)).json.data.request.status).toBe('approved');
    await api.owner.raw(`update credit_requests set decided_at = decided_at - interval '1 day' where user_id = ?`, [
      person.id,
    ]);
    const tomorrow = await decide(admin, await asked(person, { amount: 900 }));
    expect(tomorrow.json.data.request.status).toBe('approved');
  });

  it('asks the administrator for a fresh code', async () => {
    const id = await asked(await signedIn(api));
    const without = await sendMoney(api, `/admin/credits/requests/${id}/process`, {
      token: admin.token,
      body: { decision: 'approve' },
    });
    expect(without.json).toMatchObject({ statusCode: 403, code: 'proof_required' });
  });

  it('sent fifty times under one key is one request (L3)', async () => {
    const person = await signedIn(api);
    const key = randomUUID();
    const body = { amount: 5, method: 'cash' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendMoney(api, '/credits/request', { token: person.token, body, key })),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(done.map(({ answer }) => answer.body)).size).toBe(1);
    expect((await get(person, '/credits/requests')).page.total).toBe(1);
  });

  it('waits for ten requests of one account at most, however many are sent at once', async () => {
    const person = await signedIn(api);
    const answers = await Promise.all(Array.from({ length: 14 }, () => ask(person)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map(({ json }) => json.code)).toEqual(Array(4).fill('too_many_credit_requests'));
  });
});

describe('the proof of a payment', () => {
  const PDF = Buffer.from('%PDF-1.7\n%%EOF');
  const upload = (person: Person, id: string, bytes = PDF) =>
    api.call('PUT', `/credits/requests/${id}/proof`, { token: person.token, lang: 'en', ...fileForm('proof', bytes) });

  it('is kept privately, and shown to administrators only', async () => {
    const [person, other] = [await signedIn(api), await signedIn(api)];
    const id = await asked(person);
    expect((await upload(person, id)).json.data.request).toMatchObject({ hasProof: true });
    expect((await upload(other, id)).json).toMatchObject({ statusCode: 404, code: 'credit_request_not_found' });
    const path = `/admin/credits/requests/${id}/proof`;
    const none = await api.call('GET', `/admin/credits/requests/${await asked(other)}/proof`, { token: admin.token });
    expect(none.json).toMatchObject({ statusCode: 404, code: 'proof_missing' });
    const shown = await api.call('GET', path, { token: admin.token });
    expect(shown.answer.rawPayload.equals(PDF)).toBe(true);
    expect(shown.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect((await api.call('GET', path, { token: person.token })).statusCode).toBe(403);
    await decide(admin, id);
    expect((await upload(person, id)).json.code).toBe('credit_request_decided');
  });

  it('is a PDF, JPG or PNG of at most 5 MB', async () => {
    const person = await signedIn(api);
    const id = await asked(person);
    expect((await upload(person, id, Buffer.from('<svg>'))).json).toMatchObject({
      statusCode: 415,
      code: 'proof_type',
    });
    const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
    expect((await upload(person, id, large)).json).toMatchObject({ statusCode: 413, code: 'proof_too_large' });
  });
});

describe('a refund', () => {
  it('holds the amount, and is paid out by an approval', async () => {
    const person = await rich();
    expect((await refund(person)).json.data.request).toMatchObject({ type: 'refund', status: 'pending', amount: 30 });
    expect(await get(person, '/credits/balance')).toMatchObject({ balance: 70, held: 30, lifetimeSpent: 0 });
    const [{ id }] = (await get(person, '/credits/refunds')).requests;
    await decide(admin, id, { decision: 'approve', referenceNumber: number() });
    expect(await get(person, '/credits/balance')).toMatchObject({ balance: 70, held: 0 });
    expect((await get(person, '/credits/transactions?type=refund')).transactions).toMatchObject([
      { type: 'refund', status: 'approved', balanceChange: -30, receiptNumber: expect.stringMatching(/^DY-/) },
    ]);
    expect(await checkLedger(api.db)).toMatchObject({ unbalancedCents: 0, unbalancedTransfers: 0, wrongBalances: 0 });
  });

  it('comes back with a rejection', async () => {
    const person = await rich();
    const { id } = (await refund(person)).json.data.request;
    await decide(admin, id, { decision: 'reject', notes: 'الرصيد هدية' });
    expect(await get(person, '/credits/balance')).toMatchObject({ balance: 100, held: 0 });
    expect((await get(person, '/credits/transactions?type=refund')).transactions).toMatchObject([
      { status: 'rejected', balanceChange: 30, notes: 'الرصيد هدية' },
      { status: 'rejected', balanceChange: -30, notes: 'الرصيد هدية' },
    ]);
  });

  it('needs a balance, enough of it, and a reason', async () => {
    expect((await refund(await signedIn(api))).json).toMatchObject({ statusCode: 409, code: 'no_balance_to_refund' });
    const person = await rich(2_000);
    expect((await refund(person)).json).toMatchObject({
      statusCode: 402,
      code: 'insufficient_balance',
      errors: [{ path: 'amount', message: 'Insufficient balance: you can ask for at most $20.' }],
    });
    const { json } = await refund(person, { amount: 5, reason: 'قصير', payTo: '' });
    expect(json.errors.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['reason', 'credit_reason_length'],
      ['payTo', 'required'],
    ]);
  });

  it('of the whole balance is held once, however often it is asked for at once', async () => {
    const person = await rich(3_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(person)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await get(person, '/credits/balance')).toMatchObject({ balance: 0, held: 30 });
  });
});

describe('transactions', () => {
  it('are filtered by type, date, amount and status, and exported', async () => {
    const person = await rich(10_000);
    await refund(person);
    const types = async (query: string) =>
      (await get(person, `/credits/transactions?${query}`)).transactions.map(({ type }: { type: string }) => type);
    expect(await types('')).toEqual(['refund', 'deposit']);
    expect(await types('type=deposit')).toEqual(['deposit']);
    expect(await types('status=pending')).toEqual(['refund']);
    expect(await types('minAmount=50')).toEqual(['deposit']);
    expect(await types('maxAmount=٥٠')).toEqual(['refund']);
    expect(await types(`from=${new Date(Date.now() + 86_400_000).toISOString()}`)).toEqual([]);
    expect(await types(`to=${new Date(Date.now() + 86_400_000).toISOString()}`)).toEqual(['refund', 'deposit']);
    const { months } = await get(person, '/credits/transactions');
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toMatchObject({ added: 100, spent: 0 });
    const { answer, headers } = await api.call('GET', '/credits/transactions/export', { token: person.token });
    expect(headers['content-type']).toContain('text/csv');
    const [head, first] = answer.body.split('\n');
    expect(first).toMatch(/استرداد,استرداد: محفظة موبايل,قيد المراجعة,-30,70,/);
    const [{ group }] = (await get(person, '/credits/transactions')).transactions;
    expect([head?.trim().split(',').at(-1), first?.trim().split(',').at(-1)]).toEqual(['رقم المجموعة', String(group)]);
  });

  it('are nobody else’s', async () => {
    const person = await rich();
    const other = await signedIn(api);
    expect((await get(other, '/credits/transactions')).transactions).toEqual([]);
    const [{ paymentId }] = (await refund(person)).json.data
      ? [(await get(person, '/credits/refunds')).requests[0]]
      : [];
    expect((await api.call('GET', `/payments/${paymentId}`, { token: other.token })).statusCode).toBe(404);
  });
});

describe('an office', () => {
  it('has one credit, in its manager’s hands', async () => {
    const [manager, agent] = [
      await signedIn(api, { account_type: 'office' }),
      await signedIn(api, { account_type: 'office' }),
    ];
    const office = await anOffice(api.db);
    await api.db('office_members').insert([
      { office_id: office.id, user_id: manager.id, role: 'owner' },
      { office_id: office.id, user_id: agent.id, role: 'agent' },
    ]);
    await decide(admin, await asked(manager));
    expect(await balanceOf(manager)).toBe(50);
    expect(await balanceOf(agent)).toBe(0);
    for (const answer of [await ask(agent), await refund(agent)]) {
      expect(answer.json).toMatchObject({ statusCode: 403, code: 'billing_forbidden' });
    }
    expect((await api.call('GET', '/credits/transactions', { token: agent.token })).json.code).toBe(
      'billing_forbidden',
    );
    const shown = await get(admin, `/admin/credits/users/${agent.id}?purse=office`);
    expect(shown).toMatchObject({ balance: 50, office: 'Yasmin Real Estate', user: { id: agent.id } });
    expect(await get(admin, `/admin/credits/users/${agent.id}`)).toMatchObject({ balance: 0, purse: 'private' });
  });
});

describe('a payment that an administrator records', () => {
  const record = (body: object, by = admin) =>
    sendMoney(api, '/admin/payments', {
      token: by.token,
      proof: by.proof,
      body: { method: 'cash', amount: 40, ...body },
    });

  it('is credit at once, and above the configured amount once another has confirmed it', async () => {
    const person = await signedIn(api);
    expect((await record({ user: person.email.toUpperCase() })).json.data.request).toMatchObject({
      status: 'approved',
    });
    expect(await balanceOf(person)).toBe(40);
    const { json } = await record({ user: person.id, amount: 2_000 });
    expect(json.data.request).toMatchObject({ status: 'pending', firstApprovedBy: { id: admin.id } });
    expect(await balanceOf(person)).toBe(40);
    await decide(second, json.data.request.id);
    expect(await balanceOf(person)).toBe(2_040);
    expect((await record({ user: 'nobody@mail.test' })).json).toMatchObject({
      statusCode: 404,
      code: 'user_not_found',
    });
  });

  it('is listed with what came in', async () => {
    const person = await signedIn(api);
    await record({ user: person.id, method: 'check' });
    const shown = await get(admin, `/admin/payments?query=${encodeURIComponent(person.email)}`);
    expect(shown.payments).toMatchObject([
      { amount: 40, method: 'check', status: 'success', payer: { userId: person.id }, recordedBy: 'ليلى الخطيب' },
    ]);
    expect(shown.totals.cash.find(({ name }: { name: string }) => name === 'check').amount).toBeGreaterThanOrEqual(40);
    expect(shown.months).toHaveLength(12);
  });
});
