/** Both sides' names of what an advertisement can be; prices and discounts are rows of the database. */
export const AD_SIZES = {
  small: { width: 300, height: 250 },
  medium: { width: 728, height: 90 },
  large: { width: 970, height: 250 },
  sidebar: { width: 300, height: 600 },
  banner: { width: 468, height: 60 },
  /** Takes a picture of any size within `AD_INLINE`, and stands among cards as wide as they are. */
  inline: null,
} as const;
export type AdSize = keyof typeof AD_SIZES;
export const AD_SIZE_NAMES = Object.keys(AD_SIZES) as AdSize[];

/** Sides of an inline picture in pixels, and how often the longer one may be as long as the other: a line is no picture. */
export const AD_INLINE = { least: 50, most: 4_096, ratio: 12 } as const;

export function isSaneInline({ width, height }: { width: number; height: number }): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= AD_INLINE.least && long <= AD_INLINE.most && long <= short * AD_INLINE.ratio;
}

/** So many pixels may a picture's side differ from its size. */
export const AD_TOLERANCE_PX = 5;

/** Whether a picture is of its size; a flexible one only has to be no line. */
export function isOfSize(size: AdSize, picture: { width: number; height: number }): boolean {
  const wanted = AD_SIZES[size];
  if (!wanted) return isSaneInline(picture);
  return (['width', 'height'] as const).every((side) => Math.abs(picture[side] - wanted[side]) <= AD_TOLERANCE_PX);
}

/** Where it stands, and the sizes that have room there. */
export const AD_PLACES = {
  home: ['large', 'medium', 'banner', 'small', 'inline'],
  search_results: ['medium', 'banner', 'small', 'inline'],
  featured: ['small', 'inline'],
  sidebar: ['sidebar', 'small', 'inline'],
  footer: ['large', 'medium', 'banner', 'inline'],
} as const satisfies Record<string, readonly AdSize[]>;
export type AdPlace = keyof typeof AD_PLACES;
export const AD_PLACE_NAMES = Object.keys(AD_PLACES) as AdPlace[];

export const AD_PLATFORMS = ['web', 'mobile', 'universal'] as const;
export type AdPlatform = (typeof AD_PLATFORMS)[number];
/** A phone shows no picture that would shrink past reading. */
const WIDEST_ON_PHONES = 468;

export const hasRoom = (place: AdPlace, size: AdSize): boolean =>
  (AD_PLACES[place] as readonly AdSize[]).includes(size);
export const fitsScreen = (screen: 'web' | 'mobile', size: AdSize): boolean =>
  screen === 'web' || (AD_SIZES[size]?.width ?? 0) <= WIDEST_ON_PHONES;

/** Whether any screen that it is meant for ever shows it. */
export const isEverShown = (platform: AdPlatform, size: AdSize): boolean =>
  (['web', 'mobile'] as const).some((screen) => reaches(platform, screen) && fitsScreen(screen, size));
export const reaches = (platform: AdPlatform, screen: 'web' | 'mobile'): boolean =>
  platform === 'universal' || platform === screen;

/**
 * Room of a place in pixels, on a laptop of 1280 pixels (the map of the search open) and on a phone of 390: a wider picture is
 * drawn smaller there.
 */
export const AD_ROOM: Record<AdPlace, Record<'web' | 'mobile', number>> = {
  home: { web: 1200, mobile: 358 },
  search_results: { web: 651, mobile: 358 },
  featured: { web: 1200, mobile: 294 },
  sidebar: { web: 360, mobile: 358 },
  footer: { web: 1200, mobile: 358 },
};
/** A flexible picture is as wide as a card, 420 pixels at most. */
const AD_INLINE_WIDTH = 420;

/** A picture as a screen draws it. */
export function drawnSize(
  place: AdPlace,
  screen: 'web' | 'mobile',
  { width, height }: { width: number; height: number },
  size: AdSize,
): { width: number; height: number } {
  const room = AD_ROOM[place][screen];
  const drawn = size === 'inline' ? Math.min(room, AD_INLINE_WIDTH) : Math.min(room, width);
  return { width: drawn, height: Math.round((height * drawn) / width) };
}

/** Characters of a link as it is stored: an Arabic letter takes six of them. */
export const AD_LINK_LENGTH = 2000;

/** How often it comes up beside others, and what that costs in percent of the price. */
export const AD_PRIORITIES = [
  { level: 1, percent: 100 },
  { level: 2, percent: 150 },
  { level: 3, percent: 200 },
] as const;
export type AdPriority = (typeof AD_PRIORITIES)[number]['level'];

/** Offered at once; any number of days up to the most is sold. */
export const AD_DAYS = [1, 3, 7, 30, 90, 180, 365] as const;
export const AD_MOST_DAYS = 365;
/** So many paid days that a correction has interrupted go on after the review, within one advertisement. */
export const AD_DAYS_RESUMED_AT_MOST = 3;
export const AD_PICTURE_MAX_BYTES = 2 * 1024 * 1024;

export interface AdPrices {
  sizes: readonly { size: AdSize; daily: number }[];
  places: readonly { place: AdPlace; percent: number }[];
  discounts: readonly { days: number; percent: number }[];
}
export interface AdChoice {
  size: AdSize;
  place: AdPlace;
  priority: AdPriority;
  days: number;
}

/**
 * A price in cents as both sides count it; `daily` of a size is in dollars. A day may cost a part of a cent: only the sum is
 * rounded, down, once.
 */
export function priceOfAd({ sizes, places, discounts }: AdPrices, { size, place, priority, days }: AdChoice) {
  const daily = Math.round((sizes.find((row) => row.size === size)?.daily ?? 0) * 100);
  const percent = places.find((row) => row.place === place)?.percent ?? 100;
  const factor = AD_PRIORITIES.find(({ level }) => level === priority)?.percent ?? 100;
  const dailyCents = (daily * percent * factor) / 10_000;
  const discount = Math.max(0, ...discounts.filter((row) => days >= row.days).map((row) => row.percent));
  const wholeCents = daily * percent * factor * days;
  return {
    dailyCents,
    discount,
    fullCents: Math.floor(wholeCents / 10_000),
    totalCents: Math.floor((wholeCents * (100 - discount)) / 1_000_000),
  };
}
