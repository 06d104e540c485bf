import type { Messages } from '#lib/errors.ts';

export const creditMessages = {
  amount_below_minimum: { status: 400, ar: 'أقل مبلغ {limit}.', en: 'The amount must be at least {limit}.' },
  amount_above_maximum: { status: 400, ar: 'أكبر مبلغ {limit}.', en: 'The amount can be at most {limit}.' },
  insufficient_balance: {
    status: 402,
    ar: 'الرصيد غير كافٍ: يمكنك استرداد {limit} على الأكثر.',
    en: 'Insufficient balance: you can ask for at most {limit}.',
  },
  no_balance_to_refund: { status: 409, ar: 'لا رصيد لديك لاسترداده.', en: 'You have no balance to refund.' },
  too_many_credit_requests: {
    status: 409,
    ar: 'لديك طلبات كثيرة قيد المراجعة. انتظر حتى يُبتّ فيها.',
    en: 'You have many requests waiting. Please wait until they are decided.',
  },
  credit_request_not_found: { status: 404, ar: 'لم نجد هذا الطلب.', en: 'There is no such request.' },
  credit_request_decided: { status: 409, ar: 'بُتّ في هذا الطلب من قبل.', en: 'This request has already been decided.' },
  second_administrator_needed: {
    status: 409,
    ar: 'وافقت على هذا الطلب من قبل، ويلزم أن يوافق عليه مدير آخر.',
    en: 'You have already approved this request. Another administrator has to approve it too.',
  },
  no_office_of_payer: {
    status: 409,
    ar: 'صاحب هذا الحساب ليس في أي مكتب. سجّل المبلغ لرصيده الخاص.',
    en: 'This person is in no office. Record the money for their own credit.',
  },
  refund_asker_gone: {
    status: 409,
    ar: 'من طلب هذا الاسترداد لم يعد يدير أموال المكتب. ارفض الطلب ليعود المبلغ إلى رصيد المكتب، ويطلبه مالكه من جديد.',
    en: 'Whoever asked for this refund no longer runs the office’s money. Reject it: the amount returns to the office, whose owner can ask anew.',
  },
  payment_settled: { status: 409, ar: 'سُوّيت هذه الدفعة من قبل.', en: 'This payment has already been settled.' },
  proof_missing: { status: 404, ar: 'أرفق صورة الإيصال.', en: 'Please attach the proof of payment.' },
  proof_type: {
    status: 415,
    ar: 'صيغة الملف غير صالحة. المسموح PDF أو JPG أو PNG.',
    en: 'Invalid file format. PDF, JPG or PNG is allowed.',
  },
  proof_too_large: { status: 413, ar: 'الملف أكبر من 5 ميغابايت.', en: 'The file is larger than 5 MB.' },
} satisfies Messages;
