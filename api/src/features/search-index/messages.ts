import type { Messages } from '#lib/errors.ts';

export const searchIndexMessages = {
  index_rebuild_running: {
    status: 409,
    ar: 'فهرس البحث قيد إعادة البناء الآن. انتظر حتى تنتهي.',
    en: 'The search index is being rebuilt right now. Please wait until that is done.',
  },
  index_audit_running: {
    status: 409,
    ar: 'تدقيق الفهرس جارٍ الآن. انتظر حتى ينتهي.',
    en: 'The index is being audited right now. Please wait until that is done.',
  },
} satisfies Messages;
