import type { Words } from './words-of-kind.ts';

/** Leads and viewings. */
export const conversationWords = {
  lead_new: {
    title: { ar: 'استفسار جديد من {name}', en: 'A new inquiry from {name}' },
    content: { ar: 'عن إعلانك «{title}».', en: 'About your listing “{title}”.' },
    mail: 'newLead',
  },
  lead_message: {
    title: { ar: 'رسالة جديدة من {name}', en: 'A new message from {name}' },
    content: { ar: 'عن إعلانك «{title}».', en: 'About your listing “{title}”.' },
    mail: 'newLead',
  },
  lead_waiting: {
    title: { ar: 'استفسار من {name} بلا رد منذ 12 ساعة', en: '{name} has waited 12 hours for an answer' },
    content: {
      ar: 'عن الإعلان «{title}»، ولم يُوكل إلى أحد. خذه بنقرة واحدة.',
      en: 'About the listing “{title}”. Nobody has it: take it with one tap.',
    },
    mail: 'newLead',
  },
  lead_given: {
    title: { ar: 'وُكّل إليك استفسار من {name}', en: 'An inquiry from {name} was assigned to you' },
    content: { ar: 'عن الإعلان «{title}».', en: 'About the listing “{title}”.' },
    mail: 'newLead',
  },
  lead_answered: {
    title: { ar: 'وصلك رد من {name}', en: '{name} replied to you' },
    content: { ar: 'عن الإعلان «{title}».', en: 'About the listing “{title}”.' },
    mail: 'newLead',
  },
  office_lead_new: {
    title: { ar: 'استفسار جديد من {name}', en: 'A new inquiry from {name}' },
    content: { ar: 'كتب إلى {title} من صفحة المكتب.', en: 'Sent to {title} from the office’s page.' },
    mail: 'newLead',
  },
  office_lead_message: {
    title: { ar: 'رسالة جديدة من {name}', en: 'A new message from {name}' },
    content: { ar: 'إلى {title}.', en: 'To {title}.' },
    mail: 'newLead',
  },
  office_lead_waiting: {
    title: { ar: 'استفسار من {name} بلا رد منذ 12 ساعة', en: '{name} has waited 12 hours for an answer' },
    content: {
      ar: 'وصل إلى {title}، ولم يُوكل إلى أحد. خذه بنقرة واحدة.',
      en: 'It was sent to {title} and nobody has it. Take it with one tap.',
    },
    mail: 'newLead',
  },
  office_lead_given: {
    title: { ar: 'وُكّل إليك استفسار من {name}', en: 'An inquiry from {name} was assigned to you' },
    content: { ar: 'وصل إلى {title}.', en: 'It was sent to {title}.' },
    mail: 'newLead',
  },
  office_lead_answered: {
    title: { ar: 'وصلك رد من {name}', en: '{name} replied to you' },
    content: { ar: 'على رسالتك إلى المكتب.', en: 'To your message to the office.' },
    mail: 'newLead',
  },
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
} as const satisfies Record<string, Words>;
