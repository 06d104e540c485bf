import type { Messages } from '#lib/errors.ts';

export const payeeMessages = {
  payee_not_found: { status: 404, ar: 'لم نجد جهة الاستلام هذه.', en: 'There is no such payee.' },
  payee_waits: {
    status: 409,
    ar: 'لهذه الجهة تعديل ينتظر مديرًا ثانيًا. بُتّ فيه أولًا.',
    en: 'A change of this payee already waits for a second administrator. Decide on it first.',
  },
  payee_decided: {
    status: 409,
    ar: 'بُتّ في هذا التعديل من قبل. حدّث الصفحة.',
    en: 'This change has already been decided. Reload the page.',
  },
  payee_own_proposal: {
    status: 409,
    ar: 'أنت من اقترح هذا التعديل، ويلزم أن يوافق عليه مدير آخر.',
    en: 'You proposed this change. Another administrator has to confirm it.',
  },
  payee_proposer_left: {
    status: 409,
    ar: 'من اقترح هذا التعديل لم يعد مديرًا. ارفضه، وإن كان صحيحًا فاقترحه من جديد ليوافق عليه غيرك.',
    en: 'The proposer is no longer an administrator who may act. Refuse this, and propose it anew if it is right.',
  },
  payee_stopped: { status: 409, ar: 'هذه الجهة موقوفة من قبل.', en: 'This payee is switched off already.' },
  payee_number: {
    status: 400,
    ar: 'اكتب رقمًا من 4 إلى 40 خانة: أرقام وأحرف لاتينية فقط.',
    en: 'Enter a number of 4 to 40 digits or Latin letters.',
  },
  method_not_offered: {
    status: 409,
    ar: 'لا يمكن الدفع بهذه الطريقة الآن. اختر طريقة أخرى.',
    en: 'This payment method is not offered at the moment. Choose another one.',
  },
} satisfies Messages;
