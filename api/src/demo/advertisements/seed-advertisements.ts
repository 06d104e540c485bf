import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Db, seedId } from '@diyar/db';
import sharp from 'sharp';
import { priceRows } from '#features/advertisements/index.ts';
import { creditAccount, systemAccount, transfer } from '#features/ledger/index.ts';
import type { ImageStore } from '#lib/images/index.ts';
import { priceOfAd } from '#rules/advertisements.ts';
import { look } from '../look.ts';
import { random } from '../random.ts';
import { type DemoOffer, OFFERS } from './offers.ts';

const FILES = fileURLToPath(new URL('./files/', import.meta.url));

interface Advertiser {
  accountId: string;
  userId: string;
}

/** A dozen advertisements of the demo's offices, paid for by the ledger, with the figures of the days since. Those that are there stay. */
export async function seedAdvertisements(db: Db, store: ImageStore): Promise<void> {
  const { rows } = await db.raw<{ rows: { office_id: string; user_id: string }[] }>(
    `select distinct on (m.office_id) m.office_id, m.user_id from office_members m
       join users u on u.id = m.user_id and u.closed_at is null
     where m.role = 'owner' order by m.office_id, m.user_id limit 4`,
  );
  if (rows.length === 0) return;
  for (const [index, offer] of OFFERS.entries()) {
    const id = seedId('demo_advertisements', offer.file);
    if (await db('advertisements').where({ id }).first('id')) continue;
    const payer = rows[index % rows.length];
    if (!payer) continue;
    const imageId = await storePicture(db, store, offer.file);
    await db.transaction(async (trx) => {
      const accountId = await creditAccount(trx, { officeId: payer.office_id });
      await seedOffer(trx, { id, imageId, offer, index }, { accountId, userId: payer.user_id });
    });
  }
}

async function storePicture(db: Db, store: ImageStore, file: string): Promise<string> {
  const bytes = await readFile(`${FILES}${file}.webp`);
  const id = seedId('images', `demo/advertisement/${file}`);
  const { width, height } = await sharp(bytes).metadata();
  const sha256 = createHash('sha256').update(bytes).digest();
  const measured = { id, width, height, bytes: bytes.length, ...(await look(bytes)) };
  await store.keep({ ...measured, sha256: sha256.toString('hex') }, bytes);
  await db('images')
    .insert({ ...measured, sha256, is_stock: true })
    .onConflict('id')
    .ignore();
  return id;
}

interface Seeded {
  id: string;
  imageId: string;
  offer: DemoOffer;
  index: number;
}

async function seedOffer(trx: Db, { id, imageId, offer, index }: Seeded, { accountId, userId }: Advertiser) {
  const { totalCents: budget } = priceOfAd(await priceRows(trx), offer);
  await hold(trx, { id, accountId, userId, cents: budget });
  const spentDays = offer.status === 'pending' ? 0 : Math.min(offer.days, offer.started);
  const spent = Math.round((budget * spentDays) / offer.days);
  const dice = random(83, index);
  const figures = Array.from({ length: spentDays }, (_, day) => {
    const impressions = dice.int(140, 620);
    return {
      impressions,
      people: Math.round(impressions * 0.62),
      clicks: Math.round(impressions * (0.004 + dice.next() * 0.018)),
      cents: Math.round((spent * (day + 1)) / spentDays) - Math.round((spent * day) / spentDays),
      daysAgo: offer.started - day,
    };
  });
  const sum = (name: 'impressions' | 'clicks') => figures.reduce((total, day) => total + day[name], 0);
  const dayAgo = (days: number) => trx.raw('advertisement_today() - cast(? as int)', [days]);
  await trx('advertisements').insert({
    id,
    account_id: accountId,
    user_id: userId,
    title: offer.title,
    description: offer.description ?? null,
    link: `https://${offer.file}.example/`,
    contact_phone: '+963112345678',
    image_id: imageId,
    size: offer.size,
    place: offer.place,
    platform: 'universal',
    priority: offer.priority,
    days: offer.days,
    starts_on: dayAgo(offer.started),
    most_per_person: 5,
    pauses_unseen: true,
    pauses_spent: true,
    status: offer.status,
    pause_reason: offer.status === 'paused' ? 'budget' : null,
    decided_at: offer.status === 'pending' ? null : trx.raw('app_now()'),
    days_spent: spentDays,
    budget_cents: budget,
    spent_cents: spent,
    last_paid_day: figures.length > 0 ? dayAgo(figures.at(-1)?.daysAgo ?? 0) : null,
    impressions: sum('impressions'),
    clicks: sum('clicks'),
  });
  for (const { daysAgo, ...day } of figures)
    await trx('advertisement_days').insert({ advertisement_id: id, day: dayAgo(daysAgo), ...day });
}

/** Added by an office in cash, and held for the advertisement, as the site does it. */
async function hold(trx: Db, { id, accountId, userId, cents }: Advertiser & { id: string; cents: number }) {
  const added = { kind: 'deposit', event: `demo:advertisement:${id}`, cents, actorId: userId } as const;
  await transfer(trx, { ...added, from: await systemAccount(trx, { kind: 'cash', name: 'cash' }), to: accountId });
  const held = { ...added, kind: 'purchase' } as const;
  const transferId = await transfer(trx, {
    ...held,
    from: accountId,
    to: await systemAccount(trx, { kind: 'held_budgets' }),
  });
  await trx('purchases').insert({
    account_id: accountId,
    user_id: userId,
    product: 'advertisement',
    parameters: { advertisement: id },
    status: 'paid',
    transfer_id: transferId,
    paid_at: trx.raw('app_now()'),
  });
}
