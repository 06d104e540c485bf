import type { Messages } from '#lib/errors.ts';

export const listingReviewMessages = {
  listing_decided: { status: 409, ar: 'بُتّ في هذا الإعلان من قبل.', en: 'This listing has already been decided.' },
  listing_changed_meanwhile: {
    status: 409,
    ar: 'عدّل صاحب الإعلان نصّه بعد أن فتحته. راجع النسخة الجديدة.',
    en: 'The owner changed the listing after you opened it. Please review the new version.',
  },
  owner_stopped: {
    status: 409,
    ar: 'حساب صاحب الإعلان موقوف، فلا يظهر الإعلان. ينتظر حتى يعود الحساب.',
    en: 'The owner’s account is stopped, so the listing would not be shown. It waits until the account is back.',
  },
  take_back_too_late: {
    status: 409,
    ar: 'انتهت مهلة التراجع: أُبلغ صاحب الإعلان بالقرار، أو تغيّر الإعلان بعده.',
    en: 'It is too late to undo this: the owner has been told, or the listing has changed since.',
  },
  listing_outdated: {
    status: 409,
    ar: 'تغيّرت خصائص القسم بعد إرسال الإعلان. أعده إلى صاحبه ليكمله.',
    en: 'The category has changed since this was sent. Send it back to its owner to complete it.',
  },
} satisfies Messages;
