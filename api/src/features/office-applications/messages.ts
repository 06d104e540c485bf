import type { Messages } from '../../lib/errors.ts';

export const officeApplicationMessages = {
  already_office: { ar: 'حسابك حساب مكتب من قبل.', en: 'You already have an office account.' },
  application_missing: { ar: 'املأ بيانات المكتب أولًا.', en: 'Please fill in the details of the office first.' },
  license_missing: { ar: 'وثيقة الترخيص مطلوبة.', en: 'The license document is required.' },
  license_type: {
    ar: 'صيغة ملف الترخيص غير صالحة. المسموح PDF أو JPG أو PNG.',
    en: 'Invalid license file format. PDF, JPG or PNG is allowed.',
  },
  license_too_large: { ar: 'ملف الترخيص أكبر من 5 ميغابايت.', en: 'The license file is larger than 5 MB.' },
  application_not_found: { ar: 'لم نجد هذا الطلب.', en: 'There is no such application.' },
  application_decided: { ar: 'بُتّ في هذا الطلب من قبل.', en: 'This application has already been decided.' },
  license_rejected: {
    ar: 'وثيقة الترخيص مرفوضة. ينتظر الطلب وثيقة أخرى، أو اقبل الوثيقة أولًا.',
    en: 'The license document was rejected. The application waits for another one, or approve the document first.',
  },
  application_incomplete: {
    ar: 'الطلب ناقص: ينقصه الترخيص أو بيانات المكتب.',
    en: 'The application is incomplete: the license or some details are missing.',
  },
} satisfies Messages;
