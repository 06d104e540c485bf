import type { Messages } from '#lib/errors.ts';

export const announcementMessages = {
  announcement_url: {
    status: 400,
    ar: 'اكتب مسارًا داخل الموقع يبدأ بشرطة مائلة، مثل ‎/pricing‎.',
    en: 'Write a path of this site that begins with a slash, like /pricing.',
  },
  announcement_topic_unknown: {
    status: 400,
    ar: 'لا وجود لهذه المدينة أو لهذا القسم أو لنوع الصفقة.',
    en: 'There is no such city, category or kind of deal.',
  },
  announcement_nobody: {
    status: 409,
    ar: 'لا أحد يصله هذا الخبر الآن.',
    en: 'Nobody would get this now.',
  },
  announcement_not_found: {
    status: 404,
    ar: 'لم نجد هذا الخبر.',
    en: 'We could not find this announcement.',
  },
  announcement_ended: {
    status: 409,
    ar: 'وصل هذا الخبر إلى الجميع أو أُوقف من قبل.',
    en: 'This announcement has reached everybody, or was stopped before.',
  },
} satisfies Messages;
