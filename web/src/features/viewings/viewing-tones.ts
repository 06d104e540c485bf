import type { Viewing } from '@diyar/api/contracts/viewings';
import type { Tone } from '#ui/badge.tsx';

export const TONES: Record<Viewing['status'], Tone> = {
  pending: 'info',
  rescheduled: 'info',
  scheduled: 'success',
  completed: 'neutral',
  cancelled: 'danger',
};
