import { connect } from '@diyar/db';
import { generateSync } from 'otplib';
import type { APIRequestContext } from 'playwright-core';
import { type DemoSignIn, demoSignIns } from '../../api/src/demo/make-sign-ins.ts';
import type { Person } from './areas.ts';

const STEP_MS = 30_000;
const stepNow = () => Math.floor(Date.now() / STEP_MS);
let lastStep = 0;

/** A code of the authenticator is good once: the next sign-in waits for the next one. */
async function newCode(secret: string): Promise<string> {
  if (stepNow() <= lastStep) await new Promise((done) => setTimeout(done, (lastStep + 1) * STEP_MS - Date.now()));
  lastStep = stepNow();
  return generateSync({ secret });
}

/** The demo's people of the installation, which `npm start` names in its last lines. */
export async function demoPeople(databaseUrl: string, authSecret: string): Promise<DemoSignIn[]> {
  const db = connect(databaseUrl, { name: 'screens', max: 1 });
  try {
    return await demoSignIns(db, authSecret);
  } finally {
    await db.destroy();
  }
}

/** Signs a browser in as a page does: its session is in a cookie. */
export async function signIn(request: APIRequestContext, people: DemoSignIn[], person: Person): Promise<void> {
  const found = people.find(({ role }) => role === person);
  if (!found) return;
  const { email, password, totpSecret } = found;
  const code = totpSecret && (await newCode(totpSecret));
  const reply = await request.post('/api/auth/login', {
    headers: { 'x-session': 'cookie' },
    data: { email, password, ...(code && { code }) },
  });
  if (!reply.ok()) throw new Error(`signing in as ${person}: ${reply.status()} ${await reply.text()}`);
}
