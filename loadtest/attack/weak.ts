import { randomUUID } from 'node:crypto';
import { CLOCK_HANDLERS } from '@diyar/api/features';
import { tick } from '@diyar/api/features/clock';
import { anActiveAd, anAdvertiser, aPicture } from '@diyar/api/testing/advertisers';
import { aBooster } from '@diyar/api/testing/boosters';
import { aListing } from '@diyar/api/testing/factories';
import { sendMoney } from '@diyar/api/testing/money';
import { codeProofOf, signedIn } from '@diyar/api/testing/people';
import { anOfficeWith, setClock } from '@diyar/api/testing/subscribers';
import type { AttackedSite } from '../lib/attacked-site.ts';
import type { Tally } from '../lib/tally.ts';
import { until } from '../lib/until.ts';

export const title = 'what was weak in money and counts on 2026-11-25';

const DAY = 86_400_000;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const BROWSERS = 70;
/** Of one address, for one listing or advertisement a day (`count_rules`). */
const CAP = 5;

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  await inventedBrowsers(site, tally);
  await slices(site, tally);
  await pictures(site, tally);
  try {
    await earlyStops(site, tally);
    await heldPlaces(site, tally);
    await grace(site, tally);
  } finally {
    await site.owner.raw(`update app_clock set shift = interval '0'`);
  }
}

/** Seventy browsers at one address are few views and clicks, and what was left out stands beside. */
async function inventedBrowsers({ app, db }: AttackedSite, { check, same }: Tally) {
  const { id } = await aListing(db);
  const ad = await anActiveAd(app, await anAdvertiser(app, 100_00), { title: 'متصفحات كثيرة', dailyLimit: 30 });
  const ip = '127.10.0.1';
  let clicks = 0;
  for (let n = 0; n < BROWSERS; n++) {
    const headers = { 'user-agent': `${AGENT} invented/${n}` };
    await app.call('POST', `/listings/${id}/view`, { body: {}, ip, headers });
    const { json } = await app.call('GET', '/placements/display?places=sidebar', { ip, headers });
    for (const { showing } of json.data.items) {
      await app.call('POST', '/placements/seen', { ip, headers, body: { showing } });
      const visit = await app.call('GET', `/placements/visit/${showing}`, { ip, headers });
      if (visit.statusCode === 302) clicks++;
    }
  }
  const views = () => db('listing_stats').where({ listing_id: id }).first('views', 'views_left_out');
  await until('views are written', async () => {
    const row = await views();
    return Number(row?.views) + Number(row?.views_left_out) === BROWSERS;
  }).catch(() => {});
  same('views of one address, and left out', await views(), { views: CAP, views_left_out: BROWSERS - CAP });
  const counted = await db('advertisements').where({ id: ad }).first('impressions', 'clicks');
  check('views of an advertisement', Number(counted?.impressions) <= CAP, counted);
  check('clicks on it', clicks > 0 && Number(counted?.clicks) <= CAP, { clicks, ...counted });
}

/** A premium month after a day costs a day's price; an advertisement's year too. */
async function earlyStops({ app }: AttackedSite, { same }: Tally) {
  const noon = Date.parse('2027-03-01T09:00:00Z');
  for (const [type, duration, days, cost] of [
    ['premium', 30, 0.5, 2],
    ['premium', 30, 1.5, 4],
    ['homepage_featured', 14, 0.5, 2],
  ] as const) {
    await setClock(app, new Date(noon));
    const seller = await aBooster(app, 100_00);
    const { json } = await seller.boost({ type, duration });
    await setClock(app, new Date(noon + days * DAY));
    await seller.send(`/boosts/${json.data.boosts[0].id}/cancel`);
    same(`${type} for ${duration} days after ${days}`, 100 - (await seller.balance()), cost);
  }
}

/** Two places of the home page are held ahead by an account, within a fortnight. */
async function heldPlaces({ app, db }: AttackedSite, { same }: Tally) {
  const noon = Date.parse('2027-06-01T09:00:00Z');
  await setClock(app, new Date(noon));
  const seller = await aBooster(app, 1_000_00);
  const ahead = async (days: number) => {
    const { id } = await aListing(db, { owner: seller });
    const startsAt = new Date(noon + days * DAY).toISOString();
    return (await seller.send(`/listings/${id}/boost`, { type: 'homepage_featured', duration: 3, startsAt })).json;
  };
  same('fifty days ahead', (await ahead(50)).code, 'boost_starts_too_late');
  const held = await Promise.all([13, 12, 11, 10, 9].map(ahead));
  same('five at once', held.filter(({ success }) => success).length, 2);
  same('the others', [...new Set(held.flatMap(({ code }) => code ?? []))], ['homepage_held_ahead']);
}

/** Who cancels gets no days of grace. */
async function grace({ app, db }: AttackedSite, { same }: Tally) {
  await setClock(app, '2027-08-01T09:00:00Z');
  const office = await anOfficeWith(app, 15_00);
  const { json } = await office.subscribe('standard_monthly');
  await office.send('/subscriptions/cancel');
  await setClock(app, '2027-09-01T10:00:00Z');
  await tick(db, CLOCK_HANDLERS, { brand: app.config.brand });
  const row = await db('subscriptions').where({ id: json.data.subscription.id }).first('ended_at');
  same('over with its period', row?.ended_at !== null, true);
}

/** One administrator alone gives one receiver no more than the bound in a day, in slices, at once, and at the desk. */
async function slices({ app, db }: AttackedSite, { check, same }: Tally) {
  const admin = await signedIn(app, { account_type: 'admin' });
  const proof = await codeProofOf(app, admin.token);
  const person = await signedIn(app);
  const record = () =>
    sendMoney(app, '/admin/payments', {
      token: admin.token,
      proof,
      body: { user: person.id, amount: 1_000, method: 'cash' },
    });
  const answers = await Promise.all([record(), record(), record()]);
  check(
    'three slices are answered',
    answers.every(({ statusCode }) => statusCode < 300),
    answers[0]?.json,
  );
  const row = await db('ledger_accounts').where({ user_id: person.id, kind: 'credit' }).first('balance_cents');
  same('what one alone gave', Number(row?.balance_cents), 1_000_00);
  const payer = await signedIn(app);
  const referenceNumber = `TX${randomUUID().slice(0, 10)}`;
  const ask = () =>
    sendMoney(app, '/credits/request', {
      token: payer.token,
      body: { amount: 5, method: 'mobile_wallet', referenceNumber },
    });
  const asked = [await ask(), await ask(), await ask()].filter(({ statusCode }) => statusCode === 201);
  same('each of three is taken', asked.length, 3);
  for (const { json } of asked)
    await sendMoney(app, `/admin/credits/requests/${json.data.request.id}/process`, {
      token: admin.token,
      proof,
      body: { decision: 'approve' },
    });
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select count(*)::int as n from credit_requests where user_id = ? and status = 'approved' and amount_cents = 500`,
    [payer.id],
  );
  same('one reference number is credited once', rows[0].n, 1);
}

async function pictures({ app }: AttackedSite, { same }: Tally) {
  const advertiser = await anAdvertiser(app, 0);
  for (const [width, height] of [
    [1, 2_000],
    [4_000, 1],
    [1, 1],
  ] as const) {
    const { json } = await advertiser.upload('inline', await aPicture(width, height));
    same(`inline ${width}×${height}`, json.code, 'picture_sides');
  }
}
