import type { Messages } from '#lib/errors.ts';

export const listingReportMessages = {
  already_reported: {
    status: 409,
    ar: 'سبق أن أبلغت عن هذا الإعلان، وبلاغك عند فريقنا.',
    en: 'You have reported this listing already; our team has your report.',
  },
  own_listing_reported: {
    status: 409,
    ar: 'هذا إعلانك. يمكنك تعديله أو حذفه من لوحة التحكم.',
    en: 'This is your own listing. Edit or delete it in your dashboard.',
  },
  reports_decided: {
    status: 409,
    ar: 'بُتّ في بلاغات هذا الإعلان قبل قليل.',
    en: 'The reports of this listing were decided a moment ago.',
  },
} satisfies Messages;
