import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { anMp4 } from '@diyar/api/testing/mp4';
import { seedId } from '@diyar/db';
import { createTestDatabase } from '@diyar/db/testing';
import { type BrowserContext, chromium } from 'playwright-core';
import sharp from 'sharp';
import { CHROME } from '../lib/chrome.ts';
import { dice } from '../lib/dice.ts';
import { type Chosen, type PostingForm, postingForm } from '../lib/posting-form.ts';
import { privatePostgres } from '../lib/private-postgres.ts';
import { scenario } from '../lib/report.ts';
import { restartingApi } from '../lib/restarting-api.ts';
import { aMember } from '../lib/signed-in.ts';
import { pause, until } from '../lib/until.ts';

// node --import tsx loadtest/faults/r19.ts [listings] [seed]
const LISTINGS = Number(process.argv[2] ?? 200);
const SEED = Number(process.argv[3] ?? 19);
const PASSWORD = 'Orontes!Bridge42';
const { next, pick } = dice(SEED);
const chance = (share: number) => next() < share;
const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));

const CONTENT = {
  categoryId: seedId('categories', 'apartments'),
  transactionTypeId: seedId('transaction_types', 'sale'),
  titleEn: 'Three-room flat for sale in Mezzeh',
  descriptionEn: 'A finished flat on the second floor with sun all day, near schools, shops and buses. '.repeat(2),
  price: 85_000,
  area: 120,
  bedrooms: 3,
  bathrooms: 2,
  province: 'damascus',
  city: 'damascus',
  address: 'Mezzeh, near the park',
  latitude: 33.5,
  longitude: 36.245,
  attributes: { ownership_paper: 'green_tabu' },
};

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };

