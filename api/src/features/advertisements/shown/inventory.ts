import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import { mayBeShown, officeMayBeShown } from '#lib/standing/questions.ts';
import { type AdPlace, fitsScreen } from '#rules/advertisements.ts';
import { LEADS_NOWHERE } from '../queries.ts';

/** What may be shown today, as far as this process knows. */
export interface Offer
  extends Pick<
    tables.AdvertisementRow,
    'id' | 'title' | 'description' | 'size' | 'place' | 'platform' | 'priority' | 'most_per_person' | 'contact_phone'
  > {
  image_id: string;
  width: number;
  height: number;
  has_link: boolean;
}
export type Screen = 'web' | 'mobile';

/** Of one place on one kind of screen: offers, and their priorities summed up so far. */
export interface Shelf {
  offers: Offer[];
  sums: number[];
}
export interface Inventory {
  shelf(place: AdPlace, screen: Screen): Shelf;
}

/** Those whose owner may not be shown are left out, as their listings are, and of an office those whose page is; and those that lead to a listing which is not. */
export const ON_OFFER = `
  select ad.id, ad.title, ad.description, ad.size, ad.place, ad.platform, ad.priority, ad.most_per_person,
    i.id as image_id, i.width, i.height, ad.link is not null as has_link, ad.contact_phone
  from advertisements ad join images i on i.id = ad.image_id
    join ledger_accounts a on a.id = ad.account_id
    left join users u on u.id = a.user_id left join offices o on o.id = a.office_id
    left join advertisement_days d on d.advertisement_id = ad.id and d.day = advertisement_today()
  where ad.status = 'active' and ad.starts_on <= advertisement_today()
    and (ad.ends_on is null or ad.ends_on >= advertisement_today())
    and (ad.target_days is null or extract(dow from advertisement_today())::smallint = any(ad.target_days))
    and (ad.days_spent < ad.days or ad.last_paid_day = advertisement_today() or ad.interrupted_on is not null)
    and (ad.daily_limit is null or coalesce(d.impressions, 0) < ad.daily_limit)
    and (ad.listing_id is null or not (${LEADS_NOWHERE}))
    and (u.id is null or ${mayBeShown('u')}) and (o.id is null or ${officeMayBeShown('o')})
  order by ad.id`;

export function inventoryOf(offers: readonly Offer[]): Inventory {
  const shelves = new Map<string, Shelf>();
  const put = (offer: Offer, screen: Screen) => {
    const key = `${offer.place} ${screen}`;
    const shelf = shelves.get(key) ?? { offers: [], sums: [] };
    shelf.offers.push(offer);
    shelf.sums.push((shelf.sums.at(-1) ?? 0) + offer.priority);
    shelves.set(key, shelf);
  };
  for (const offer of offers)
    for (const screen of ['web', 'mobile'] as const)
      if ((offer.platform === 'universal' || offer.platform === screen) && fitsScreen(screen, offer.size))
        put(offer, screen);
  return { shelf: (place, screen) => shelves.get(`${place} ${screen}`) ?? { offers: [], sums: [] } };
}

type Reading = { db: Db; log: FastifyBaseLogger; everyMs: number };

/**
 * In memory, read again once it is `everyMs` old; nobody waits for that, nor loses an answer to a failed one. An advertisement
 * that is paused or used up may still come up for so long; it is no longer counted.
 */
export function createInventory({ db, log, everyMs }: Reading) {
  let current: Inventory | undefined;
  let loading: Promise<Inventory> | undefined;
  let readAt = 0;

  const load = () => {
    loading ??= db
      .raw<{ rows: Offer[] }>(ON_OFFER)
      .then(({ rows }) => {
        current = inventoryOf(rows);
        readAt = Date.now();
        return current;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  return {
    async get(): Promise<Inventory> {
      if (!current) return load();
      if (Date.now() - readAt > everyMs)
        load().catch((error: unknown) => log.warn({ err: error }, 'advertisements on offer not read'));
      return current;
    },
    reload: load,
  };
}
