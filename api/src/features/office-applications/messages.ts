import type { Messages } from '#lib/errors.ts';

export const officeApplicationMessages = {
  already_office: { status: 409, ar: 'حسابك حساب مكتب من قبل.', en: 'You already have an office account.' },
  application_missing: {
    status: 409,
    ar: 'املأ بيانات المكتب أولًا.',
    en: 'Please fill in the details of the office first.',
  },
  license_missing: { status: 404, ar: 'وثيقة الترخيص مطلوبة.', en: 'The license document is required.' },
  license_type: {
    status: 415,
    ar: 'صيغة ملف الترخيص غير صالحة. المسموح PDF أو JPG أو PNG.',
    en: 'Invalid license file format. PDF, JPG or PNG is allowed.',
  },
  license_too_large: {
    status: 413,
    ar: 'ملف الترخيص أكبر من 5 ميغابايت.',
    en: 'The license file is larger than 5 MB.',
  },
  application_not_found: { status: 404, ar: 'لم نجد هذا الطلب.', en: 'There is no such application.' },
  application_decided: { status: 409, ar: 'بُتّ في هذا الطلب من قبل.', en: 'This application has already been decided.' },
  license_rejected: {
    status: 409,
    ar: 'وثيقة الترخيص مرفوضة. ينتظر الطلب وثيقة أخرى، أو اقبل الوثيقة أولًا.',
    en: 'The license document was rejected. The application waits for another one, or approve the document first.',
  },
  applicant_stopped: {
    status: 409,
    ar: 'حساب مقدّم الطلب موقوف أو مغلق، فلا يصير حساب مكتب. ارفض الطلب، أو انتظر حتى يعود الحساب.',
    en: 'The applicant’s account is stopped or closed, so it cannot become an office. Reject the application, or wait until the account is back.',
  },
  applicant_in_office: {
    status: 409,
    ar: 'صار مقدّم الطلب من فريق مكتب آخر. ارفض الطلب، أو انتظر حتى يغادره.',
    en: 'The applicant is on another office’s team now. Reject the application, or wait until they leave it.',
  },
  license_unproven: {
    status: 409,
    ar: 'لا وثيقة ترخيص مقبولة لهذا المكتب، فلا يوثّق. اقبل وثيقته أولًا، أو انتظر وثيقة أخرى.',
    en: 'This office has no license document that holds, so it cannot be verified. Approve its document first, or wait for another one.',
  },
  application_incomplete: {
    status: 409,
    ar: 'الطلب ناقص: ينقصه الترخيص أو بيانات المكتب.',
    en: 'The application is incomplete: the license or some details are missing.',
  },
} satisfies Messages;
