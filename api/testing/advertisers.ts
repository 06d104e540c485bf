import type { Db } from '@diyar/db';
import sharp from 'sharp';
import { credited, sendMoney } from './money.ts';
import { fileForm } from './multipart.ts';
import { signedIn, signedInAgain } from './people.ts';
import type { TestApp } from './test-app.ts';

export const aPicture = (width = 300, height = 250): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1f5c4d' } })
    .png()
    .toBuffer();

/** The form of an advertisement for a week in the cheapest place. */
export const anAdForm = (image: string, startsOn: string, values: Record<string, unknown> = {}) => ({
  title: 'مفروشات الشام',
  description: null,
  link: 'https://sham-furniture.example/offers',
  phone: '0944123456',
  image,
  size: 'small',
  place: 'sidebar',
  platform: 'universal',
  priority: 1,
  days: 7,
  startsOn,
  endsOn: null,
  targetDays: [],
  mostPerPerson: 3,
  dailyLimit: null,
  pausesUnseen: true,
  pausesSpent: true,
  ...values,
});

export const todayIn = async (db: Db): Promise<string> =>
  (await db.raw<{ rows: [{ today: string }] }>(`select to_char(advertisement_today(), 'YYYY-MM-DD') as today`)).rows[0]
    .today;

/** Somebody with so much credit, and what is done about advertisements. */
export async function anAdvertiser(api: TestApp, cents: number) {
  const person = await signedIn(api);
  if (cents > 0) await credited(api.db, { userId: person.id }, cents);
  // Sessions end within the weeks that these tests cross.
  const fresh = async () => (await signedInAgain(api, person.id, 'regular')).token;
  const upload = async (size = 'small', bytes?: Buffer) =>
    api.call('POST', `/placements/pictures?size=${size}`, {
      token: await fresh(),
      lang: 'en',
      ...fileForm('picture', bytes ?? (await aPicture())),
    });
  const form = async (values: Record<string, unknown> = {}) => {
    const { json } = await upload();
    return anAdForm(json.data.image.id, await todayIn(api.db), values);
  };
  const send = async (path: string, body: object = {}, key?: string) =>
    sendMoney(api, path, { token: await fresh(), body, ...(key && { key }) });
  const get = async (path: string) => (await api.call('GET', path, { token: await fresh(), lang: 'en' })).json.data;
  return {
    ...person,
    upload,
    form,
    send,
    get,
    make: async (values: Record<string, unknown> = {}, key?: string) => send('/placements', await form(values), key),
    put: async (id: string, body: object) =>
      api.call('PUT', `/placements/${id}`, { token: await fresh(), lang: 'en', body }),
    remove: async (id: string) => api.call('DELETE', `/placements/${id}`, { token: await fresh(), lang: 'en' }),
    one: async (id: string) => (await get(`/placements/${id}`)).advertisement,
    balance: async (): Promise<number> => (await get('/credits/balance')).balance,
  };
}

/** One that an administrator has let through. @returns its id */
export async function anActiveAd(
  api: TestApp,
  advertiser: Awaited<ReturnType<typeof anAdvertiser>>,
  values: Record<string, unknown> = {},
): Promise<string> {
  const { json } = await advertiser.make(values);
  const { id, version } = json.data.advertisement;
  const admin = await signedIn(api, { account_type: 'admin' });
  await api.call('POST', `/admin/placements/${id}/approve`, { token: admin.token, body: { version } });
  return id;
}
