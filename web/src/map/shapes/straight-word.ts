import type { TFunction } from 'i18next';
import type { How } from './use-walks.ts';

/** Why a walk is measured as the crow flies; undefined where it follows streets. */
export const straightWord = (how: How | undefined, t: TFunction<'map'>): string | undefined =>
  how === undefined || how === 'walked' ? undefined : t(`draw.straight.${how}`);
