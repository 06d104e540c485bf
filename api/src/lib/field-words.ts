import type { CountedField, ListingFieldName } from '#rules/listing-fields.ts';
import type { WholeError } from '#rules/listing-form.ts';
import type { Lang } from './endpoint.ts';
import type { Message } from './errors.ts';
import type { Forms } from './words.ts';

/**
 * Names of a listing's standard fields on the server. `headers`: of a table's column, as people write them; folded before they are
 * compared, and the first of a language heads an export.
 */
export const FIELD_WORDS: Record<ListingFieldName, { label: Message; headers: readonly string[] }> = {
  area: {
    label: { ar: 'المساحة', en: 'Area' },
    headers: ['المساحة', 'المساحة بالمتر', 'المساحة م2', 'area', 'area m2', 'size', 'space m2', 'space'],
  },
  bedrooms: {
    label: { ar: 'غرف النوم', en: 'Bedrooms' },
    headers: ['غرف النوم', 'عدد غرف النوم', 'bedrooms', 'beds'],
  },
  bathrooms: {
    label: { ar: 'الحمّامات', en: 'Bathrooms' },
    headers: ['الحمامات', 'عدد الحمامات', 'bathrooms', 'baths'],
  },
  rooms: { label: { ar: 'الغرف', en: 'Rooms' }, headers: ['الغرف', 'عدد الغرف', 'rooms'] },
  floor: { label: { ar: 'الطابق', en: 'Floor' }, headers: ['الطابق', 'رقم الطابق', 'floor'] },
  floors: { label: { ar: 'طوابق البناء', en: 'Floors' }, headers: ['عدد الطوابق', 'الطوابق', 'floors'] },
  furnishing: { label: { ar: 'الفرش', en: 'Furnishing' }, headers: ['الفرش', 'المفروشات', 'furnishing'] },
  availability: { label: { ar: 'التوفّر', en: 'Availability' }, headers: ['التوفر', 'الجاهزية', 'availability'] },
};

/** A count with its noun. */
export const COUNT_FORMS: Record<CountedField, Record<Lang, Forms>> = {
  bedrooms: {
    ar: { zero: 'بلا غرف نوم', one: 'غرفة نوم واحدة', two: 'غرفتا نوم', few: '{n} غرف نوم', other: '{n} غرفة نوم' },
    en: { one: '1 bedroom', other: '{n} bedrooms' },
  },
  bathrooms: {
    ar: { zero: 'بلا حمامات', one: 'حمام واحد', two: 'حمامان', few: '{n} حمامات', other: '{n} حمامًا' },
    en: { one: '1 bathroom', other: '{n} bathrooms' },
  },
  rooms: {
    ar: { zero: 'بلا غرف', one: 'غرفة واحدة', two: 'غرفتان', few: '{n} غرف', other: '{n} غرفة' },
    en: { one: '1 room', other: '{n} rooms' },
  },
};

/** Faults of numbers out of their bounds (spec, sections 5 and 8). */
export const WHOLE_FAULTS: Record<WholeError, Message> = {
  bedrooms_positive: { ar: 'عدد غرف النوم رقم صحيح موجب.', en: 'Bedrooms must be a positive number.' },
  bathrooms_positive: { ar: 'عدد الحمّامات رقم صحيح موجب.', en: 'Bathrooms must be a positive number.' },
  rooms_positive: { ar: 'عدد الغرف رقم صحيح موجب.', en: 'Rooms must be a positive number.' },
  floor_range: { ar: 'الطابق رقم صحيح بين ‎-9 و200.', en: 'The floor must be a whole number from -9 to 200.' },
  floors_range: { ar: 'عدد الطوابق بين 1 و200.', en: 'The number of floors must be from 1 to 200.' },
};
