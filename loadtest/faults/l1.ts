import { checkLedger, isUnbalanced } from '@diyar/api/features/ledger';
import { aListing } from '@diyar/api/testing/factories';
import { credited } from '@diyar/api/testing/money';
import { offerEveryMethod } from '@diyar/api/testing/payees';
import { codeProofOf, signedIn } from '@diyar/api/testing/people';
import { createTestDatabase } from '@diyar/db/testing';
import { type ApiProcess, apiAt, startApiProcess } from '../lib/api-process.ts';
import { dice } from '../lib/dice.ts';
import { keyedCalls } from '../lib/keyed-calls.ts';
import { deciderAction, payerAction } from '../lib/money-actions.ts';
import { anyPort } from '../lib/private-engine.ts';
import { privatePostgres } from '../lib/private-postgres.ts';
import { scenario } from '../lib/report.ts';
import { pause } from '../lib/until.ts';

const SECONDS = Number(process.env.SECONDS ?? 60);
const KILLS = Number(process.env.KILLS ?? 10);
const CLIENTS = Number(process.env.CLIENTS ?? 20);
const DECIDERS = 2;

await scenario('L1', `${CLIENTS} clients, ${SECONDS} s of money, kill -9 of the API × ${KILLS}`, async (report) => {
  const cluster = await privatePostgres();
  process.env.TEST_DATABASE_OWNER_URL = cluster.ownerUrl;
  process.env.TEST_DATABASE_URL = cluster.ownerUrl.replace('diyar_owner', 'diyar_app');
  const database = await createTestDatabase();
  const { db } = database;
  await offerEveryMethod(database.owner);
  const port = await anyPort();
  const secret = 'a secret of fault tests, long enough for nobody';
  const url = `http://127.0.0.1:${port}`;
  const env = { DATABASE_URL: database.url, PORT: String(port), PUBLIC_URL: url, AUTH_SECRET: secret };
  let server: ApiProcess | undefined;
  try {
    server = await startApiProcess(env);
    const api = apiAt(url);
    const calls = keyedCalls(api);
    const secrets = [secret] as const;
    const site = { db, config: { auth: { secrets }, http: { publicUrl: url } } };
    const payers = [];
    for (let i = 0; i < CLIENTS - DECIDERS; i++) {
      const person = await signedIn(site);
      await credited(db, { userId: person.id }, 5_000);
      payers.push({ ...person, listingId: (await aListing(db, { owner: person })).id });
    }
    const userIds = payers.map(({ id }) => id);
    const deciders = [];
    for (let i = 0; i < DECIDERS; i++) {
      const { token } = await signedIn(site, { account_type: 'admin' });
      deciders.push({ token, proof: await codeProofOf({ db }, token), userIds });
    }

    const until = performance.now() + SECONDS * 1000;
    const isOn = () => performance.now() < until;
    const snapshots: boolean[] = [];
    let lowest = 0;
    const watch = async () => {
      while (isOn()) {
        snapshots.push(!isUnbalanced(await checkLedger(db)));
        const row = await db('ledger_accounts')
          .where({ kind: 'credit' })
          .min({ least: 'balance_cents' })
          .first<{ least: number }>();
        lowest = Math.min(lowest, row.least);
        await pause(200);
      }
    };
    const work = async (act: (roll: () => number) => Promise<void>, seed: number) => {
      const { next } = dice(seed);
      while (isOn()) await act(next);
    };
    const kill = async () => {
      for (let n = 0; n < KILLS; n++) {
        await pause((SECONDS * 1000) / (KILLS + 1));
        await server?.close();
        server = await startApiProcess(env);
      }
    };
    await Promise.all([
      watch(),
      kill(),
      ...payers.map((payer, n) => work((roll) => payerAction(api, calls, payer, roll), n + 1)),
      ...deciders.map((decider, n) => work((roll) => deciderAction(api, calls, decider, roll), 1_000 + n)),
    ]);

    const good = calls.done.filter(({ answer }) => answer.status < 300);
    report.note('writes answered, good ones, sent again', [calls.done.length, good.length, calls.resent()].join(', '));
    report.check('at every snapshot sums are 0 and caches right', snapshots.every(Boolean), snapshots.length);
    report.check('no balance below 0', lowest >= 0, lowest);
    let other = 0;
    for (const written of good) if (!(await calls.isRepeated(written))) other++;
    report.check('a key sent again gets its first answer', other === 0, `${good.length} repeated, ${other} differ`);
    const acked = (path: RegExp) => good.filter((written) => path.test(written.path));
    const movesOf = async (kind: string, sign: string) => {
      const { rows } = await db.raw<{ rows: [{ n: number }] }>(
        `select count(*)::int as n from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
           join ledger_accounts a on a.id = e.account_id and a.kind = 'credit'
         where t.kind = ? and e.amount_cents ${sign} 0 and t.reference not like 'test:%'`,
        [kind],
      );
      return rows[0].n;
    };
    const added = await db('credit_requests').where({ type: 'addition', status: 'approved' }).pluck('id');
    const effects = [
      ['places paid', acked(/pay-with-credits$/).length, await movesOf('listing', '<')],
      ['boosts paid', acked(/boosts\/create$/).length, await movesOf('boost', '<')],
      [
        'boosts stopped',
        acked(/cancel$/).length,
        await db('boosts')
          .where({ stop_reason: 'cancelled' })
          .then((rows) => rows.length),
      ],
      ['credit added', added.length, await movesOf('deposit', '>')],
      [
        'money recorded',
        acked(/admin\/payments$/).length,
        await db('payments')
          .whereNotNull('recorded_by')
          .then((rows) => rows.length),
      ],
      [
        'refunds asked for',
        acked(/credits\/refund$/).length,
        await db('credit_requests')
          .where({ type: 'refund' })
          .then((rows) => rows.length),
      ],
    ] as const;
    for (const [what, answered, there] of effects)
      report.check(`${what}: one effect for each answer`, answered === there && there > 0, { answered, there });
    report.check('the ledger at the end', !isUnbalanced(await checkLedger(db)), await checkLedger(db));
  } finally {
    await server?.close();
    await database.drop();
    await cluster.close();
  }
});
