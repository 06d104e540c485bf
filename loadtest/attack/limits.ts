import { aListing } from '@diyar/api/testing/factories';
import { enquiry } from '@diyar/api/testing/leads';
import { aPerson, PASSWORD, registration, signedIn } from '@diyar/api/testing/people';
import { type AttackedSite, sendTo } from '../lib/attacked-site.ts';
import type { Tally } from '../lib/tally.ts';

export const title = 'limits as they come: a start with the settings nobody changed';

const CALLS = 600;
const PAGES = 300;

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  const { count, app, db } = site;
  const { check, same, note } = tally;
  const { url } = await site.another({ RATE_LIMIT_PER_MINUTE: '600', PAGE_LIMIT_PER_MINUTE: '300' });
  const ask: typeof site.send = (path, sent) => {
    count();
    return sendTo(url, path, sent);
  };
  const json = { 'content-type': 'application/json', 'accept-language': 'en' };
  const post = (path: string, body: object, from: string, headers = {}) =>
    ask(path, { method: 'POST', from, headers: { ...json, ...headers }, body: JSON.stringify(body) });

  // Calls: whatever the method, the path's spelling, or what a header says of the sender.
  const disguises: { path: string; headers: Record<string, string> }[] = [
    { path: '/api/health', headers: {} },
    { path: '/api/health', headers: { 'x-forwarded-for': '203.0.113.7' } },
    {
      path: '/api/health',
      headers: { 'x-real-ip': '203.0.113.8', 'x-own-call': 'x', 'cf-connecting-ip': '203.0.113.9' },
    },
    { path: '/api/health/', headers: { forwarded: 'for=203.0.113.10' } },
    { path: '/api/nothing', headers: { 'true-client-ip': '203.0.113.11' } },
  ];
  const began = performance.now();
  const statuses: number[] = [];
  for (let n = 0; n < CALLS + 60; n++) {
    const { path, headers } = disguises[n % disguises.length] ?? { path: '/api/health', headers: {} };
    statuses.push((await ask(path, { from: '127.20.0.1', headers })).status);
  }
  const minutes = Math.ceil((performance.now() - began) / 60_000);
  const refused = statuses.filter((status) => status === 429).length;
  check('calls of an address', refused > 0 || minutes > 1, { refused, minutes });
  check('none before its time', statuses.indexOf(429) === -1 || statuses.indexOf(429) >= CALLS, statuses.indexOf(429));
  const over = await ask('/api/health', { from: '127.20.0.1', headers: { 'accept-language': 'en' } });
  if (over.status === 429) {
    same('in the envelope', over.json?.code, 'too_many_requests');
    check('says when', Number(over.headers['retry-after']) > 0, over.headers['retry-after']);
  }
  same('its neighbour', (await ask('/api/health', { from: '127.20.0.2' })).status, 200);

  // Pages that must be drawn; a kept one costs nothing.
  const pages: number[] = [];
  const pagesBegan = performance.now();
  for (let n = 0; n < PAGES + 20; n++)
    pages.push(
      (await ask(`/information/none-${n}?lang=en`, { from: '127.20.1.1', headers: { accept: 'text/html' } })).status,
    );
  const pagesIn = (performance.now() - pagesBegan) / 1_000;
  check('pages drawn for an address', pages.includes(429) || pagesIn > 60, { drawn: pages.indexOf(429), pagesIn });
  check('none before its time', !pages.includes(429) || pages.indexOf(429) >= PAGES, pages.indexOf(429));
  note('calls, pages and the seconds they took', [CALLS, pages.indexOf(429), Math.round(pagesIn)].join(', '));

  // Guesses: five for an account from an address, whatever the spelling; the right password is then refused too.
  const { email } = await aPerson(db);
  const guess = (password: string, from: string, name = email) =>
    post('/api/auth/login', { email: name, password, deviceFingerprint: 'a'.repeat(32) }, from);
  const spelled = [email, email.toUpperCase(), ` ${email} `];
  const guesses = [];
  for (let n = 0; n < 9; n++) guesses.push((await guess('Wrong!Password1', '127.20.2.1', spelled[n % 3])).status);
  check('guesses at one account', guesses.filter((status) => status !== 429).length <= 5, guesses);
  same('the right one then', (await guess(PASSWORD, '127.20.2.1')).status, 429);
  same('its owner elsewhere', (await guess(PASSWORD, '127.20.2.9')).status, 200);
  const spread = [];
  for (let n = 0; n < 56; n++)
    spread.push((await guess('Wrong!Password1', '127.20.3.1', `none-${n}@load.test`)).status);
  check('guesses of one address', spread.filter((status) => status !== 429).length <= 50, spread.indexOf(429));

  // Accounts, messages, enquiries.
  const opened = [];
  for (let n = 0; n < 24; n++) opened.push((await post('/api/auth/register', registration(), '127.20.4.1')).status);
  same('accounts in a quarter of an hour', opened.filter((status) => status === 201).length, 20);
  const message = { name: 'Sami', email: 'sami@load.test', topic: 'other', message: 'x'.repeat(60) };
  const sent = [];
  for (let n = 0; n < 8; n++) sent.push(await post('/api/contact', message, '127.20.5.1'));
  const taken = sent.filter(({ status }) => status < 300).length;
  check('messages in a quarter of an hour', taken <= 5 && sent.at(-1)?.status === 429, sent.at(-1)?.text);
  const asker = await signedIn(app);
  const asked = [];
  for (let n = 0; n < 6; n++) {
    const { id } = await aListing(db);
    const headers = { authorization: `Bearer ${asker.token}` };
    asked.push((await post(`/api/listings/${id}/leads`, enquiry(), '127.20.6.1', headers)).status);
  }
  same('enquiries of an unproven account', asked.filter((status) => status < 300).length, 3);
}
