import { quantile, report, round } from '../lib/figures.ts';
import { addresses, call, type Reply } from '../lib/from-address.ts';
import { makePeople, newEmail, PASSWORD } from '../lib/people.ts';

// S5: known and unknown accounts, locked and unlocked ones answer alike in body and median time; a forged address resets nothing.
const ROUNDS = 150;
const SLACK = 0.1;
const TRIES = 5;
const newAddress = addresses();
const people = await makePeople(newAddress());

const guess = (
  email: string,
  { from, password = 'Wrong!pass1', forged }: { from: string; password?: string; forged?: string },
) =>
  call('/auth/login', {
    method: 'POST',
    body: { email, password },
    from,
    headers: forged ? { 'x-forwarded-for': forged } : undefined,
  });
const kinds = {
  'unknown account': () => newEmail(),
  'known account': await givesFrom(await people.more(ROUNDS * 2)),
  suspended: await givesFrom(await people.more(ROUNDS, 'suspended')),
  banned: await givesFrom(await people.more(ROUNDS, 'banned')),
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

async function givesFrom(emails: string[]) {
  return () => emails.pop() ?? newEmail();
}

/** Every kind in turn, in an order that changes each round, so that what else the machine does meets all of them. */
async function measure(try_: (kind: Kind) => Promise<Reply>): Promise<Record<Kind, Reply[]>> {
  const replies = Object.fromEntries(names.map((name) => [name, [] as Reply[]])) as Record<Kind, Reply[]>;
  for (let round_ = 0; round_ < ROUNDS; round_++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round_) % names.length] as Kind;
      replies[name].push(await try_(name));
    }
  }
  return replies;
}

const median = (replies: Reply[]) =>
  quantile(
    replies.map(({ ms }) => ms),
    0.5,
  );
const bodies = (replies: Record<Kind, Reply[]>) =>
  new Set(Object.values(replies).flatMap((some) => some.map(({ status, body }) => `${status} ${body}`)));
const spreadOf = (replies: Record<Kind, Reply[]>) => {
  const medians = names.map((name) => median(replies[name]));
  return Math.max(...medians) / Math.min(...medians) - 1;
};
const medians = (replies: Record<Kind, Reply[]>) =>
  names.map((name) => `${name} ${round(median(replies[name]))}`).join(', ');

for (let i = 0; i < 10; i++) await guess(newEmail(), { from: newAddress() });
const open = await measure((kind) => guess(kinds[kind](), { from: newAddress() }));

// Locked from one address: an account that exists and one that does not are refused alike, the right password included.
const lockedAt = newAddress();
const [locked = ''] = await people.more(1);
const nobody = newEmail();
for (let i = 0; i < TRIES; i++) for (const email of [locked, nobody]) await guess(email, { from: lockedAt });
const refused = { known: [] as Reply[], unknown: [] as Reply[] };
for (let i = 0; i < ROUNDS; i++) {
  refused.known.push(await guess(locked, { from: lockedAt, password: PASSWORD }));
  refused.unknown.push(await guess(nobody, { from: lockedAt, password: PASSWORD }));
}
const refusals = [median(refused.known), median(refused.unknown)];
const refusedSpread = Math.max(...refusals) / Math.min(...refusals) - 1;
const refusedBodies = new Set([...refused.known, ...refused.unknown].map(({ status, body }) => `${status} ${body}`));

const forged: Reply[] = [];
for (let i = 0; i < 20; i++)
  forged.push(await guess(locked, { from: lockedAt, password: PASSWORD, forged: `198.51.100.${i + 1}` }));
const owner = await guess(locked, { from: newAddress(), password: PASSWORD });
await people.remove();

report(`S5 guesses, ${ROUNDS} rounds of four kinds of accounts`, [
  ['median ms of a wrong password', medians(open)],
  ['different answers (1)', bodies(open).size, bodies(open).size === 1],
  ['slowest median over fastest (< 10 %)', `${round(spreadOf(open) * 100)} %`, spreadOf(open) < SLACK],
  ['median ms once locked, known and unknown', refusals.map(round).join(', ')],
  [
    'different refusals (1, status 429)',
    [...refusedBodies].map((body) => body.slice(0, 3)).join(),
    refusedBodies.size === 1 && refused.known.every(({ status }) => status === 429),
  ],
  ['slower refusal over faster (< 10 %)', `${round(refusedSpread * 100)} %`, refusedSpread < SLACK],
  [
    'let in with a forged X-Forwarded-For (0 of 20)',
    forged.filter(({ status }) => status !== 429).length,
    forged.every(({ status }) => status === 429),
  ],
  ['the owner, from elsewhere', owner.status, owner.status === 200],
]);
