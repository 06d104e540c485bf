import type { Written } from '../draft.ts';

const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';
/** Some sellers type the digits of their own keyboard. */
export const digits = (value: number, indic: boolean) =>
  indic ? String(value).replace(/\d/g, (digit) => ARABIC_INDIC[Number(digit)] ?? digit) : String(value);

type Rooms = Pick<Written, 'bedrooms' | 'bathrooms' | 'rooms'>;

/** Ways to say them in Arabic; none where nothing is known of them. */
export function roomsInArabic({ bedrooms, bathrooms, rooms }: Rooms, indic: boolean): string[] {
  if (!rooms || bedrooms === null) return [];
  const beds = digits(bedrooms, indic);
  const baths = digits(bathrooms ?? 1, indic);
  return [
    `مؤلفة من ${beds} غرف نوم وصالون و${bathrooms === 1 ? 'حمام' : `${baths} حمامات`} ومطبخ واسع.`,
    `${digits(rooms, indic)} غرف ومنافعها، الغرف كبيرة والتوزيع مريح.`,
    `التوزيع: صالون، ${beds} غرف نوم، مطبخ، ${baths} حمام.`,
  ];
}

export const roomsInEnglish = ({ bedrooms, bathrooms }: Rooms): string[] =>
  bedrooms ? [`It has ${count(bedrooms, 'bedroom')}, ${count(bathrooms ?? 1, 'bathroom')} and a sitting room.`] : [];

/** "3-bedroom apartment". */
export const sizedName = (name: string, { bedrooms }: Rooms): string =>
  bedrooms ? `${bedrooms}-bedroom ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
