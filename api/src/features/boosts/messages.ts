import type { Messages } from '#lib/errors.ts';

export const boostMessages = {
  boost_not_found: { status: 404, ar: 'لم نجد هذا الترويج.', en: 'There is no such boost.' },
  boost_over: { status: 409, ar: 'انتهى هذا الترويج من قبل.', en: 'This boost is already over.' },
  boost_refund_changed: {
    status: 409,
    ar: 'تغيّر المبلغ الذي سيعود إلى رصيدك. راجعه من جديد.',
    en: 'The amount that comes back to your credit has changed. Please look at it again.',
  },
  boost_allowance_exceeded: {
    status: 403,
    ar: 'لك أن تصرف على الترويج الآن {left} $ من رصيد المكتب. اطلب من صاحبه أن يزيد حصتك أو الرصيد.',
    en: 'You can spend {left} dollars of the office’s credit on boosts now. Ask its owner to raise your allowance or the credit.',
  },
  listing_not_boostable: {
    status: 409,
    ar: 'فشل إنشاء الترويج: يمكن ترويج الإعلانات المنشورة فقط.',
    en: 'Failed to create boost: only published listings can be boosted.',
  },
  seller_not_shown: {
    status: 409,
    ar: 'حساب من يتولى هذا الإعلان موقوف، فهو غير ظاهر الآن. سلّمه إلى زميل، ثم روّج له.',
    en: 'The account that keeps this listing is suspended, so it is not shown now. Hand it to a colleague, then boost it.',
  },
  boost_overlaps: {
    status: 409,
    ar: 'فشل إنشاء الترويج: لهذا الإعلان ترويج من النوع نفسه في هذه المدة.',
    en: 'Failed to create boost: the listing already has one of this type at that time.',
  },
  boost_starts_too_late: {
    status: 400,
    ar: 'يمكن أن يبدأ الترويج خلال {days} يومًا من الآن.',
    en: 'A boost can start within {days} days from now.',
  },
  homepage_held_ahead: {
    status: 409,
    ar: 'لك ترويجان ينتظران مكانيهما في الصفحة الرئيسية. تضيف غيرهما حين يبدأ أحدهما.',
    en: 'Two boosts of yours already wait for their places on the home page. You can add another once one has begun.',
  },
  no_homepage_slots: {
    status: 409,
    ar: 'لا توجد أماكن متاحة للتمييز في الصفحة الرئيسية.',
    en: 'No homepage featured slots available.',
  },
} satisfies Messages;
