import type { LeadStatus } from '@diyar/api/contracts/leads';
import type { Tone } from '#ui/badge.tsx';

export const LEAD_TONES: Record<LeadStatus, Tone> = {
  new: 'info',
  contacted: 'neutral',
  qualified: 'warning',
  converted: 'success',
  lost: 'danger',
};
