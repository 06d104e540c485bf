import type { Messages } from '#lib/errors.ts';

export const viewingMessages = {
  viewing_not_found: { status: 404, ar: 'هذا الموعد غير موجود.', en: 'There is no such viewing.' },
  viewing_open: {
    status: 409,
    ar: 'في هذه المحادثة موعد قائم. غيّر وقته أو ألغه أولًا.',
    en: 'This conversation has an open viewing. Move or cancel that one first.',
  },
  viewing_not_offered: {
    status: 409,
    ar: 'هذا الإعلان غير معروض الآن، فلا يُقترح له موعد معاينة.',
    en: 'This listing is not offered at the moment, so no viewing can be proposed.',
  },
  viewing_time: {
    status: 400,
    ar: 'اختر وقتًا لم يمضِ بعد، وخلال ستة أشهر.',
    en: 'Please choose a time that is still to come, within six months.',
  },
  viewing_changed: {
    status: 409,
    ar: 'تغيّر هذا الموعد قبل لحظات. انظر كيف صار، ثم قرّر.',
    en: 'This viewing was changed a moment ago. See how it stands now, then decide.',
  },
  viewing_not_allowed: {
    status: 409,
    ar: 'لا يمكن فعل هذا بالموعد الآن.',
    en: 'This cannot be done with the viewing now.',
  },
} satisfies Messages;
