import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { contactsIn, type ListingColumns, textFlags } from '../../listing-form/index.ts';
import type { Risk } from '../contract.ts';
import type { PhotoCopies } from '../photo-copies.ts';
import { farPrice, type Offer } from './far-price.ts';
import { reportedListings } from './reported-listings.ts';
import { RISK_WEIGHTS, type RiskCode } from './risk-weights.ts';
import { similarTexts } from './similar-texts.ts';

/** An account is new for so many days. */
const NEW_DAYS = 7;

interface Judged {
  listingId: string;
  ownerId: string;
  ownerDays: number;
  categoryId: string;
  columns: Offer &
    Pick<ListingColumns, 'title_ar' | 'title_en' | 'description_ar' | 'description_en' | 'city_id'> & {
      location_warning: string | null;
    };
  copies: Map<string, PhotoCopies>;
}

/** Findings of the rules in a listing, the weightiest first, each with its evidence. They advise; people decide. */
export async function risksOf(db: Db, judged: Judged, lang: Lang): Promise<Risk[]> {
  const { listingId, ownerId, ownerDays, categoryId, columns, copies } = judged;
  const described = { ...columns, ownerId, categoryId, cityId: columns.city_id };
  const [texts, price, reported] = await Promise.all([
    similarTexts(db, listingId, described, lang),
    farPrice(db, categoryId, columns),
    reportedListings(db, ownerId, lang),
  ]);
  const found = contactsIn(columns);
  const warning = columns.location_warning;
  const risks = [
    ...photoRisks(copies),
    ...(texts.length > 0 ? [risk('text_seen', { listings: texts.map((text) => ({ ...text, image: null })) })] : []),
    ...(price ? [risk(price.isSlip ? 'price_slip' : 'price_far', { own: price.own, usual: price.usual })] : []),
    ...(reported.total > 0
      ? [
          risk('reported', {
            own: reported.total,
            listings: reported.listings.map(({ reports: _, ...listing }) => ({
              ...listing,
              isOwn: listing.id === listingId,
              percent: null,
              image: null,
            })),
          }),
        ]
      : []),
    ...(ownerDays < NEW_DAYS ? [risk('new_account', { own: ownerDays })] : []),
    ...textFlags(columns).flatMap((code) =>
      code in RISK_WEIGHTS ? [risk(code as RiskCode, { found: found[code] ?? [] })] : [],
    ),
    ...(warning === 'city' || warning === 'province' ? [risk(`point_in_${warning}`)] : []),
  ];
  return risks.sort((a, b) => b.weight - a.weight);
}

const risk = (code: RiskCode, evidence: Partial<Omit<Risk, 'code' | 'weight'>> = {}): Risk => ({
  code,
  weight: RISK_WEIGHTS[code],
  found: [],
  own: null,
  usual: null,
  listings: [],
  ...evidence,
});

/** A risk for the same files, another for photos that only look alike; each other listing once. */
function photoRisks(copies: Map<string, PhotoCopies>): Risk[] {
  const all = [...copies.values()];
  const byListing = new Map(
    all
      .flatMap((photo) => photo.copies)
      .sort((a, b) => Number(a.isExact) - Number(b.isExact))
      .map((copy) => [copy.id, copy]),
  );
  const listings = (isExact: boolean) =>
    [...byListing.values()]
      .filter((copy) => copy.isExact === isExact)
      .map(({ id, code, title, image }) => ({ id, code, title, image, isOwn: false, percent: null }));
  const [same, alike] = [listings(true), listings(false)];
  return [
    ...(same.length > 0 ? [risk('photo_seen', { listings: same })] : []),
    ...(alike.length > 0 ? [risk('photo_like', { listings: alike })] : []),
    ...(all.some(({ isRepeated }) => isRepeated) ? [risk('photo_repeated')] : []),
  ];
}
