import type { ListingStatus } from '@diyar/api/contracts/listings';
import type { Tone } from '#ui/badge.tsx';

const TONES: Partial<Record<ListingStatus, Tone>> = {
  active: 'success',
  pending: 'info',
  rejected: 'danger',
  suspended: 'danger',
  expired: 'warning',
};

/** For those who skim; the word says it all. */
export const toneOf = (status: ListingStatus): Tone => TONES[status] ?? 'neutral';
