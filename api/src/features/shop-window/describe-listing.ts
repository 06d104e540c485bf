import type { Db } from '@diyar/db';
import { toDocument } from '@diyar/indexer/document';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError, type Message } from '#lib/errors.ts';
import { counted } from '#lib/words.ts';
import { COUNTED_FIELDS, countsAsRead, wholeOf } from '#rules/listing-fields.ts';
import { cardWords, mediaOf, publicListing } from '../listings/index.ts';
import { type ListingCard, presentCard } from '../search/index.ts';
import { ownOffer } from './queries.ts';
import { printedPhone, type WindowContent } from './window-content.ts';

const SCAN = { ar: 'امسح الرمز لترى كل الصور والخريطة', en: 'Scan to see all photos and the map' };
const PHOTOS = 4;

interface Asked {
  id: string;
  userId: string;
  /** Undefined: an office's, and nobody else's. */
  withPhone: boolean | undefined;
}

/** @throws AppError listing_not_found (404) for who may not see it as theirs, listing_not_shown (409) */
export async function describeListing(
  { db, facts, config }: Pick<Deps, 'facts' | 'config'> & { db: Db },
  { id, userId, withPhone }: Asked,
): Promise<WindowContent> {
  const offer = await ownOffer(db, { id, userId });
  if (!offer) throw new AppError('listing_not_found', 404);
  const row = await publicListing(db, id);
  if (!row) throw new AppError('listing_not_shown', 409);
  const [{ catalogue, wording }, media] = await Promise.all([facts.get(), mediaOf(db, id)]);
  const document = toDocument(row, wording);
  const cards = { ar: presentCard(document, catalogue, 'ar'), en: presentCard(document, catalogue, 'en') };
  const words = { ar: cardWords(cards.ar, null, 'ar'), en: cardWords(cards.en, null, 'en') };
  const both = (of: (lang: Lang) => string): Message => ({ ar: of('ar'), en: of('en') });
  const { office, owner_phone } = offer;
  const shows = withPhone ?? office !== null;
  const phone = office?.phone ?? owner_phone;
  return {
    address: `${config.http.publicUrl}${cards.ar.path}`,
    office: office && { name: { ar: office.name_ar, en: office.name_en }, logo: office.logo_image_id },
    headline: both((lang) => words[lang].price),
    lines: [both((lang) => words[lang].what), both((lang) => words[lang].place)],
    title: both((lang) => cards[lang].title),
    facts: both((lang) => factsOf(cards[lang], lang)),
    photos: media.slice(0, PHOTOS).map((photo) => photo.id),
    phone: shows && phone ? printedPhone(phone) : null,
    place: { lng: row.lng, lat: row.lat, isApproximate: row.is_approximate },
    scan: SCAN,
    note: { ar: `رقم الإعلان ${row.code}`, en: `Listing ${row.code}` },
  };
}

/** A whole is left out where one of its parts is counted. */
function factsOf(card: ListingCard, lang: Lang): string {
  const counts = countsAsRead().filter((name) => !COUNTED_FIELDS.some((part) => wholeOf(part) === name && card[part]));
  const { area } = card;
  return [
    ...counts.map((name) => card[name] && counted(name, card[name], lang)),
    area && `${area} ${lang === 'ar' ? 'م²' : 'm²'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
