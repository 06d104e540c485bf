import type { Lang } from '#lib/language.ts';
import type { AdminPlan } from './api.ts';

export const nameOf = ({ nameAr, nameEn }: Pick<AdminPlan, 'nameAr' | 'nameEn'>, lang: Lang): string =>
  lang === 'ar' ? nameAr : nameEn;
