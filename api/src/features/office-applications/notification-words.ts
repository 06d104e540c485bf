import type { NotificationWords } from '../notifications/index.ts';

export const officeApplicationsNotifications = {
  office_approved: {
    title: { ar: 'صار حسابك حساب مكتب', en: 'Your account is now an office account' },
    content: { ar: 'تمت الموافقة على {name}.', en: '{name} has been approved.' },
    push: 'always',
  },
  office_rejected: {
    title: { ar: 'لم يُقبل طلب المكتب', en: 'Your office application was not accepted' },
    content: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
    push: 'always',
  },
  office_verified: {
    title: { ar: 'مكتبك موثّق الآن', en: 'Your office is verified' },
    content: {
      ar: 'تظهر علامة «موثّق» على صفحة {name} وإعلاناته.',
      en: 'The page and listings of {name} carry the verified mark.',
    },
    mail: 'always',
  },
  office_unverified: {
    title: { ar: 'أُلغي توثيق مكتبك', en: 'Your office is no longer verified' },
    content: {
      ar: 'لم تعد علامة «موثّق» تظهر على صفحة {name} وإعلاناته.',
      en: 'The page and listings of {name} no longer carry the verified mark.',
    },
    mail: 'always',
  },
  license_rejected: {
    title: { ar: 'لم تُقبل وثيقة الترخيص', en: 'Your license document was not accepted' },
    content: { ar: 'أرسل وثيقة أخرى. السبب: {reason}', en: 'Please send another one. Reason: {reason}' },
    mail: 'always',
  },
} as const satisfies NotificationWords;
