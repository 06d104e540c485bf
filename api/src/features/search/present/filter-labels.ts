import { type Catalogue, nameOf, type Place, type PlaceKind, type Places, streetLabel } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { counted } from '#lib/words.ts';
import { COUNTED_FIELDS, type CountedField } from '#rules/listing-fields.ts';
import { NEAR_KM, POINT_KINDS, type PointKind } from '#rules/points-of-interest.ts';
import { groundFloor, valueWords, wordings } from './filter-wordings.ts';
import { shapeLabel } from './shape-label.ts';

const isCounted = (kind: string): kind is CountedField => COUNTED_FIELDS.some((counted) => counted === kind);

/** A filter as a chip says it, in the reader's language: «المزة», «حتى 50,000 $», «3 غرف». */
export function labelOf(kind: string, value: string, { places, streets, categories }: Catalogue, lang: Lang): string {
  if (kind === 'category') {
    const category = categories.find(value);
    return category ? nameOf(category, lang) : value;
  }
  if (kind === 'province' || kind === 'city' || kind === 'neighborhood') {
    const place = places.find(kind as PlaceKind, value);
    return place ? placeLabel(place, places, lang) : value;
  }
  if (kind === 'street') {
    const street = streets.byKey(value);
    return street ? streetLabel(street, streets, lang) : value;
  }
  if (kind === 'transactionType') {
    const type = categories.transactionType(value);
    return type ? nameOf(type, lang) : value;
  }
  if (kind === 'shape') return shapeLabel(value, places, lang);
  if (kind === 'without') return withoutLabel(value, { places, streets, categories }, lang);
  if (kind === 'prefer') return preferLabel(value, { places, streets, categories }, lang);
  if (kind === 'near') return nearLabel(value, lang);
  if (kind.startsWith('attr.')) return attributeLabel(kind.slice(5), value, { categories }, lang);
  const words = valueWords.get(value)?.[lang];
  if (words && !wordings.has(kind)) return words;
  const ground = Number(value) === 0 ? groundFloor.get(kind) : undefined;
  if (ground) return ground[lang];
  if (isCounted(kind) && /^\d+$/.test(value)) return counted(kind, Number(value), lang);
  const shown = /^\d+(\.\d+)?$/.test(value) ? Number(value).toLocaleString('en-US') : value;
  return fill(wordings.get(kind)?.[lang] ?? '{value}', { value: shown });
}

/** «مدرسة ضمن 1 كم». */
function nearLabel(value: string, lang: Lang): string {
  const name = POINT_KINDS[value as PointKind]?.[lang] ?? value;
  return fill(wordings.get('near')?.[lang] ?? '', { value: name, km: NEAR_KM });
}

/** «بدون مصعد». */
function withoutLabel(text: string, catalogue: Catalogue, lang: Lang): string {
  const [kind = '', value = ''] = text.split(':');
  return fill(wordings.get('without')?.[lang] ?? '', { value: labelOf(kind, value, catalogue, lang) });
}

/** «مصعد أولًا». */
const preferLabel = (text: string, catalogue: Catalogue, lang: Lang): string =>
  fill(wordings.get('prefer')?.[lang] ?? '', { value: preferredLabel(text, catalogue, lang) });

/** A preference as a filter would be called: «مصعد», «الطابق 3». */
export function preferredLabel(text: string, catalogue: Catalogue, lang: Lang): string {
  const [kind = '', value = ''] = text.split(':');
  const [from = '', to = from] = kind === 'floor' ? value.split('..') : [value];
  if (from === to) return labelOf(kind, value, catalogue, lang);
  const ends = [from && labelOf('minFloor', from, catalogue, lang), to && labelOf('maxFloor', to, catalogue, lang)];
  return ends.filter(Boolean).join(' ');
}

/** A name that several places bear says where it is: «الروضة، دمشق». */
function placeLabel(place: Place, { all }: Places, lang: Lang): string {
  const name = nameOf(place, lang);
  const isShared = all.some(
    (other) => other !== place && nameOf(other, lang) === name && other.parent !== place && place.parent !== other,
  );
  return place.parent && isShared ? [name, nameOf(place.parent, lang)].join(lang === 'ar' ? '، ' : ', ') : name;
}

/** «طابو أخضر», «بدون عمولة», «عمر البناء: حتى 10 سنة». `key` is the filter without `attr.`: a slug, or slug.min / slug.max. */
export function attributeLabel(
  key: string,
  value: string,
  { categories }: Pick<Catalogue, 'categories'>,
  lang: Lang,
): string {
  const [slug = '', end] = key.split('.');
  const attribute = categories.attribute(slug);
  if (!attribute) return value;
  const name = nameOf(attribute, lang);
  const option = attribute.options.find((option) => option.value === value);
  if (option) return lang === 'ar' ? option.labelAr : option.labelEn;
  if (attribute.type === 'boolean' && value === 'true') return name;
  if (attribute.type !== 'number') return `${name}: ${valueWords.get(value)?.[lang] ?? value}`;
  const unit = lang === 'ar' ? attribute.unitAr : attribute.unitEn;
  const amount = [Number(value).toLocaleString('en-US', { useGrouping: attribute.slug !== 'year' }), unit];
  const bound =
    end === 'min' || end === 'max'
      ? fill(wordings.get(`${end}Any`)?.[lang] ?? '{value}', { value: amount.filter(Boolean).join(' ') })
      : amount.filter(Boolean).join(' ');
  return `${name}: ${bound}`;
}
