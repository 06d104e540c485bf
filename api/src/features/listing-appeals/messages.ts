import type { Messages } from '#lib/errors.ts';

export const listingAppealMessages = {
  nothing_to_appeal: {
    status: 409,
    ar: 'لا قرار على هذا الإعلان يمكن الاعتراض عليه.',
    en: 'There is no decision on this listing to appeal.',
  },
  already_appealed: {
    status: 409,
    ar: 'اعترضت على هذا القرار من قبل.',
    en: 'You have already appealed this decision.',
  },
  appeal_not_found: { status: 404, ar: 'لم نجد هذا الاعتراض.', en: 'There is no such appeal.' },
  appeal_decided: {
    status: 409,
    ar: 'بُتّ في هذا الاعتراض، أو غيّر صاحبه الإعلان بعده.',
    en: 'This appeal has been decided, or the owner has changed the listing since.',
  },
  appeal_needs_another: {
    status: 409,
    ar: 'القرار قرارك، فينظر في الاعتراض مدير آخر.',
    en: 'The decision was yours, so another administrator looks at the appeal.',
  },
} satisfies Messages;
