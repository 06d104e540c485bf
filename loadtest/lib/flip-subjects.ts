import { randomBytes, randomUUID } from 'node:crypto';
import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { type Api, dataOf } from './api-process.ts';
import { aMember, type SignedIn } from './signed-in.ts';

const CATEGORY = 'arab-houses';
const REASON = 'بلاغات كثيرة';

/** A listing whose standing is changed at the front door, by its owner and by an administrator. */
export interface Subject {
  id: string;
  owner: SignedIn;
  /** The last act on it; undefined while it is public. */
  hiddenBy: Way | undefined;
  category: string;
  province: string;
  city: string;
  lng: number;
  lat: number;
  /** Of the same kind and place: its "similar" list holds the subject while that is public. */
  neighbour: string;
  /** The listing's page, and the page of its place. */
  pagePath: string;
  placePath: string;
  /** Ways out of public view for this one. A suspended owner is signed out, so those have no ways of their own. */
  ways: readonly Way[];
}
type Way = 'suspend' | 'archive' | 'delete' | 'suspend owner';

const DESCRIPTION = 'بيت عربي بأرض ديار وبحرة وشجرة ليمون، غرفه واسعة وسقوفه عالية، قريب من السوق والجامع والمواصلات. ';

export interface Cast {
  db: Db;
  api: Api;
  admin: SignedIn;
}

/** Two listings alone of their kind in a town of their own, so that one page holds both; `n` says which town. */
export async function makeSubject(cast: Cast, n: number): Promise<Subject> {
  const { db, api } = cast;
  const { rows } = await db.raw<{
    rows: (Pick<tables.LocationRow, 'id' | 'key' | 'slug' | 'parent_id'> & {
      province: string;
      province_slug: string;
      lng: number;
      lat: number;
    })[];
  }>(
    `select c.id, c.key, c.slug, p.key as province, p.slug as province_slug, c.parent_id, st_x(c.center) as lng, st_y(c.center) as lat
     from locations c join locations p on p.id = c.parent_id
     where c.kind = 'city' and c.slug <> p.slug order by c.population desc nulls last, c.key offset ? limit 1`,
    [n],
  );
  const [place] = rows;
  if (!place) throw new Error(`there are no ${n + 1} cities`);
  const category = await rowOf(db('categories').where({ slug: CATEGORY }).first('id'));
  const stranger = await rowOf(db('users').insert({ first_name: 'ليلى', last_name: 'الخطيب' }).returning('id'));
  const neighbour = await rowOf(
    db('listings')
      .insert({
        owner_id: stranger.id,
        status: 'active',
        category_id: category.id,
        property_type: 'house',
        transaction_type: 'sale',
        title_ar: `بيت عربي ${n}`,
        description_ar: DESCRIPTION.repeat(2),
        price_cents: 10_000_000,
        province_id: place.parent_id,
        city_id: place.id,
        point: db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [place.lng, place.lat]),
        published_at: db.raw('app_now()'),
      })
      .returning('id'),
  );
  const subject: Subject = {
    id: '',
    pagePath: '',
    province: place.province,
    owner: await aMember(api),
    hiddenBy: 'delete',
    category: CATEGORY,
    city: place.key,
    lng: place.lng,
    lat: place.lat,
    neighbour: neighbour.id,
    placePath: `/syria/${place.province_slug}/${place.slug}/${CATEGORY}?lang=ar`,
    ways: n % 2 === 0 ? ['suspend', 'archive', 'delete'] : ['suspend', 'suspend owner'],
  };
  await flip(cast, subject);
  return subject;
}

/** Written, handed in and approved; the photo alone is put there behind the API's back, since drawing photos is not the matter. */
async function approveAnother({ db, admin }: Cast, subject: Subject): Promise<void> {
  const id = randomUUID();
  const category = await rowOf(db('categories').where({ slug: subject.category }).first('id'));
  const sale = await rowOf(db('transaction_types').where({ slug: 'sale' }).first('id'));
  const form = {
    categoryId: category.id,
    transactionTypeId: sale.id,
    province: subject.province,
    titleAr: 'بيت عربي للبيع مع أرض ديار',
    descriptionAr: DESCRIPTION.repeat(2),
    price: 100_000,
    area: 200,
    bedrooms: 4,
    bathrooms: 2,
    address: 'الحارة القديمة',
    confirmPrice: true,
    city: subject.city,
    latitude: subject.lat,
    longitude: subject.lng,
    acceptLocation: true,
    attributes: { ownership_paper: 'green_tabu' },
  };
  await subject.owner.call('PUT', `/api/listings/${id}/draft`, { baseVersion: 0, content: form });
  const photo = { id: randomUUID(), sha256: randomBytes(32), width: 800, height: 600, bytes: 1_000 };
  await db('images').insert({ ...photo, thumbhash: 'aa', color: '#aabbcc' });
  await db('listing_media').insert({ listing_id: id, image_id: photo.id, position: 0, is_main: true });
  const sent = await subject.owner.call<{ listing: { version: number } }>('POST', '/api/listings', { id, ...form });
  subject.id = id;
  subject.pagePath = `/property/${id}/${subject.category}-for-sale-${subject.city}?lang=ar`;
  const body = { decision: 'approve', version: dataOf(sent).listing.version };
  await admin.call('POST', `/api/admin/listings/${id}/review`, body);
}

/** Changes its standing as people do: out of public view in one of its ways, and back. @returns whether it is public now */
export async function flip(cast: Cast, subject: Subject): Promise<boolean> {
  const { id, owner, hiddenBy, ways } = subject;
  const { admin } = cast;
  if (hiddenBy === undefined) {
    const way = ways[Math.floor(Math.random() * ways.length)];
    subject.hiddenBy = way;
    if (way === 'suspend') await admin.call('POST', `/api/admin/listings/${id}/suspend`, { reason: REASON });
    if (way === 'archive') await owner.call('PUT', `/api/listings/${id}/status`, { status: 'archived' });
    if (way === 'delete') await owner.call('DELETE', `/api/listings/${id}`);
    if (way === 'suspend owner')
      await admin.call('POST', `/api/admin/users/${owner.id}/suspend`, { reason: REASON, days: null });
    return false;
  }
  subject.hiddenBy = undefined;
  if (hiddenBy === 'suspend') await admin.call('POST', `/api/admin/listings/${id}/unsuspend`, { reason: REASON });
  if (hiddenBy === 'archive') await owner.call('PUT', `/api/listings/${id}/status`, { status: 'active' });
  if (hiddenBy === 'suspend owner') await admin.call('POST', `/api/admin/users/${owner.id}/unsuspend`, {});
  if (hiddenBy === 'delete') await approveAnother(cast, subject);
  return true;
}
