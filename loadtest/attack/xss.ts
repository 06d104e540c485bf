import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seedContacts } from '@diyar/api/demo/contacts';
import { seedCredits } from '@diyar/api/demo/credits';
import { seedDesks } from '@diyar/api/demo/desks';
import { seedOfficeLife } from '@diyar/api/demo/office-life';
import { seedSubscriptions } from '@diyar/api/demo/subscriptions';
import { createAdministrator } from '@diyar/api/features/accounts';
import { hashPassword } from '@diyar/api/lib/auth/passwords';
import { storedMails } from '@diyar/api/mail/mailer';
import { anActiveAd, anAdvertiser } from '@diyar/api/testing/advertisers';
import { hangPhotos } from '@diyar/api/testing/listing-form';
import { newEmail, PASSWORD } from '@diyar/api/testing/people';
import { rowOf } from '@diyar/db/row-of';
import { CORPUS, watch } from '@diyar/web/e2e/hostile';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type AttackedSite, SECRET } from '../lib/attacked-site.ts';
import { CHROME } from '../lib/chrome.ts';
import { anyPort } from '../lib/private-engine.ts';
import type { Tally } from '../lib/tally.ts';
import { until } from '../lib/until.ts';
import { fillColumns, sendTexts } from './xss-writes.ts';

export const title = 'xss: texts meant as code in every column of words, read on every screen and in every mail';

const SCREENS = ['member', 'admin'].map(
  (kind) => new URL(`../../web/src/app/screens/${kind}-screens.ts`, import.meta.url),
);
/** A page that is still fetching then is looked at as it is. */
const SETTLED_MS = 5_000;
const MOST_MAILS = 60;
const TRACE = 'alert(1)';

interface Person {
  email: string;
  code?: string | undefined;
}

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  const { db, owner, note, check } = { ...site, ...tally };
  await seedContacts(db);
  await seedOfficeLife(db);
  await seedDesks(db);
  await seedCredits(owner);
  await seedSubscriptions(owner);
  site.withWorker();
  const people = await readers(site);
  await someMore(site);
  await fillColumns(owner);
  const sent = await sendTexts(site, tally);
  note('calls with each text, taken', `${sent.sent}, ${sent.taken}`);
  // What those calls and the worker wrote has columns of its own.
  const filled = await fillColumns(owner);
  check('columns of words are filled', filled.written.length >= 40, filled);
  note(
    'columns filled, refused by a constraint, without a word; rows',
    `${filled.written.length}, ${filled.refused.length}, ${filled.empty.length}; ${filled.rows}`,
  );
  note('refused by a constraint', filled.refused.join(' '));
  note('without a word', filled.empty.join(' '));
  await site.settled();

  const port = String(await anyPort());
  const url = `http://127.0.0.1:${port}`;
  await site.another({ PORT: port, PUBLIC_URL: url, MAIL_PAGE: 'on' });
  const browser = await chromium.launch({ executablePath: CHROME, args: ['--no-sandbox'] });
  try {
    const reader = reading(browser, url, tally, site);
    await Promise.all([
      reader('a visitor', undefined, await publicPages(site)),
      reader('an owner', people.owner, await screensOf(site, 'own', people.owner.email)),
      reader('an office', people.office, await screensOf(site, 'own', people.office.email)),
      reader('an administrator', people.admin, await screensOf(site, 'admin', people.admin.email)),
    ]);
    note('pages read, of these with such a text', `${reader.seen.pages}, ${reader.seen.hostile}`);
    await mails(site, tally, reader);
  } finally {
    await browser.close();
  }
}

/** Rows of kinds that the demo has none of: an advertisement, photos, a note. */
async function someMore({ app, db }: AttackedSite) {
  await anActiveAd(app, await anAdvertiser(app, 100_00));
  const listings = await db('listings').where({ status: 'active' }).limit(40).pluck('id');
  for (const id of listings) await hangPhotos(db, id, 2);
  const leads = await db('leads').whereNotNull('owner_id').limit(20).select('id', 'owner_id');
  await db('lead_notes').insert(
    leads.map(({ id, owner_id }) => ({ id: randomUUID(), lead_id: id, author_id: owner_id, body: 'x' })),
  );
}

