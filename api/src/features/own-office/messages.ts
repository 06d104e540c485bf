import type { Messages } from '#lib/errors.ts';
import { LOGO_MAX_BYTES } from '#rules/offices.ts';

const MEGABYTES = LOGO_MAX_BYTES / 1_048_576;

export const ownOfficeMessages = {
  office_forbidden: {
    status: 403,
    ar: 'صاحب المكتب وحده يعدّل صفحته ويرد باسمه.',
    en: 'Only the office’s owner may change its page and speak for it.',
  },
  office_changed: {
    status: 409,
    ar: 'عدّل زميل لك صفحة المكتب قبلك. راجع ما تغيّر ثم احفظ.',
    en: 'A colleague has changed the office’s page meanwhile. Look at what changed, then save.',
  },
  logo_missing: { status: 400, ar: 'اختر ملف الشعار أولًا.', en: 'Please choose the logo first.' },
  logo_type: { status: 415, ar: 'الشعار بصيغة JPG أو PNG فقط.', en: 'The logo must be a JPG or PNG file.' },
  logo_too_large: {
    status: 413,
    ar: `الشعار أكبر من ${MEGABYTES} ميغابايت.`,
    en: `The logo is larger than ${MEGABYTES} MB.`,
  },
} satisfies Messages;
