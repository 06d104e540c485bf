import type { Lang } from '#lib/endpoint.ts';
import { contactLetter } from './send-contact-mail.ts';

const SAMPLE = {
  ar: { name: 'رنا حداد', topic: 'سؤال', message: 'كيف أنقل إعلاناتي إلى مكتبي؟', office: 'مكتب الشام العقاري' },
  en: {
    name: 'Rana Haddad',
    topic: 'question',
    message: 'How do I move listings to my office?',
    office: 'Sham Estates',
  },
} as const;

export const contactMails = {
  contact_message: {
    letter: (lang: Lang) => contactLetter({ ...SAMPLE[lang], email: 'rana@example.com' }, lang),
  },
};