/** People of the demo who have most to read, with a password that we know. */
async function readers({ db, owner }: AttackedSite): Promise<Record<'owner' | 'office' | 'admin', Person>> {
  const password_hash = await hashPassword(PASSWORD);
  const busiest = async (condition: string) => {
    const { rows } = await db.raw<{ rows: { id: string }[] }>(
      `select u.id from users u where ${condition} and u.closed_at is null and u.erased_at is null and u.suspended_until is null and u.banned_at is null
       order by (select count(*) from leads l where l.owner_id = u.id) + (select count(*) from listings p where p.owner_id = u.id) desc, u.id limit 1`,
    );
    const email = newEmail();
    await owner('users').where({ id: rows[0]?.id }).update({ email, password_hash, email_verified_at: new Date() });
    return { email };
  };
  const names = { firstName: 'مدير', lastName: 'الموقع' };
  const made = await createAdministrator(owner, { authSecret: SECRET, email: newEmail(), issuer: 'Diyar', ...names });
  await owner('users').where({ email: made.email }).update({ password_hash });
  return {
    owner: await busiest(`u.account_type = 'regular'`),
    office: await busiest(`u.account_type = 'office'`),
    admin: { email: made.email, code: [...made.recoveryCodes][0] },
  };
}

async function publicPages({ db }: AttackedSite): Promise<string[]> {
  const listings = await db('listings').where({ status: 'active' }).limit(8).pluck('id');
  const offices = await db('offices').limit(3).pluck('slug');
  const typed = CORPUS.map(encodeURIComponent);
  const plain = [
    ...[
      '/',
      '/properties',
      '/offices',
      '/pricing',
      '/statistics',
      '/contact',
      '/about',
      '/advertise',
      '/register',
      '/syria/damascus',
    ],
    ...listings.map((id) => `/property/${id}`),
    ...offices.flatMap((slug) => [`/office/${slug}`, `/office/${slug}/listings`]),
    `/properties/compare?ids=${listings.slice(0, 3).join(',')}`,
    ...typed.map((text) => `/properties?keywords=${text}`),
    ...typed
      .slice(0, 4)
      .flatMap((text) => [`/login?next=${text}`, `/verify-email?token=${text}`, `/invitation?token=${text}`]),
    ...typed
      .slice(0, 4)
      .flatMap((text) => [
        `/nothing/${text}`,
        `/properties?city=${text}&minPrice=${text}`,
        `/alerts/unsubscribe?token=${text}`,
      ]),
  ];
  return plain.flatMap((path, index) =>
    // What strangers wrote in both languages, what an address says in one or the other.
    (path.includes('%') ? [['ar', 'en'][index % 2] ?? 'ar'] : ['ar', 'en']).map(
      (lang) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
    ),
  );
}

/** Every screen's address, from the files that declare them; those with an id for two that the reader has. */
async function screensOf({ db }: AttackedSite, kind: 'own' | 'admin', email: string): Promise<string[]> {
  const user = await rowOf(db('users').where({ email }).first('id'));
  const own = await db('listings').where({ owner_id: user.id }).limit(2).pluck('id');
  const ids: Record<string, string[]> = {
    'properties/edit/:id': own,
    'leads/:id': await db('leads').where({ owner_id: user.id }).limit(4).pluck('id'),
    'payments/:id': await db('payments').where({ user_id: user.id }).limit(2).pluck('id'),
    'admin/users/:id': await db('users').limit(3).pluck('id'),
    'admin/listings/:id': await db('listings').whereIn('status', ['pending', 'active']).limit(4).pluck('id'),
  };
  const text = SCREENS.map((file) => readFileSync(file, 'utf8')).join('\n');
  return [...text.matchAll(/^ {4}path: '([^']*)'/gm)].flatMap(([, path = ''], index) => {
    if (path.startsWith('admin/') !== (kind === 'admin')) return [];
    const lang = index % 2 ? 'ar' : 'en';
    return (ids[path] ?? ['']).map((id) => `/dashboard/${path.replace(':tab?', '').replace(':id', id)}?lang=${lang}`);
  });
}

