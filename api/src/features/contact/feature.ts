import { admin, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { contactRoutes } from './routes.ts';
import { contactLetter, sendContactMail } from './send-contact-mail.ts';

const contactMessages = {
  too_many_messages: {
    status: 429,
    ar: 'وصلتنا منك عدة رسائل للتو. جرّب بعد {wait}، أو اتصل بنا.',
    en: 'We have just had several messages from you. Try again in {wait}, or call us.',
  },
  too_many_messages_today: {
    status: 429,
    ar: 'وصلتنا رسائل كثيرة من شبكتك اليوم. اكتب لنا غدًا، أو اتصل بنا.',
    en: 'We have had many messages from your network today. Write to us tomorrow, or call us.',
  },
  message_not_found: { status: 404, ar: 'لم نجد هذه الرسالة.', en: 'There is no such message.' },
  message_answered: { status: 409, ar: 'أُجيب عن هذه الرسالة من قبل.', en: 'This message has already been answered.' },
} satisfies Messages;

const SAMPLE = {
  ar: { name: 'رنا حداد', topic: 'سؤال', message: 'كيف أنقل إعلاناتي إلى مكتبي؟', office: 'مكتب الشام العقاري' },
  en: {
    name: 'Rana Haddad',
    topic: 'question',
    message: 'How do I move listings to my office?',
    office: 'Sham Estates',
  },
} as const;

const contactMails = {
  contact_message: {
    letter: (lang: Lang) => contactLetter({ ...SAMPLE[lang], email: 'rana@example.com' }, lang),
  },
};

declare global {
  namespace GraphileWorker {
    interface Tasks {
      contact_mail: { messageId: string };
    }
  }
}

export const contactFeature = feature({
  about: 'Messages to the site',
  contract,
  authorisation: {
    'GET /admin/messages': admin('reports-queue'),
    'POST /admin/messages/:id/answered': admin('reports-queue'),
    'POST /contact': open,
  },
  routes: [contactRoutes],
  messages: contactMessages,
  mails: contactMails,
  tasks: (deps) => ({ contact_mail: (payload) => sendContactMail(deps, payload) }),
  retention: [{ table: 'contact_messages', isOver: `created_at < app_now() - interval '2 years'` }],
  text: { people: ['contact_messages.email', 'contact_messages.message', 'contact_messages.name'] },
  personal: [
    {
      what: '`contact_messages`',
      holds: 'name, e-mail, words',
      erased: 'erased, by account and by e-mail; those of an account made since with the same e-mail stay',
      kept: '2 years',
    },
  ],
  answers: [
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'a message to us is what was written then; it is erased with the account',
    },
  ],
});
