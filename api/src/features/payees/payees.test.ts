import { randomUUID } from 'node:crypto';
import type { UserRow } from '@diyar/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workJobs } from '#testing/jobs.ts';
import { meetingAt, whileStanding } from '#testing/lock-waits.ts';
import { aPayeeForm } from '#testing/payees.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { AdminPayee, Payee } from './contract.ts';

type Admin = Awaited<ReturnType<typeof signedIn>> & { proof: string };
let api: TestApp;
let first: Admin;
let second: Admin;
const anAdmin = async (): Promise<Admin> => {
  const person = await signedIn(api, { account_type: 'admin', language: 'en' });
  return { ...person, proof: await codeProofOf(api, person.token) };
};
beforeAll(async () => {
  api = await testApp();
  [first, second] = [await anAdmin(), await anAdmin()];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.owner('payees').update({ is_active: false });
});

const write = (by: Admin, method: 'POST' | 'PUT', path: string, body: object) =>
  api.call(method, `/admin/payees${path}`, { token: by.token, lang: 'en', body, headers: { 'x-proof': by.proof } });
const propose = async (by: Admin, form: object = aPayeeForm()) => {
  const id = randomUUID();
  const { json, statusCode } = await write(by, 'POST', '', { ...form, id });
  expect(statusCode, JSON.stringify(json)).toBe(201);
  return waitingOf(json.data.payees, id);
};
type Waiting = AdminPayee & { proposal: NonNullable<AdminPayee['proposal']> };
const waitingOf = (payees: AdminPayee[], id: string) => payees.find((payee) => payee.id === id) as Waiting;
const decide = (by: Admin, { id, proposal }: Waiting, decision = 'confirm') =>
  write(by, 'POST', `/${id}/decide`, { proposal: proposal.id, decision });
const offered = async (lang: 'ar' | 'en' = 'en'): Promise<Payee[]> =>
  (await api.call('GET', '/credits/payees', { token: (await signedIn(api)).token, lang })).json.data.payees;
const confirmed = async (form: object = aPayeeForm()) => {
  const payee = await propose(first, form);
  expect((await decide(second, payee)).statusCode).toBe(200);
  return payee;
};

