import type { Messages } from '#lib/errors.ts';

export const onlinePaymentMessages = {
  provider_missing: {
    status: 404,
    ar: 'الدفع عبر الإنترنت غير متاح حاليًا. يمكنك التحويل وإرسال رقم العملية.',
    en: 'Online payment is not available. You can transfer the money and send the reference number.',
  },
  provider_unavailable: {
    status: 503,
    ar: 'لا تستجيب خدمة الدفع الآن. لم يُخصم منك شيء، جرّب بعد قليل.',
    en: 'The payment service is not answering. Nothing was charged; try again shortly.',
  },
  payment_message_refused: {
    status: 400,
    ar: 'الرسالة ليست من مزوّد الدفع أو انتهت مدتها.',
    en: 'This message is not the payment provider’s, or it is too old.',
  },
} satisfies Messages;