/** What hostile text becomes when it is taken for code: elements and attributes that we never write. */
const grown = () =>
  [...document.querySelectorAll('script, [onerror], [onload], [ontoggle], iframe[srcdoc], base, a[href], form[action]')]
    .filter((element) => {
      if (element.matches('script'))
        return !element.getAttribute('type') && /^\s*(parent\.)?alert\(1\)/.test(element.textContent ?? '');
      if (element.matches('a[href], form[action]'))
        return /^\s*(javascript|data|vbscript):(?!throw new Error\('React has blocked)/i.test(
          element.getAttribute('href') ?? element.getAttribute('action') ?? '',
        );
      return !element.closest('template');
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Opens pages one after another as somebody; whatever runs, grows or fails is a failed check. */
function reading(browser: Browser, url: string, { check }: Tally, { count }: AttackedSite) {
  const seen = { pages: 0, hostile: 0 };
  const look = async (page: Page, path: string, who: string, wrongs: string[]) => {
    count();
    await page
      .goto(url + path, { waitUntil: 'domcontentloaded', timeout: 60_000 })
      .catch((error) => wrongs.push(String(error)));
    await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => {});
    const grew = await page.evaluate(grown).catch((error) => [String(error)]);
    const text = await page
      .evaluate(
        () =>
          document.body.innerText +
          [...document.querySelectorAll('input, textarea')].map((input) => (input as HTMLInputElement).value),
      )
      .catch(() => '');
    seen.pages++;
    if (text.includes(TRACE)) seen.hostile++;
    check(`${who}: ${path.slice(0, 80)}`, wrongs.length === 0 && grew.length === 0, { wrongs, grew });
    wrongs.length = 0;
  };
  const reader = async (who: string, person: Person | undefined, paths: string[]) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    // Pictures and maps hold no words, and would keep the machine busy.
    await page.route(/\/(images|tiles|videos)\//, (route) => route.abort());
    const wrongs: string[] = [];
    watch(page, wrongs);
    page.on('pageerror', (error) => wrongs.push(`error: ${error.message}`));
    if (person) {
      const data = { email: person.email, password: PASSWORD, ...(person.code && { code: person.code }) };
      const reply = await page.request.post(`${url}/api/auth/login`, { headers: { 'x-session': 'cookie' }, data });
      if (!check(`${who} signs in`, reply.status() === 200, await reply.text())) return;
    }
    for (const path of paths) await look(page, path, who, wrongs);
    await context.close();
  };
  return Object.assign(reader, { seen });
}

/** Every mail that these texts caused, as the page of mails shows it. */
async function mails({ app }: AttackedSite, { check, note }: Tally, reader: ReturnType<typeof reading>) {
  const { dataDir } = app.config;
  let before = -1;
  const isQuiet = async () => {
    const now = (await storedMails(dataDir)).length;
    const same = now === before && now > 0;
    before = now;
    return same;
  };
  await until('mails stop coming', isQuiet, 60_000, 4_000).catch(() => {});
  const kept = await storedMails(dataDir);
  const hostile = kept.filter(({ html, subject }) => `${html}${subject}`.includes(TRACE));
  check('mails hold such texts', hostile.length > 0, kept.length);
  await reader('a mail', undefined, ['/dev/mail', ...hostile.slice(0, MOST_MAILS).map(({ id }) => `/dev/mail/${id}`)]);
  note('mails, of these with such a text', `${kept.length}, ${hostile.length}`);
}
