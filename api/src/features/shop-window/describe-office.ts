import type { Db } from '@diyar/db';
import { nameOf } from '#lib/catalogue/index.ts';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError, type Message } from '#lib/errors.ts';
import { counted } from '#lib/words.ts';
import { shownOffice } from './queries.ts';
import { printedPhone, type WindowContent } from './window-content.ts';

const SCAN = { ar: 'امسح الرمز لترى كل إعلاناتنا', en: 'Scan to see all our listings' };
const VERIFIED = { ar: 'مكتب موثّق', en: 'Verified office' };
const PHOTOS = 4;

/** @throws AppError office_not_found (404) for who works for none */
export async function describeOffice(
  { db, facts, config }: Pick<Deps, 'facts' | 'config'> & { db: Db },
  { userId, withPhone = true }: { userId: string; withPhone: boolean | undefined },
): Promise<WindowContent> {
  const office = await shownOffice(db, userId, PHOTOS);
  if (!office) throw new AppError('office_not_found', 404);
  const { catalogue } = await facts.get();
  const city = catalogue.places.byId(office.city_id);
  const both = (of: (lang: Lang) => string): Message => ({ ar: of('ar'), en: of('en') });
  const name = { ar: office.name_ar, en: office.name_en };
  const listings = both((lang) => (office.listings > 0 ? counted('listings', office.listings, lang) : ''));
  return {
    address: `${config.http.publicUrl}/office/${office.slug}`,
    office: { name: null, logo: office.logo_image_id },
    headline: name,
    lines: [both((lang) => (city ? nameOf(city, lang) : ''))],
    title: office.address ? { ar: office.address, en: office.address } : null,
    facts: both((lang) => [office.is_verified && VERIFIED[lang], listings[lang]].filter(Boolean).join(' · ')),
    photos: office.photos,
    phone: withPhone && office.phone ? printedPhone(office.phone) : null,
    place: null,
    scan: SCAN,
    note: both(() => config.http.publicUrl.replace(/^https?:\/\//, '')),
  };
}