describe('where to pay', () => {
  it('is shown to payers once a second administrator has confirmed it, in their language', async () => {
    const payee = await propose(first, aPayeeForm('mobile_wallet', { number: '٠٩٩٩ 123 456' }));
    expect(payee).toMatchObject({ isActive: false, facts: null, proposal: { isMine: true, by: { id: first.id } } });
    expect(await offered()).toEqual([]);

    expect((await decide(first, payee)).json).toMatchObject({ statusCode: 409, code: 'payee_own_proposal' });
    expect(await offered()).toEqual([]);
    expect((await decide(second, payee)).json.data.payees).toContainEqual(
      expect.objectContaining({ id: payee.id, isActive: true, proposal: null }),
    );

    expect(await offered()).toEqual([
      {
        id: payee.proposal.id,
        method: 'mobile_wallet',
        name: 'Barada Wallet',
        holder: 'شركة ديار',
        number: '0999123456',
        place: null,
        hours: null,
        changedAt: expect.any(String),
        isCurrent: true,
      },
    ]);
    expect((await offered('ar'))[0]?.name).toBe('محفظة بردى');
    expect((await decide(second, payee)).json).toMatchObject({ statusCode: 409, code: 'payee_decided' });
    expect(await api.db('audit_log').where({ subject_id: payee.id }).orderBy('id')).toMatchObject([
      { action: 'payee.propose', actor_id: first.id },
      { action: 'payee.confirm', actor_id: second.id, after: { number: '0999123456', proposedBy: first.id } },
    ]);
  });

  it('stays as it was until a change is confirmed, and says for seven days that it changed', async () => {
    const payee = await confirmed();
    await api
      .owner('payees')
      .where({ id: payee.id })
      .update({ changed_at: api.owner.raw(`app_now() - interval '8 days'`) });
    expect(await offered()).toMatchObject([{ number: '0999123456', changedAt: null }]);

    const change = aPayeeForm('mobile_wallet', { number: '0944 000 111' });
    const proposed = (await write(second, 'PUT', `/${payee.id}`, change)).json.data.payees;
    expect((await write(first, 'PUT', `/${payee.id}`, change)).json).toMatchObject({
      statusCode: 409,
      code: 'payee_waits',
    });
    expect(await offered()).toMatchObject([{ number: '0999123456', changedAt: null }]);
    const waiting = waitingOf(proposed, payee.id);
    await decide(first, waiting);
    expect(await offered()).toMatchObject([{ number: '0944000111', changedAt: expect.any(String) }]);
  });

  it('changes nothing when it is refused, or taken back', async () => {
    const payee = await propose(first);
    const { json } = await decide(first, payee, 'refuse');
    expect(json.data.payees.map(({ id }: AdminPayee) => id)).not.toContain(payee.id);
    expect((await decide(second, payee)).json).toMatchObject({ code: 'payee_decided' });
    expect(await offered()).toEqual([]);
  });

  it.each<[string, Partial<UserRow>]>([
    ['banned', { banned_at: new Date() }],
    ['suspended', { suspended_until: new Date('2099-01-01') }],
    ['gone', { closed_at: new Date() }],
    ['no administrator any more', { account_type: 'regular' }],
  ])('is not confirmed after its first administrator was %s, whatever was proposed before', async (_, left) => {
    const proposer = await anAdmin();
    const payee = await propose(proposer);
    await api.db('users').where({ id: proposer.id }).update(left);
    const { statusCode, json } = await decide(second, payee);
    expect([statusCode, json.code]).toEqual([409, 'payee_proposer_left']);
    expect(await offered()).toEqual([]);
    expect((await decide(second, payee, 'refuse')).statusCode).toBe(200);
    expect((await decide(second, await propose(first))).statusCode).toBe(200);
    expect(await offered()).toHaveLength(1);
  });

  it('is confirmed by nobody whose ban comes first', async () => {
    const proposer = await anAdmin();
    const payee = await propose(proposer);
    const answer = await whileStanding(api, proposer, { banned_at: new Date() }, () => decide(second, payee));
    expect(answer.json.code).toBe('payee_proposer_left');
  });

  it('is switched off by one at once, and on again by two', async () => {
    const payee = await confirmed();
    expect((await write(first, 'POST', `/${payee.id}/stop`, {})).statusCode).toBe(200);
    expect(await offered()).toEqual([]);
    expect((await write(first, 'POST', `/${payee.id}/stop`, {})).json).toMatchObject({ code: 'payee_stopped' });

    const again = (await write(first, 'PUT', `/${payee.id}`, aPayeeForm())).json.data.payees;
    expect(await offered()).toEqual([]);
    await decide(second, waitingOf(again, payee.id));
    expect(await offered()).toHaveLength(1);
  });

  it('is several by method, in the administrators’ order', async () => {
    const [one, two] = [await confirmed(), await confirmed(aPayeeForm('mobile_wallet', { nameEn: 'Orontes Wallet' }))];
    await confirmed(aPayeeForm('cash', { nameEn: 'Desk' }));
    expect((await offered()).map(({ name }) => name)).toEqual(['Barada Wallet', 'Orontes Wallet', 'Desk']);
    expect((await write(first, 'POST', '/order', { method: 'mobile_wallet', ids: [two.id, one.id] })).statusCode).toBe(
      200,
    );
    expect((await offered()).map(({ name }) => name)).toEqual(['Orontes Wallet', 'Barada Wallet', 'Desk']);
    expect((await write(first, 'POST', '/order', { method: 'cash', ids: [two.id] })).json.code).toBe('payee_not_found');
  });

  it.each([
    ['mobile_wallet', { number: '' }, 'number', 'required'],
    ['mobile_wallet', { number: 'رقم' }, 'number', 'payee_number'],
    ['bank_transfer', { holder: ' ' }, 'holder', 'required'],
    ['bank_transfer', { placeAr: 'فرع المزة' }, 'placeEn', 'required'],
    ['cash', { hoursEn: null }, 'hoursEn', 'required'],
    ['check', { holder: null }, 'holder', 'required'],
  ] as const)('of a %s with %j is refused where it is wrong', async (method, values, path, code) => {
    const { statusCode, json } = await write(first, 'POST', '', { ...aPayeeForm(method, values), id: randomUUID() });
    expect(statusCode).toBe(400);
    expect(json.errors).toMatchObject([{ path, code }]);
  });

  it('asks for a fresh code, whatever is written', async () => {
    const payee = await propose(first);
    const { token } = first;
    const calls = [
      ['POST', '', aPayeeForm()],
      ['PUT', `/${payee.id}`, aPayeeForm()],
      ['POST', `/${payee.id}/decide`, { proposal: payee.proposal.id, decision: 'refuse' }],
      ['POST', `/${payee.id}/stop`, {}],
      ['POST', '/order', { method: 'cash', ids: [payee.id] }],
    ] as const;
    for (const [method, path, body] of calls) {
      const { json } = await api.call(method, `/admin/payees${path}`, { token, body });
      expect(json, path).toMatchObject({ statusCode: 403, code: 'proof_required' });
    }
  });

  it('is mailed to all administrators, the one who did it too', async () => {
    const payee = await propose(first, aPayeeForm('mobile_wallet', { number: '0955 777 888' }));
    await decide(second, payee);
    await write(second, 'POST', `/${payee.id}/stop`, {});
    const news = (await workJobs(api)).filter(({ subject }) => subject.endsWith('Barada Wallet, 0955777888'));
    for (const { email } of [first, second]) {
      expect(news.flatMap(({ to, subject }) => (to === email ? [subject.split(':')[0]] : [])).sort()).toEqual([
        'People no longer pay there',
        'Waits for a second administrator',
        'Where people pay has changed',
      ]);
    }
  });

  it('is decided once by two who answer at the same moment', async () => {
    const payee = await propose(first);
    const third = await anAdmin();
    const row = { table: 'payee_versions', id: payee.proposal.id } as const;
    const answers = await meetingAt(api, row, [() => decide(second, payee), () => decide(third, payee, 'refuse')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the database', () => {
  it.each([
    `insert into payees (method) values ('cash')`,
    `update payees set is_active = true`,
    `update payee_versions set account_number = '0900000000'`,
    `update payee_versions set status = 'confirmed'`,
    'delete from payee_versions',
  ])('lets the application’s role not: %s', async (statement) => {
    await expect(api.db.raw(statement)).rejects.toThrow(/permission denied/);
  });

  it('takes no second word from the first administrator, nor one from anybody else', async () => {
    const { proposal } = await propose(first);
    const confirm = (actor: string) => api.db.raw('select decide_payee(?, ?, true)', [proposal.id, actor]);
    await expect(confirm(first.id)).rejects.toThrow(/payee_versions_two_administrators/);
    await expect(confirm((await signedIn(api)).id)).rejects.toThrow(/nobody who may change it/);
    const banned = await signedIn(api, { account_type: 'admin', banned_at: new Date(), ban_reason: 'x' });
    await expect(confirm(banned.id)).rejects.toThrow(/nobody who may change it/);
  });
});
