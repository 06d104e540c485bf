import type { Messages } from '#lib/errors.ts';

export const officeReviewMessages = {
  review_not_found: { status: 404, ar: 'هذا التقييم غير موجود.', en: 'There is no such review.' },
  review_not_earned: {
    status: 403,
    ar: 'يقيّم المكتب من ردّ عليه، أو انتظر ردّه ثلاثة أيام، أو عاين عنده. اكتب إلى المكتب أولًا.',
    en: 'Reviews come from people whom the office answered or left waiting for three days, or who had a viewing with it. Write to the office first.',
  },
  review_needs_proof: {
    status: 403,
    ar: 'أكّد بريدك الإلكتروني أو رقم هاتفك أولًا، ليكون كل تقييم من شخص حقيقي.',
    en: 'Please confirm your email or phone number first, so that every review comes from a person.',
  },
  review_changed: {
    status: 409,
    ar: 'تغيّر تقييمك من جهاز آخر. راجعه ثم احفظ.',
    en: 'Your review was changed on another device. Look at it, then save.',
  },
  review_is_hidden: {
    status: 409,
    ar: 'أخفت الإدارة هذا التقييم. يمكنك حذفه.',
    en: 'An administrator has hidden this review. You can delete it.',
  },
  own_review: { status: 409, ar: 'هذا تقييمك أنت.', en: 'This review is your own.' },
  review_decided: { status: 409, ar: 'قُرر في هذا التقييم من قبل.', en: 'This review has already been decided on.' },
} satisfies Messages;
