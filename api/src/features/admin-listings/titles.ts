import type { LockedListing } from '../listings/index.ts';

/** A listing's title as a notification's parameters: each reader gets it in their language, where it has one. */
export const titlesOf = ({ title_ar, title_en }: Pick<LockedListing, 'title_ar' | 'title_en'>) => ({
  titleAr: title_ar ?? title_en ?? '',
  titleEn: title_en ?? title_ar ?? '',
});
