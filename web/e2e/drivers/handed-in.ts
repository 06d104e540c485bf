import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { ask } from './asked.ts';
import { aPhoto } from './photos.ts';

type Lang = 'ar' | 'en';
type Kind = { id: string; slug: string };
type Answer<T> = { data: T; message: string };

/** Speaks to the API as whoever the page's browser is signed in as. */
export type Caller = {
  call: <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<T>;
  sendPhoto: (id: string) => Promise<void>;
};

/** @param page signed in (`signUp`, `signInAs`) and on the site */
export async function callerOf(page: Page, lang: Lang): Promise<Caller> {
  const site = `${new URL(page.url()).origin}/api`;
  const renewed = await page.request.post(`${site}/auth/refresh-token`, {
    headers: { 'x-session': 'cookie' },
    data: {},
  });
  const { data } = (await renewed.json()) as Answer<{ tokens: { accessToken: string } }>;
  const headers = { authorization: `Bearer ${data.tokens.accessToken}`, 'accept-language': lang };
  const fetched = async (path: string, options: Parameters<Page['request']['fetch']>[1]) => {
    const reply = await page.request.fetch(site + path, { ...options, headers });
    const answer = await reply.json();
    if (!reply.ok()) throw new Error(`${path}: ${answer.message} ${JSON.stringify(answer.errors)}`);
    return answer.data;
  };
  return {
    call: (method, path, body) => fetched(path, { method, data: body }),
    async sendPhoto(id) {
      const images = await aPhoto(page, 'room', Math.floor(Math.random() * 360));
      await fetched(`/listings/${id}/images`, { method: 'POST', multipart: { images } });
    },
  };
}

export const FORM = {
  titleAr: 'شقة للبيع في المزة فيلات غربية',
  titleEn: 'Apartment for sale in western Mezzeh',
  descriptionAr:
    'شقة واسعة في بناء حديث، كسوة ممتازة، إطلالة مفتوحة، قريبة من المدارس والمواصلات والأسواق، والمعاينة متاحة كل يوم بعد الظهر.',
  descriptionEn:
    'A large apartment in a new building, finished with care, with an open view, close to schools, buses and markets; viewings every afternoon.',
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
};

/**
 * A listing handed in with a photo, as the form would.
 * @param meanwhile what its owner does while it is a draft
 */
export async function handIn(
  site: string,
  { call, sendPhoto }: Caller,
  values: object = {},
  meanwhile?: (id: string) => Promise<void>,
): Promise<string> {
  const [{ category }, { transactionTypes }] = await Promise.all([
    ask<{ category: Kind }>(site, '/categories/apartments'),
    ask<{ transactionTypes: Kind[] }>(site, '/transaction-types?categorySlug=apartments'),
  ]);
  const id = randomUUID();
  const sale = transactionTypes.find(({ slug }) => slug === 'sale');
  const content = { transactionTypeId: sale?.id, ...FORM, ...values, categoryId: category.id };
  await call('PUT', `/listings/${id}/draft`, { baseVersion: 0, content });
  await sendPhoto(id);
  await meanwhile?.(id);
  await call('POST', '/listings', { id, ...content });
  return id;
}

/** As the desk does. @param desk of an administrator */
export async function approve({ call }: Caller, id: string): Promise<void> {
  const { listing } = await call<{ listing: { version: number } }>('GET', `/admin/listings/${id}`);
  await call('POST', `/admin/listings/${id}/review`, { decision: 'approve', version: listing.version });
}
