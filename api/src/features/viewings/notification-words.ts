import type { NotificationWords } from '../notifications/index.ts';

export const viewingsNotifications = {
  viewing_proposed: {
    title: { ar: 'موعد معاينة مقترح من {name}', en: '{name} proposes a viewing' },
    content: {
      ar: '«{title}»، {when}. وافق عليه أو اقترح وقتًا آخر.',
      en: '“{title}”, {when}. Accept it or propose another time.',
    },
    mail: 'newLead',
  },
  viewing_accepted: {
    title: { ar: 'تأكّد موعد المعاينة', en: 'Your viewing is confirmed' },
    content: { ar: '«{title}»، {when}، مع {name}.', en: '“{title}”, {when}, with {name}.' },
    mail: 'newLead',
  },
  viewing_moved: {
    title: { ar: 'وقت جديد مقترح للمعاينة من {name}', en: '{name} proposes another time' },
    content: {
      ar: '«{title}»، {when}. وافق عليه أو اقترح وقتًا آخر.',
      en: '“{title}”, {when}. Accept it or propose another time.',
    },
    mail: 'newLead',
  },
  viewing_ended_listing: {
    title: { ar: 'أُلغي موعد المعاينة', en: 'Your viewing was canceled' },
    content: {
      ar: 'لم يعد «{title}» معروضًا، فأُلغيت معاينته التي كانت {when}.',
      en: '“{title}” is no longer offered, so the viewing on {when} will not take place.',
    },
    mail: 'newLead',
  },
  viewing_ended_person: {
    title: { ar: 'أُلغي موعد المعاينة', en: 'Your viewing was canceled' },
    content: {
      ar: 'لا يستطيع الطرف الآخر الحضور، فأُلغيت معاينة «{title}» التي كانت {when}.',
      en: 'The other side cannot come, so the viewing of “{title}” on {when} will not take place.',
    },
    mail: 'newLead',
  },
  viewing_ended_transferred: {
    title: { ar: 'أُلغي موعد المعاينة', en: 'Your viewing was canceled' },
    content: {
      ar: 'صار «{title}» لصاحب آخر، فأُلغيت معاينته التي كانت {when}. يمكن الاتفاق معه على موعد جديد من صفحة الإعلان.',
      en: '“{title}” is now offered by somebody else, so the viewing on {when} will not take place. Agree on a new one from the listing’s page.',
    },
    mail: 'newLead',
  },
  viewing_cancelled: {
    title: { ar: 'أُلغي موعد المعاينة', en: 'Your viewing was canceled' },
    content: { ar: '«{title}»، {when}، مع {name}.', en: '“{title}”, {when}, with {name}.' },
    mail: 'newLead',
  },
} as const satisfies NotificationWords;
