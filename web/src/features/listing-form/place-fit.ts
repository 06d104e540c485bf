import type { FormContent } from './content.ts';

type Named = { key: string; name: string };
/** Places that hold a point, by our own shapes. */
export type Located = {
  inside: boolean;
  province: Named | null;
  city: Named | null;
  neighborhood: Named | null;
  /** The street it stands on. */
  street?: Named | null;
  /** In a town, but too far from every street: on water, or by a slip of the hand. */
  isOffStreets?: boolean;
};

export type PlaceFit =
  | { kind: 'outside' }
  | { kind: 'fits' }
  /** The pin lies in another place than the one that was chosen. */
  | { kind: 'other_city' | 'other_province'; place: string };

/** Whether the pin lies where the form says. */
export function fitOf({ province, city }: Pick<FormContent, 'province' | 'city'>, located: Located): PlaceFit {
  if (!located.inside || !located.province) return { kind: 'outside' };
  if (province && located.province.key !== province) return { kind: 'other_province', place: located.province.name };
  if (city && located.city && located.city.key !== city) return { kind: 'other_city', place: located.city.name };
  return { kind: 'fits' };
}

/** The fields as the pin says: for who has chosen nothing yet, or takes the pin's word for it. */
export function placeFrom({
  province,
  city,
  neighborhood,
}: Located): Pick<FormContent, 'province' | 'city' | 'neighborhood'> {
  return { province: province?.key ?? '', city: city?.key ?? '', neighborhood: neighborhood?.key ?? '' };
}

/** The address with the street before what stands in it; undefined where it is named already. */
export function withStreet(address: string, street: string): string | undefined {
  if (address.includes(street)) return undefined;
  return [street, address.trim()].filter(Boolean).join(/[\u0600-\u06ff]/.test(street) ? '، ' : ', ');
}

/** Place parts that a pin adds: whatever was still open. */
export function completed(
  content: Pick<FormContent, 'province' | 'city' | 'neighborhood'>,
  located: Located,
): Pick<FormContent, 'province' | 'city' | 'neighborhood'> {
  const { province, city, neighborhood } = placeFrom(located);
  const isSameCity = content.city === '' || content.city === city;
  return {
    province: content.province || province,
    city: content.city || city,
    neighborhood: content.neighborhood || (isSameCity ? neighborhood : ''),
  };
}
