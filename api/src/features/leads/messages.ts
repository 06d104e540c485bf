import type { Messages } from '#lib/errors.ts';

export const leadMessages = {
  lead_not_found: { status: 404, ar: 'هذه المحادثة غير موجودة.', en: 'There is no such conversation.' },
  lead_closed: {
    status: 409,
    ar: 'أُغلقت هذه المحادثة: لا أحد في الطرف الآخر يقرأ رسالتك الآن.',
    en: 'This conversation is closed: nobody on the other side can read your message now.',
  },
  own_listing: { status: 409, ar: 'هذا إعلانك أنت.', en: 'This listing is your own.' },
  own_office: { status: 409, ar: 'هذا مكتبك أنت.', en: 'This is your own office.' },
  office_contact_email: {
    status: 400,
    ar: 'اكتب بريدك ليصلك رد المكتب، أو سجّل الدخول.',
    en: 'Enter your email so that the office can reply, or log in.',
  },
  visitor_has_no_account: {
    status: 409,
    ar: 'كتب هذا الزائر بلا حساب، فاتفق معه على الموعد في ردّك.',
    en: 'This visitor has no account: agree on a time in your reply.',
  },
  too_many_enquiries: {
    status: 429,
    ar: 'أرسلت رسائل كثيرة في وقت قصير. حاول لاحقًا.',
    en: 'You have sent many messages in a short time. Please try again later.',
  },
  lead_changed: {
    status: 409,
    ar: 'سبقك {name} قبل لحظات. اقرأ ما تغيّر، ثم أرسل إن بقي ما يُقال.',
    en: 'A moment ago {name} was faster. Read what changed, then send if there is more to say.',
  },
  lead_status_not_allowed: {
    status: 409,
    ar: 'لا يمكن نقل هذا الاستفسار إلى هذه المرحلة مباشرة.',
    en: 'This inquiry cannot go to that stage directly.',
  },
  assignee_not_allowed: {
    status: 403,
    ar: 'لا يمكنك توكيل هذا الاستفسار إلى هذا الشخص.',
    en: 'You cannot assign this inquiry to that person.',
  },
} satisfies Messages;
