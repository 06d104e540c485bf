import { DAMASCUS_ZONE } from '#rules/damascus-time.ts';
import type { Lang } from './endpoint.ts';

const LOCALE = { ar: 'ar-SY-u-nu-latn', en: 'en-GB' } as const;

/** `28 شباط 2027`, `28 February 2027`: a day in Syria, the months as Syria names them. */
export const onDay = (moment: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], {
    timeZone: DAMASCUS_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(moment);
