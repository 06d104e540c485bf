import type { NotificationWords } from '../notifications/index.ts';

export const leadsNotifications = {
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
} as const satisfies NotificationWords;
