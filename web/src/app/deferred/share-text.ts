import type { ListingDetails } from '@diyar/api/contracts/listings';
import type { TFunction } from 'i18next';
import { formatMoney, isolate } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';
import { placeNames } from '#lib/place-names.ts';

type Offer = Pick<ListingDetails, 'title' | 'price' | 'place'>;
type Say = TFunction<['listings', 'ui']>;

/** What a message says of a listing before its address: a line each for title, price and place. */
export function shareText({ title, price, place }: Offer, lang: Lang, t: Say): string {
  return [title, priceText(price, lang, t), placeNames(place).join(t('card.comma'))].filter(Boolean).join('\n');
}

function priceText({ kind, amount, period, rent }: Offer['price'], lang: Lang, t: Say): string {
  if (kind === 'free' || (kind !== 'on_request' && amount === 0)) return t('card.free');
  if (kind === 'on_request' || amount === null) return t('card.onRequest');
  const money = (value: number, per: typeof period) =>
    [isolate(formatMoney(value, lang)), per && t(`ui:per.${per}`)].filter(Boolean).join(' ');
  const first = money(amount, period);
  return rent ? `${t('deal.sale')} ${first} · ${t('deal.rent')} ${money(rent.amount, rent.period)}` : first;
}
