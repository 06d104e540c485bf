import { formatDate } from '../../lib/format.ts';
import type { Lang } from '../../lib/language.ts';

/** `2026-03` as `آذار 2026`, `March 2026`: a day's name without its day. */
export const monthName = (month: string | undefined, lang: Lang): string =>
  month ? formatDate(`${month}-15T12:00:00Z`, lang).replace(/^\d+ /, '') : '';
