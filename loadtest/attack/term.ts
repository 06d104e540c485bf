import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { checkLedger, isUnbalanced } from '@diyar/api/features/ledger';
import { categoryId } from '@diyar/api/testing/listing-form';
import { credited } from '@diyar/api/testing/money';
import { signedIn } from '@diyar/api/testing/people';
import { startApiProcess } from '../lib/api-process.ts';
import type { AttackedSite } from '../lib/attacked-site.ts';
import { anyPort } from '../lib/private-engine.ts';
import { rawSocket } from '../lib/raw-socket.ts';
import type { Tally } from '../lib/tally.ts';
import { pause } from '../lib/until.ts';

export const title =
  'SIGTERM under load: nothing acknowledged is lost, no answer is half, the process ends in its time';

const ROUNDS = Number(process.env.ROUNDS ?? 6);
const WRITERS = 6;
const READERS = 6;
/** The server gives requests nine seconds; supervisors usually kill after ten. */
const ENDS_WITHIN_MS = 10_000;

type Outcome = { kind: 'whole'; status: number; text: string } | { kind: 'half' } | { kind: 'none' };

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  const { app, db, env, count } = site;
  const { check, note } = tally;
  const port = await anyPort();
  const url = `http://127.0.0.1:${port}`;
  const start = () => startApiProcess({ ...env, PORT: String(port) });
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const person = await signedIn(app);
      await credited(db, { userId: person.id }, 1_000_00);
      return person;
    }),
  );
  const saved = new Map<string, { version: number; token: string }>();
  const paid = new Set<string>();
  const seen = { whole: 0, half: 0, none: 0, later: 0 };
  const ends: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const api = await start();
    let isOn = true;
    const ask = async (method: string, path: string, token?: string, body?: object, key?: string) => {
      count();
      const outcome = await whole(url, { method, path, token, body, key });
      seen[outcome.kind]++;
      if (outcome.kind === 'whole' && outcome.status === 503) seen.later++;
      if (outcome.kind === 'whole' && outcome.status >= 500 && outcome.status !== 503)
        check('no 5xx on the way out', false, outcome);
      return outcome;
    };
    const write = async (n: number) => {
      const person = writers[n];
      if (!person) return;
      const id = randomUUID();
      for (let version = 0; isOn; version++) {
        const content = { categoryId: categoryId('apartments'), titleEn: `Flat ${round} ${version}` };
        const draft = await ask('PUT', `/api/listings/${id}/draft`, person.token, { baseVersion: version, content });
        if (draft.kind !== 'whole' || draft.status !== 200) break;
        saved.set(id, { version: version + 1, token: person.token });
        const key = randomUUID();
        const purchase = { product: 'listing', slots: 1 };
        const bought = await ask('POST', '/api/payments/pay-with-credits', person.token, { purchase }, key);
        if (bought.kind === 'whole' && bought.status < 300) paid.add(key);
      }
    };
    const read = async (n: number) => {
      const paths = ['/api/listings/search?limit=20', `/properties?lang=en&minPrice=${round}${n}`, '/api/locations'];
      for (let i = 0; isOn; i++) {
        const outcome = await ask('GET', paths[i % paths.length] ?? '/');
        if (outcome.kind === 'none') await pause(20);
      }
    };
    // Idle connections of browsers, and in every other round somebody who sends slowly.
    const sockets = Array.from({ length: 5 }, () => rawSocket(url).on('error', () => {}));
    if (round % 2)
      sockets[0]?.write(
        'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
      );
    const work = [...writers.keys()].map(write).concat(Array.from({ length: READERS }, (_, n) => read(n)));
    await pause(2_000 + round * 150);
    const { code, ms } = await api.terminate();
    isOn = false;
    await Promise.all(work);
    for (const socket of sockets) socket.destroy();
    await api.close();
    ends.push(`${code} after ${Math.round(ms)} ms`);
    check(`round ${round} ends in its time`, ms < ENDS_WITHIN_MS, ms);
    check(`round ${round} ends in order`, code === 0, code);
  }
  const lost: string[] = [];
  for (const [id, { version, token }] of saved) {
    const { json } = await app.call('GET', `/listings/${id}/draft`, { token });
    if (!(json.data?.draft.version >= version)) lost.push(`${id}: ${json.data?.draft.version}, not ${version}`);
  }
  check('every acknowledged save is there', lost.length === 0, lost);
  const keys = await db('idempotency_keys')
    .whereIn('key', [...paid])
    .pluck('key');
  check('every acknowledged purchase is there', keys.length === paid.size, { paid: paid.size, there: keys.length });
  check('no half answers', seen.half === 0, seen);
  check('the ledger', !isUnbalanced(await checkLedger(db)), await checkLedger(db));
  note('answers', seen);
  note('saves and purchases acknowledged', `${saved.size} drafts, ${paid.size} purchases`);
  note('exits', ends.join(', '));
}

interface Sent {
  method: string;
  path: string;
  token?: string | undefined;
  body?: object | undefined;
  key?: string | undefined;
}

/** A call on a connection of its own. `half`: an answer began, and its end never came. */
function whole(url: string, { method, path, token, body, key }: Sent): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    const sent = request({ hostname, port, path, method, headers, agent: false }, (reply) => {
      let text = '';
      reply.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ kind: 'whole', status: reply.statusCode ?? 0, text: text.slice(0, 300) }));
      for (const event of ['aborted', 'error']) reply.on(event, () => resolve({ kind: 'half' }));
    });
    sent.on('error', () => resolve({ kind: 'none' }));
    sent.end(body && JSON.stringify(body));
  });
}
