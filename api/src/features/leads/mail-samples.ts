import type { Lang } from '#lib/endpoint.ts';
import { visitorAnswerLetter } from './mail-visitor-answer.ts';

const SAMPLE = {
  ar: { office: 'مكتب الشام العقاري', name: 'سامر', body: 'نعم، الشقة متاحة. يناسبك السبت مساءً؟' },
  en: { office: 'Sham Estates', name: 'Samer', body: 'Yes, the flat is available. Would Saturday evening suit you?' },
} as const;

export const leadsMails = {
  visitor_answer: {
    letter: (lang: Lang, hrefOf: (path: string) => string) =>
      visitorAnswerLetter({ ...SAMPLE[lang], isDirect: true, href: hrefOf('/register') }, lang),
  },
};
