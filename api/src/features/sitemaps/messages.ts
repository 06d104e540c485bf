import type { Messages } from '#lib/errors.ts';

export const sitemapMessages = {
  sitemap_build_running: {
    status: 409,
    ar: 'خرائط الموقع قيد البناء الآن. انتظر حتى تنتهي.',
    en: 'The sitemaps are being built right now. Please wait until that is done.',
  },
} satisfies Messages;
