import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Finding, FOLDER, fuzzOnce, installSchemathesis, LEFT_OUT } from '../fuzz/schemathesis.ts';
import { apiAt } from '../lib/api-process.ts';
import { report } from '../lib/figures.ts';
import { aMember, anAdministrator, anOfficeManager, type SignedIn } from '../lib/signed-in.ts';
import { target } from '../lib/target.ts';

// S9, S16: 20,000 requests made up from the published contract; no 5xx but stated 503s, no answer outside the contract.
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const EXAMPLES = 10;
const SEED = 20_261_122;
const RENEW_MS = 60_000;

const limited = (await fetch(`${target.site}/api/categories`)).headers.has('x-ratelimit-limit');
if (limited)
  throw new Error('Start the site with RATE_LIMIT_PER_MINUTE=0: the limit would answer in place of the calls.');
await installSchemathesis();

const api = apiAt(target.site);
const db = new pg.Pool({ connectionString: target.database, max: 1 });
const { DATABASE_URL = '', AUTH_SECRET = '', MEILI_URL = '' } = process.env;
const roles: [name: string, person?: SignedIn][] = [
  ['visitor'],
  ['personal', await aMember(api)],
  ['office', await anOfficeManager(api, db)],
  ['administrator', await anAdministrator(api, { DATABASE_URL, AUTH_SECRET, MEILI_URL })],
];
await db.end();
console.log(`left out: ${LEFT_OUT.join(', ')}`);

async function fuzz(name: string, person?: SignedIn) {
  const callsFile = join(FOLDER, `${name}-calls.txt`);
  const tokenFile = join(FOLDER, `${name}-token`);
  await writeFile(callsFile, '');
  const renew = async () => {
    if (!person) return;
    await writeFile(tokenFile, await person.token(), { mode: 0o600 });
    await chmod(tokenFile, 0o600);
  };
  await renew();
  const renewing = setInterval(renew, RENEW_MS);
  const findings: Finding[] = [];
  let calls: string[] = [];
  try {
    for (let seed = SEED; calls.length < REQUESTS / roles.length; seed++) {
      const before = calls.length;
      const pass = { name, url: target.site, seed, examples: EXAMPLES, callsFile };
      findings.push(...(await fuzzOnce({ ...pass, ...(person && { tokenFile }) })));
      calls = (await readFile(callsFile, 'utf8')).split('\n').filter(Boolean);
      if (calls.length === before) throw new Error('a pass made no request');
    }
  } finally {
    clearInterval(renewing);
    await rm(tokenFile, { force: true });
  }
  // A role that was thrown out half way would have tested the gate alone.
  const signedOut = person && (await person.call('GET', '/api/users/profile')).status !== 200;
  if (signedOut) throw new Error(`${name} was signed out`);
  const count = (pattern: RegExp) => calls.filter((line) => pattern.test(line)).length;
  return {
    requests: calls.length,
    accepted: count(/^2/),
    refused: count(/^4/),
    stated503: count(/^503 answered/),
    broken: count(/ broken /),
    findings,
  };
}

const rows: Parameters<typeof report>[1] = [];
let total = 0;
for (const [name, person] of roles) {
  const { requests, accepted, refused, stated503, broken, findings } = await fuzz(name, person);
  total += requests;
  rows.push([`${name}: requests; 2xx, 4xx, stated 503`, `${requests}; ${accepted}, ${refused}, ${stated503}`]);
  rows.push([`${name}: 5xx (0)`, broken, broken === 0]);
  rows.push([`${name}: outside the contract (0)`, findings.length, findings.length === 0]);
  for (const { title, operations } of findings) rows.push([`  ${title}`, operations?.join(', ') ?? '']);
}
rows.push(['requests in all', total, total >= REQUESTS]);
report('S9, S16 fuzz of the published contract', rows);
