import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createEngine, type Engine, EngineDown, type EngineQuery } from './engine.ts';

let server: Server | undefined;
let engine: Engine | undefined;
afterEach(async () => {
  engine?.close();
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
});

type Reply = { status: number; body: object } | 'nothing';

/** An engine that gives every trip this reply; `trips` are the words of each. It has a pulse only where that is `alive`. */
async function engineSaying(
  reply: (asked: { queries: EngineQuery[] }) => Reply | Promise<Reply>,
  { alive = false } = {},
) {
  const seen: { trips: string[][] } = { trips: [] };
  server = createServer(async (request, response) => {
    if (request.url === '/health') {
      if (alive) response.writeHead(200).end('{}');
      return;
    }
    // Whatever else asks a port that has just opened is no question of ours.
    if (request.url !== '/multi-search') return response.writeHead(404).end();
    const asked = (await json(request)) as { queries: EngineQuery[] };
    seen.trips.push(asked.queries.map(({ q }) => q));
    const answer = await reply(asked);
    if (answer === 'nothing') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  engine = createEngine({ url: `http://127.0.0.1:${port}`, key: 'wrong', prefix: 'x_' });
  return { engine, seen };
}

const problem = (code: string) => ({ message: code, code, type: 'x', link: '' });

describe('the engine', () => {
  it.each([
    [403, 'invalid_api_key'],
    [401, 'missing_authorization_header'],
    [404, 'index_not_found'],
    [429, 'too_many_search_requests'],
    [500, 'internal'],
    [503, 'unavailable'],
  ])('is away when it answers %i, and nobody waits for it again', async (status, code) => {
    const { engine, seen } = await engineSaying(() => ({ status, body: problem(code) }));
    await expect(engine.ask([{ q: '' }])).rejects.toBeInstanceOf(EngineDown);
    await expect(engine.ask([{ q: '' }])).rejects.toBeInstanceOf(EngineDown);
    expect(seen.trips).toEqual([['']]);
  });

  it('is there when it refuses one question only', async () => {
    const { engine, seen } = await engineSaying(() => ({ status: 400, body: problem('invalid_search_filter') }));
    await expect(engine.ask([{ q: '' }])).rejects.toMatchObject({ isRefusal: true, statusCode: 503 });
    await expect(engine.ask([{ q: '' }])).rejects.toBeInstanceOf(EngineDown);
    expect(seen.trips).toEqual([[''], ['']]);
  });

  it('is away when it says something else than results', async () => {
    const { engine } = await engineSaying(() => ({ status: 200, body: {} }));
    await expect(engine.ask([{ q: '' }])).rejects.toBeInstanceOf(EngineDown);
  });

  it('is left alone after two questions without an answer', async () => {
    const { engine, seen } = await engineSaying(() => 'nothing');
    for (let i = 0; i < 4; i++) await expect(engine.ask([{ q: '' }])).rejects.toBeInstanceOf(EngineDown);
    expect(seen.trips).toEqual([[''], ['']]);
  });

  it('answers in the order asked, though half of the queries travel beside the others', async () => {
    const words = ['a', 'b', 'c', 'd', 'e'];
    const { engine, seen } = await engineSaying(async ({ queries }) => {
      await setTimeout(queries[0]?.q === 'a' ? 50 : 0);
      return { status: 200, body: { results: queries.map(({ q }) => ({ query: q })) } };
    });
    const results = await engine.ask(words.map((q) => ({ q })));
    expect(results.map(({ query }) => query)).toEqual(words);
    expect(seen.trips.sort()).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  it('is waited for while it is busy and alive', async () => {
    const results = [{ hits: [] }];
    const late = () => setTimeout(1_100, { status: 200, body: { results } });
    const { engine } = await engineSaying(late, { alive: true });
    await expect(engine.ask([{ q: '' }])).resolves.toEqual(results);
  });

  it('is asked again once it is back', async () => {
    let back = false;
    const { engine } = await engineSaying(() =>
      back ? { status: 200, body: { results: [{ hits: [] }] } } : { status: 503, body: problem('unavailable') },
    );
    await expect(engine.ask([{ q: '' }])).rejects.toBeInstanceOf(EngineDown);
    back = true;
    await expect
      .poll(
        () =>
          engine.ask([{ q: '' }]).then(
            () => true,
            () => false,
          ),
        { timeout: 5_000 },
      )
      .toBe(true);
  });
});
