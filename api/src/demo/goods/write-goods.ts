import { fillAttributes } from '../attributes.ts';
import { type Draft, nothing, type Written } from '../draft.ts';
import { rounded } from '../price-level.ts';
import { ITEMS, ROOT_PRICES } from './items.ts';
import { mannerOf } from './manners.ts';
import { ARABIC, ENGLISH } from './sentences.ts';

/** Parts of an item's name: the first of these attributes that the category has and the seller filled in. */
const NAMING = ['make', 'brand', 'model', 'breed', 'variety'];
const NAMED = 2;
/** A day or a month costs about this share of the thing. */
const HIRE = 0.015;

/** Anything but a property: its attributes first, a price of its category, then words made of both. */
export function writeGoods(draft: Draft): Written {
  const { random, category, languages, spot, transactionType } = draft;
  const root = category.path[0]?.slug ?? '';
  const attributes = fillAttributes(draft);
  const item = ITEMS[category.slug];
  const [low, high] = item?.price ?? ROOT_PRICES[root] ?? [20, 400];
  // Prices of one kind of thing spread by factors, not by sums.
  const hired = transactionType === 'rent' && root !== 'events-celebrations';
  const worth = Math.max(1, rounded(low * (high / low) ** random.next() * (hired ? HIRE : 1)));
  const salary = category.carries.includes('price_salary');
  const free = category.carries.includes('price_free') && random.chance(0.03);
  const asked = !salary && random.chance(0.06);
  const priceKind = salary ? 'salary' : free ? 'free' : asked ? 'on_request' : 'amount';

  const labels = NAMING.flatMap((slug) => {
    const attribute = category.attributes.find(
      (attribute) => attribute.slug === slug || attribute.slug.endsWith(`_${slug}`),
    );
    const option = attribute?.options.find((option) => option.value === attributes[attribute.slug]);
    return option && option.value !== 'other' ? [option] : [];
  }).slice(0, NAMED);
  const drives = category.attributes.some((attribute) => attribute.slug === 'mileage' || attribute.slug === 'make');
  const year = drives ? (attributes.year ?? attributes.model_year) : undefined;
  const deal = root === 'jobs-employment' || root === 'services' ? 'none' : transactionType;
  const facts = {
    labels,
    year: year === undefined ? '' : String(year),
    deal,
    manner: mannerOf(root === 'vehicles' && !drives ? '' : root),
  };
  const name = item ? random.pick(item.ar) : category.nameAr;
  const nameEn = item ? random.pick(item.en) : category.nameEn;

  return {
    ...nothing,
    priceKind,
    price: priceKind === 'amount' || priceKind === 'salary' ? worth : null,
    pricePeriod: salary ? 'month' : transactionType === 'rent' ? random.pick(['day', 'week', 'month']) : null,
    negotiable: random.chance(0.4),
    attributes,
    titleAr: languages.ar ? ARABIC.title(random, { ...facts, name, place: spot.city.nameAr }) : null,
    titleEn: languages.en ? ENGLISH.title(random, { ...facts, name: nameEn, place: spot.city.nameEn }) : null,
    descriptionAr: languages.ar
      ? ARABIC.description(random, { ...facts, name, place: spot.city.nameAr }, category, attributes)
      : null,
    descriptionEn: languages.en
      ? ENGLISH.description(random, { ...facts, name: nameEn, place: spot.city.nameEn }, category, attributes)
      : null,
  };
}
