import type { Messages } from '../../lib/errors.ts';

export const quotaMessages = {
  listing_limit_reached: {
    status: 409,
    ar: 'وصلت إلى الحد الأقصى لإعلاناتك ({allowed}). أرشف إعلانًا أو رقِّ باقتك.',
    en: 'You have reached your listing limit ({allowed}). Archive a listing or upgrade your plan.',
  },
  quota_unavailable: { status: 503, ar: 'تعذّرت معرفة رصيد إعلاناتك.', en: 'Your listing quota is unavailable.' },
} satisfies Messages;
