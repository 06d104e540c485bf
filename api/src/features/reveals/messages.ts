import type { Messages } from '#lib/errors.ts';

/** The refusals of the spec (section 8, "Contact"); `too_many_requests` and what breaks are worded for everyone. */
export const revealMessages = {
  contact_login_required: {
    status: 401,
    ar: 'سجّل الدخول لعرض معلومات التواصل',
    en: 'Please log in to view contact information',
  },
  contact_listing_not_found: { status: 404, ar: 'هذا الإعلان غير موجود أو لم يعد معروضًا.', en: 'Property not found' },
  contact_not_allowed: {
    status: 403,
    ar: 'لا يمكنك عرض معلومات التواصل لهذا الإعلان.',
    en: 'You cannot view contact information for this property',
  },
  contact_unavailable: {
    status: 409,
    ar: 'لا توجد معلومات تواصل لهذا الإعلان حاليًا.',
    en: 'Contact information is unavailable',
  },
  office_contact_unavailable: {
    status: 409,
    ar: 'لم يضع المكتب رقمًا للتواصل.',
    en: 'This office has not given a number.',
  },
  reveal_paused: {
    status: 429,
    ar: 'شاهدت أرقامًا كثيرة اليوم. يمكنك عرض هذا الرقم بعد {wait}.',
    en: 'You have viewed many numbers today. You can see this one in {wait}.',
  },
} satisfies Messages;
