import type { Messages } from '#lib/errors.ts';

export const contactMessages = {
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
