import type { NotificationWords } from '../notifications/index.ts';

export const payeesNotifications = {
  payee_proposed: {
    title: {
      ar: 'بانتظار موافقة مدير ثانٍ: {method}، {payee}',
      en: 'Waits for a second administrator: {method}, {payee}',
    },
    content: {
      ar: 'اقترح {name} أن يدفع الناس إلى هذه الجهة. ارفض الاقتراح فورًا إن لم تكن تتوقعه.',
      en: '{name} proposed that people pay there. If you did not expect this, reject it at once.',
    },
    mail: 'always',
  },
  payee_confirmed: {
    title: { ar: 'تغيّر أين يدفع الناس: {method}، {payee}', en: 'Where people pay has changed: {method}, {payee}' },
    content: {
      ar: 'وافق {name} على التعديل، والناس يدفعون إلى هذه الجهة من الآن. أوقفها فورًا إن لم تكن تعرفها.',
      en: '{name} confirmed the change, and people pay there from now on. If you do not know it, switch it off at once.',
    },
    mail: 'always',
  },
  payee_refused: {
    title: {
      ar: 'رُفض تعديل في جهات الاستلام: {method}، {payee}',
      en: 'A change of where people pay was rejected: {method}, {payee}',
    },
    content: {
      ar: 'رفضه {name}. لم يتغيّر شيء عند من يدفع.',
      en: '{name} rejected it. Nothing changed for those who pay.',
    },
    mail: 'always',
  },
  payee_stopped: {
    title: { ar: 'أُوقفت جهة استلام: {method}، {payee}', en: 'People no longer pay there: {method}, {payee}' },
    content: {
      ar: 'أوقفها {name}. تعود بعد أن يقترحها مدير ويوافق آخر.',
      en: '{name} switched it off. It comes back once one administrator proposes it and another confirms.',
    },
    mail: 'always',
  },
} as const satisfies NotificationWords;