await scenario('R19', `${LISTINGS} listings posted while everything breaks, seed ${SEED}`, async (report) => {
  const cluster = await privatePostgres();
  process.env.TEST_DATABASE_OWNER_URL = cluster.ownerUrl;
  process.env.TEST_DATABASE_URL = cluster.ownerUrl.replace('diyar_owner', 'diyar_app');
  const database = await createTestDatabase();
  const { db, owner: asOwner } = database;
  await asOwner('plans').update({ listing_limit: 100_000 });
  const api = await restartingApi(database.url);
  const browser = await chromium.launch({ executablePath: CHROME, args: ['--no-sandbox'] });

  /** Photos as they come from a phone's gallery, small enough that the form sends them as they are. */
  const pictures = await Promise.all(
    [320, 480, 640].map((width) =>
      sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background: '#888', noise } })
        .jpeg({ quality: 70 })
        .toBuffer(),
    ),
  );
  const aPhoto = (n: number): Chosen => {
    const buffer = Buffer.concat([pick(pictures), randomBytes(12)]);
    return { name: `photo-${n}.jpg`, mimeType: 'image/jpeg', buffer };
  };
  const aVideo = (): Chosen => ({
    name: 'flat.mp4',
    mimeType: 'video/mp4',
    buffer: anMp4({ payload: randomBytes(between(60_000, 400_000)) }),
  });

  const tally = { photos: 0, videos: 0, outOfOrder: 0, kills: 0, cuts: 0, reloads: 0, tabs: 0, visits: 0, unseen: 0 };
  const lost: string[] = [];
  const breaks: Record<string, (form: PostingForm) => Promise<void>> = {
    async tab(form) {
      tally.tabs++;
      for (let n = between(1, 3); n > 0; n--) await form.changeTab(pick(['images', 'details', 'location', 'features']));
    },
    async reload(form) {
      tally.reloads++;
      await form.reload();
    },
    async visit(form) {
      tally.visits++;
      await form.visit();
    },
    async cut(form) {
      tally.cuts++;
      await form.cut(between(200, 4_000));
    },
    async kill() {
      tally.kills++;
      await api.restart();
    },
    wait: () => pause(between(0, 1_500)),
  };
  const LIKELY = ['tab', 'tab', 'tab', 'reload', 'reload', 'visit', 'cut', 'cut', 'kill', 'wait', 'wait'];
  // What cannot be pressed at this moment is pressed by nobody: a break is never a reason to fail.
  const something = (form: PostingForm) => breaks[pick(LIKELY)]?.(form).catch(() => {});

  async function post(context: BrowserContext, number: number): Promise<void> {
    const id = randomUUID();
    await member.call('PUT', `/api/listings/${id}/draft`, { baseVersion: 0, content: CONTENT });
    const page = await context.newPage();
    const form = await postingForm(page, api.url, id);
    try {
      await page.goto(`${api.url}/dashboard/properties?lang=en`).catch(() => {});
      await form.load();
      const chosen: Chosen[] = [];
      for (let batches = between(1, 2); batches > 0; batches--) {
        const files = Array.from({ length: between(1, 4) }, (_, n) => aPhoto(n));
        if (!chosen.some(({ name }) => name.endsWith('.mp4')) && chance(0.3)) files.push(aVideo());
        const before = (await form.shown())?.total ?? 0;
        await form.choose(files).then(
          () => chosen.push(...files),
          () => {},
        );
        if (!chosen.includes(files[0] as Chosen)) continue;
        // Half of the people look whether the form took their files; what it never showed they choose again.
        if (chance(0.5))
          await until('shown', async () => ((await form.shown())?.total ?? 0) > before, 20_000).catch(() => {});
        for (let n = between(1, 4); n > 0; n--) await something(form);
      }
      if (!(await until('files', async () => ((await form.shown())?.total ?? 0) > 0, 15_000).catch(() => 0))) {
        tally.unseen++;
        const again = [aPhoto(0)];
        chosen.push(...again);
        await form.load();
        await form.choose(again);
      }
      const isPending = async () => (await db('listings').where({ id }).first('status'))?.status === 'pending';
      await until(
        'handed in',
        async () => {
          if (await isPending()) return true;
          await form.press().catch(() => {});
          if (chance(0.15)) await something(form);
          return isPending();
        },
        180_000,
        400,
      );
      await check(id, number, chosen, form);
      await until('the page says so', () => form.isReceived(), 3_000).catch(() => {});
    } finally {
      await page.close();
    }
  }

  async function check(id: string, number: number, chosen: Chosen[], { seen }: PostingForm): Promise<void> {
    const there: { sha: string }[] = await db('uploads as u')
      .join('listing_media as m', 'm.image_id', 'u.id')
      .where('m.listing_id', id)
      .orderBy('m.position')
      .select(db.raw(`encode(u.sha256, 'hex') as sha`));
    const video = await db('listing_videos').where({ listing_id: id }).first('video_id');
    const names = new Map(chosen.map(({ buffer }, at) => [sha(buffer), at]));
    const positions = there.map(({ sha: one }) => names.get(one) ?? -1);
    const total = there.length + (video ? 1 : 0);
    tally.photos += there.length;
    tally.videos += video ? 1 : 0;
    if (positions.some((at, index) => at < (positions[index - 1] ?? -1))) tally.outOfOrder++;
    if (positions.includes(-1)) lost.push(`${number}: a photo that nobody chose`);
    if (seen.arrived > total || seen.total > total)
      lost.push(
        `${number} (${id}): shown ${seen.arrived} of ${seen.total} arrived, there are ${total}, chosen ${chosen.length}`,
      );
  }

  const member = await aMember(api);
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    const { email } = (await db('users').where({ id: member.id }).first('email')) as { email: string };
    const entered = await context.request.post(`${api.url}/api/auth/login`, {
      headers: { 'x-session': 'cookie' },
      data: { email, password: PASSWORD },
    });
    if (!entered.ok()) throw new Error(`signing in: ${entered.status()} ${await entered.text()}`);
    const failed: string[] = [];
    let told = 0;
    for (let number = 1; number <= LISTINGS; number++) {
      await post(context, number).catch((error) => failed.push(`${number}: ${String(error).split('\n')[0]}`));
      if (number % 10 === 0 || lost.length > told)
        report.note(`${number} posted`, { ...tally, lost: lost.slice(told), failed: failed.slice(0, 5) });
      told = lost.length;
    }
    report.check('every listing was handed in', failed.length === 0, failed.length ? failed : LISTINGS);
    report.check('every file that was shown is there', lost.length === 0, lost.length ? lost : tally);
  } finally {
    await browser.close();
    await api.close();
    await database.drop();
    await cluster.close();
  }
});
