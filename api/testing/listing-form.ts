import { randomBytes, randomUUID } from 'node:crypto';
import { type Db, seedId } from '@diyar/db';
import type { TestApp } from './test-app.ts';

export const categoryId = (slug: string) => seedId('categories', slug);
export const transactionTypeId = (slug: string) => seedId('transaction_types', slug);

const text =
  'شقة واسعة في بناء حديث، كسوة ممتازة، إطلالة مفتوحة، قريبة من المدارس والمواصلات والأسواق، والمعاينة متاحة كل يوم بعد الظهر.';

/** A complete form of an apartment for sale in Mezzeh. */
export const aForm = (values: Record<string, unknown> = {}): Record<string, unknown> => ({
  transactionTypeId: transactionTypeId('sale'),
  titleAr: 'شقة للبيع في المزة',
  descriptionAr: text,
  price: 85_000,
  area: 120,
  bedrooms: 3,
  bathrooms: 2,
  province: 'damascus',
  city: 'damascus',
  neighborhood: 'damascus.mezzeh',
  address: 'أوتوستراد المزة، خلف الجلاء',
  latitude: 33.5,
  longitude: 36.245,
  attributes: { ownership_paper: 'green_tabu' },
  ...values,
});

export const aPhotoRow = () => ({
  id: randomUUID(),
  sha256: randomBytes(32),
  width: 800,
  height: 600,
  bytes: 1000,
  thumbhash: 'aa',
  color: '#aabbcc',
});

/** A photo that is there, without a file. */
export async function aPhoto(db: Db): Promise<string> {
  const row = aPhotoRow();
  await db('images').insert(row);
  return row.id;
}

/** Hangs photos on a listing (or on the open change of one); the first is the main one. */
export async function hangPhotos(db: Db, listing_id: string, count = 1, table = 'listing_media'): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => aPhoto(db)));
  if (count === 0) return ids;
  await db(table).insert(
    ids.map((image_id, position) => ({ listing_id, image_id, position, is_main: position === 0 })),
  );
  return ids;
}

type Signed = { id: string; token: string };

/** A draft with a photo, begun through the front door. */
export async function aDraft(api: TestApp, owner: Signed, values: Record<string, unknown> = {}) {
  const id = randomUUID();
  const content = { categoryId: categoryId('apartments'), ...aForm(values) };
  const answer = await api.call('PUT', `/listings/${id}/draft`, {
    token: owner.token,
    body: { baseVersion: 0, content },
  });
  if (answer.statusCode !== 200) throw new Error(JSON.stringify(answer.json));
  await hangPhotos(api.db, id);
  return id;
}

/** A draft of an apartment with a photo, and what hands it in. */
export async function aBegunFlat(api: TestApp, { token }: { token: string }) {
  const id = randomUUID();
  const content = { categoryId: categoryId('apartments') };
  await api.call('PUT', `/listings/${id}/draft`, { token, body: { content } });
  await hangPhotos(api.db, id);
  const send = (values: object) =>
    api.call('POST', '/categories/apartments/listings', { token, body: { id, ...aForm(), ...values } });
  return { id, send };
}

export const handIn = (api: TestApp, owner: Signed, id: string, values: Record<string, unknown> = {}) =>
  api.call('POST', '/listings', {
    token: owner.token,
    lang: 'en',
    body: { id, categoryId: categoryId('apartments'), ...aForm(values) },
  });

/** A listing that waits for its decision. */
export async function aPending(api: TestApp, owner: Signed, values: Record<string, unknown> = {}) {
  const id = await aDraft(api, owner, values);
  const { statusCode, json } = await handIn(api, owner, id, values);
  if (statusCode !== 201) throw new Error(JSON.stringify(json));
  return { id, version: json.data.listing.version as number };
}

export const review = (api: TestApp, admin: Signed, id: string, body: Record<string, unknown>) =>
  api.call('POST', `/admin/listings/${id}/review`, { token: admin.token, lang: 'en', body });

/** A listing that went the whole way. */
export async function aPublished(api: TestApp, owner: Signed, admin: Signed, values: Record<string, unknown> = {}) {
  const { id, version } = await aPending(api, owner, values);
  const { statusCode, json } = await review(api, admin, id, { decision: 'approve', version });
  if (statusCode !== 200) throw new Error(JSON.stringify(json));
  return id;
}
