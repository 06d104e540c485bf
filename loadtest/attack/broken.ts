import { Agent, request } from 'node:http';
import { issueToken } from '@diyar/api/features/advertisements';
import { recogniseHomes } from '@diyar/api/features/same-homes';
import { anActiveAd, anAdvertiser } from '@diyar/api/testing/advertisers';
import { aListing, anOffice } from '@diyar/api/testing/factories';
import { aDraft, aPhoto, handIn } from '@diyar/api/testing/listing-form';
import { credited, sendMoney } from '@diyar/api/testing/money';
import { fileForm } from '@diyar/api/testing/multipart';
import { codeProofOf, signedIn, signedInAgain } from '@diyar/api/testing/people';
import type { AttackedSite } from '../lib/attacked-site.ts';
import type { Tally } from '../lib/tally.ts';
import { followed } from './redirects.ts';

export const title = 'what was broken on 2026-11-25: each fault of the attack again';

/** The sizes at which the connection died, and some about them. */
const SIZES = [60_000, 120_000, 130_000, 140_000, 160_000, 200_000, 250_000, 261_000, 270_000, 1_000_000];
const DEAD_MS = 10_000;
const METRE_EAST = 1 / 93_000;
/** A process that parses three million lines where it answers is away for 5 to 15 s. */
const HELD_UP_MS = 2_500;

export async function attack(site: AttackedSite, tally: Tally): Promise<void> {
  await deadConnections(site, tally);
  await sameHomes(site, tally);
  await advertisements(site, tally);
  await membersPlan(site, tally);
  await catalogueImport(site, tally);
  await minusWords(site, tally);
}

/** 1: after a refused upload the next request on the same connection is answered, or the connection ended. */
async function deadConnections({ app, url, count }: AttackedSite, { check }: Tally) {
  const owner = await signedIn(app);
  const draft = await aDraft(app, owner);
  const { hostname, port } = new URL(url);
  const targets = [
    ['images', `/api/listings/${draft}/images`],
    ['picture', '/api/placements/pictures?size=small'],
    ['license', '/api/offices/upload-license'],
  ] as const;
  for (const [field, path] of targets) {
    for (const bytes of SIZES) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = (method: string, to: string, form?: ReturnType<typeof fileForm>) =>
        new Promise<number>((resolve) => {
          count();
          const headers = { authorization: `Bearer ${owner.token}`, ...form?.headers };
          const length = form && { 'content-length': form.body.length };
          const options = { hostname, port, path: to, method, agent, timeout: DEAD_MS };
          const sent = request({ ...options, headers: { ...headers, ...length } }, (reply) => {
            reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
            reply.on('error', () => resolve(0));
          });
          sent.on('timeout', () => sent.destroy());
          sent.on('error', () => resolve(0));
          sent.end(form?.body);
        });
      const file = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(bytes)]);
      const first = await ask('POST', path, fileForm(field, file, 'x.gif', 'image/gif'));
      const next = await ask('GET', '/api/health');
      check(`${path} ${bytes} bytes, then the next call`, next === 200, { first, next });
      agent.destroy();
    }
  }
}

/** 2: "also offered by" says nothing that the public point does not. */
async function sameHomes({ app, db, owner, count }: AttackedSite, { check, note }: Tally) {
  const home = { lng: 36.2451, lat: 33.5003 };
  const isThere = { price: 4_321_000, area: 777, is_approximate: true };
  const hidden = await aListing(db, { ...home, ...isThere, office: await anOffice(db) });
  const probe = await aListing(db, { ...home, ...isThere, is_approximate: false, office: await anOffice(db) });
  const image_id = await aPhoto(db);
  for (const listing_id of [hidden.id, probe.id])
    await db('listing_media').insert({ listing_id, image_id, position: 0, is_main: true });
  const point = (at: { lng: number; lat: number }) => db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [at.lng, at.lat]);
  const farthest = { told: 0, untold: Number.POSITIVE_INFINITY };
  for (let metres = -1_200; metres <= 1_200; metres += 60) {
    await owner('home_members').delete();
    const at = { ...home, lng: home.lng + metres * METRE_EAST };
    await db('listings')
      .where({ id: probe.id })
      .update({ point: point(at) });
    await recogniseHomes(db, { listingId: hidden.id });
    count();
    const { json } = await app.get(`/listings/${hidden.id}`, 'en');
    const isTold = json.data.alsoOfferedBy.some(({ id }: { id: string }) => id === probe.id);
    const { rows } = await db.raw<{ rows: [{ metres: number }] }>(
      `select st_distance(a.public_point::geography, b.public_point::geography) as metres
       from listings a, listings b where a.id = ? and b.id = ?`,
      [hidden.id, probe.id],
    );
    const far = rows[0].metres;
    if (isTold) farthest.told = Math.max(farthest.told, far);
    else farthest.untold = Math.min(farthest.untold, far);
  }
  // One circle round the public point divides what is told from what is not: the exact point has no part in it.
  check('the circle is round the public point', farthest.told < farthest.untold, farthest);
  note('farthest told and nearest untold, metres from the public point', farthest);
  await db('listings').whereIn('id', [hidden.id, probe.id]).update({ status: 'archived' });
}

const LINKS = [
  'https://example.com/عربي?q=شقق',
  'https://пример.рф/путь',
  'https:probe.example',
  'https:\\\\probe.example',
  'https://a.example/\u2028\u007f',
  'https://a.example/%',
  'https://a.example/\r\nset-cookie: x=1',
  'https://a.example/" onclick=alert(1)',
  'https://xn--.example/',
  'https://[::1]/',
  'https://a.example:99999/',
  'https://😀.example/',
];

