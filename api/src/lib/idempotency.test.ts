import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { untilWaiting } from '#testing/lock-waits.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { endpoint } from './endpoint.ts';
import { AppError } from './errors.ts';
import { serve } from './serve.ts';

const spec = {
  method: 'POST',
  access: 'user',
  tag: 'test',
  summary: 'Leaves a note',
  body: z.strictObject({ kind: z.string(), refuse: z.boolean().optional() }),
  data: z.object({ kind: z.string(), id: z.uuid(), total: z.int() }),
} as const;
const required = endpoint({ ...spec, path: '/notes-of-test', idempotency: 'required' });
const honoured = endpoint({ ...spec, path: '/kind-notes-of-test', idempotency: 'honoured' });

let api: TestApp;
beforeAll(async () => {
  api = await testApp({}, (app) =>
    app.register(
      async (routes) => {
        for (const one of [required, honoured]) {
          serve(routes, one, async ({ db, body, caller, reply }) => {
            const { kind, refuse } = body;
            const note = await rowOf(
              db('notifications').insert({ user_id: caller.id, type: 'system', kind }).returning('id'),
            );
            if (refuse) throw new AppError('not_found', 404);
            const all = await db('notifications').where({ user_id: caller.id }).pluck('id');
            reply.code(201);
            return { total: all.length, kind, id: note.id };
          });
        }
        // A process that dies once the transaction has committed.
        routes.addHook('onSend', async (request) => {
          if (request.headers['x-crash']) throw new Error('crashed');
        });
      },
      { prefix: '/api' },
    ),
  );
});
afterAll(() => api.close());

type Person = Awaited<ReturnType<typeof signedIn>>;
const send = (
  { token }: Person,
  key: string | undefined,
  { kind = 'a', path = '/notes-of-test', headers = {}, refuse = false } = {},
) =>
  api.call('POST', path, {
    token,
    lang: 'en',
    body: { kind, ...(refuse && { refuse }) },
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
  });
const notesOf = ({ id }: Person) => api.db('notifications').where({ user_id: id });

describe('an idempotency key (L3)', () => {
  it('is asked for where money moves', async () => {
    const person = await signedIn(api);
    expect((await send(person, undefined)).json).toMatchObject({ statusCode: 400, code: 'idempotency_key_required' });
    for (const key of ['', 'short', 'with space', 'عربي-عربي', 'x'.repeat(201)]) {
      expect((await send(person, key)).json, key).toMatchObject({ statusCode: 400, code: 'idempotency_key_invalid' });
    }
    expect(await notesOf(person)).toEqual([]);
  });

  it('makes fifty of the same at once one effect with one answer', async () => {
    const person = await signedIn(api);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(person, key)));
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ answer }) => answer.body)).size).toBe(1);
    for (const { statusCode, json } of answers) {
      if (statusCode !== 201) expect(json).toMatchObject({ statusCode: 409, code: 'idempotency_in_progress' });
    }
    expect(await notesOf(person)).toHaveLength(1);
    const later = await send(person, key);
    expect(later.answer.body).toBe(done[0]?.answer.body);
    expect(later.headers['idempotent-replayed']).toBe('true');
    expect(later.headers['content-type']).toBe(done[0]?.headers['content-type']);
  });

  it('answers 409 while the first request is still running', async () => {
    const person = await signedIn(api);
    const key = randomUUID();
    const holder = await api.owner.transaction();
    await holder('users').where({ id: person.id }).forUpdate().first('id');
    const first = send(person, key);
    await untilWaiting(api, 1);
    expect((await send(person, key)).json).toMatchObject({ statusCode: 409, code: 'idempotency_in_progress' });
    await holder.rollback();
    expect((await first).statusCode).toBe(201);
    expect(await notesOf(person)).toHaveLength(1);
  });

  it('repeats the answer after a crash between commit and reply', async () => {
    const person = await signedIn(api);
    const key = randomUUID();
    expect((await send(person, key, { headers: { 'x-crash': '1' } })).statusCode).toBe(500);
    expect(await notesOf(person)).toHaveLength(1);
    const { statusCode, json } = await send(person, key);
    expect(statusCode).toBe(201);
    expect(json.data).toMatchObject({ kind: 'a', total: 1, id: (await rowOf(notesOf(person).first())).id });
    expect(await notesOf(person)).toHaveLength(1);
  });

  it('is not good for another request, and belongs to one account', async () => {
    const [person, other] = [await signedIn(api), await signedIn(api)];
    const key = randomUUID();
    await send(person, key);
    for (const over of [{ kind: 'b' }, { path: '/kind-notes-of-test' }]) {
      expect((await send(person, key, over)).json).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
    }
    expect((await send(other, key, { kind: 'c' })).statusCode).toBe(201);
    expect(await notesOf(person)).toHaveLength(1);
  });

  it('may try again after a failure, which leaves nothing', async () => {
    const person = await signedIn(api);
    const key = randomUUID();
    expect((await send(person, key, { refuse: true })).statusCode).toBe(404);
    expect(await notesOf(person)).toEqual([]);
    expect((await send(person, key)).statusCode).toBe(201);
  });

  it('is honoured elsewhere, and not asked for', async () => {
    const person = await signedIn(api);
    const path = '/kind-notes-of-test';
    await send(person, undefined, { path });
    await send(person, undefined, { path });
    const key = randomUUID();
    const [one, two] = [await send(person, key, { path }), await send(person, key, { path })];
    expect(two.answer.body).toBe(one.answer.body);
    expect(await notesOf(person)).toHaveLength(3);
  });
});