const AD_FIELDS = [
  ...['title', 'description', 'link', 'phone', 'platform', 'endsOn', 'targetDays', 'mostPerPerson', 'dailyLimit'],
  ...['pausesUnseen', 'pausesSpent'],
];

/** 3 to 5: no link ends in a 500, whatever is stored is an address of signs that a header may hold; a number is looked at again. */
async function advertisements({ app }: AttackedSite, { check }: Tally) {
  const advertiser = await anAdvertiser(app, 1_000_00);
  const visitor = '1'.padStart(24, '0');
  for (const link of LINKS) {
    const { json, statusCode } = await advertiser.make({ link });
    check(`link ${JSON.stringify(link)} is taken or refused`, [201, 400].includes(statusCode), json);
    if (statusCode !== 201) continue;
    const { id, version, link: kept } = json.data.advertisement;
    check(`${link} is kept as an address`, kept === new URL(kept).href && /^[\x21-\x7e]+$/.test(kept), kept);
    const admin = await signedIn(app, { account_type: 'admin' });
    await app.call('POST', `/admin/placements/${id}/approve`, { token: admin.token, body: { version } });
    const shown = { advertisementId: id, visitor, userId: null, issuedAt: Date.now() };
    const visit = await app.call('GET', `/placements/visit/${issueToken(shown, app.config.auth.secret)}`);
    check(`a click on ${link}`, visit.statusCode === 302 && visit.headers.location === kept, visit.answer.body);
  }
  const id = await anActiveAd(app, advertiser, { link: null });
  const { image, ...ad } = await advertiser.one(id);
  const kept = Object.fromEntries(AD_FIELDS.map((name) => [name, ad[name]]));
  const changed = { ...kept, image: image.id, phone: '+963900900900', version: ad.version };
  const { json } = await advertiser.put(id, changed);
  check('another number is looked at again', json.data?.isCheckedAgain === true, json);
}

/** 6: a member's own plan makes no room for an office's listings. */
async function membersPlan({ app, db }: AttackedSite, { check, same }: Tally) {
  const [owner, agent, office] = [
    await signedIn(app, { account_type: 'office' }),
    await signedIn(app),
    await anOffice(db),
  ];
  await credited(db, { userId: agent.id }, 500_00);
  const bought = await sendMoney(app, '/subscriptions/subscribe', {
    token: agent.token,
    body: { plan: 'premium_monthly' },
  });
  check('the private plan is bought', bought.statusCode < 300, bought.json);
  await db('users').where({ id: agent.id }).update({ account_type: 'office' });
  await db('office_members').insert([
    { office_id: office.id, user_id: owner.id, role: 'owner' },
    { office_id: office.id, user_id: agent.id, role: 'agent' },
  ]);
  for (let i = 0; i < 10; i++) await aListing(db, { owner: agent, office });
  const { token } = await signedInAgain(app, agent.id, 'office');
  const { quota } = (await app.call('GET', '/users/listings/quota', { token })).json.data;
  same('the office’s places', [quota.allowed, quota.remaining, quota.unlimited], [10, 0, false]);
  const member = { id: agent.id, token };
  const refused = await handIn(app, member, await aDraft(app, member));
  same('the eleventh listing', refused.json.code, 'listing_limit_reached');
}

/** 7: three million lines hold nobody up, and need a fresh code. */
async function catalogueImport({ app, send }: AttackedSite, { check, same, note }: Tally) {
  const { token } = await signedIn(app, { account_type: 'admin' });
  const form = fileForm('file', Buffer.from('a,b\n'.repeat(3_000_000)), 'c.ndjson');
  const path = '/admin/catalogue/imports';
  same('without a code', (await app.call('POST', path, { token, ...form })).json.code, 'proof_required');
  const headers = { ...form.headers, 'x-proof': await codeProofOf(app, token) };
  let isOver = false;
  let slowest = 0;
  const watch = async () => {
    while (!isOver) {
      const began = performance.now();
      await send('/api/health');
      slowest = Math.max(slowest, performance.now() - began);
    }
  };
  const watching = watch();
  const { json } = await app.call('POST', path, { token, body: form.body, headers });
  isOver = true;
  await watching;
  same('12 MB of lines', json.code, 'catalogue_too_many_lines');
  check('nobody waits for it', slowest < HELD_UP_MS, slowest);
  note('slowest GET /api/health meanwhile, ms', Math.round(slowest));
}

/** 8: words behind a minus never become their opposite, and an address redirects once. */
async function minusWords({ send }: AttackedSite, { check }: Tally) {
  const words = ['villa -apartment', '-شقة', Array(40).fill('-شقة').join(' '), 'فيلا −شقة بدمشق', '-villa -land للبيع'];
  for (const lang of ['ar', 'en']) {
    for (const keywords of words) {
      const path = `/properties?lang=${lang}&keywords=${encodeURIComponent(keywords)}`;
      const { hops, status, at } = await followed(send, path);
      const label = `${keywords.slice(0, 30)} (${lang})`;
      check(`${label}: once at most`, hops <= 1 && status === 200, { hops, status, at });
      const category = new URL(at, 'http://x').searchParams.get('category') ?? '';
      check(`${label}: not its opposite`, !/apartments|land/.test(category) && !/^\/[a-z-]+\/apartments/.test(at), at);
    }
  }
}
