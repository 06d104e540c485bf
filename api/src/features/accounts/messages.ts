import type { Messages } from '#lib/errors.ts';

const secondFactorWrong = {
  ar: 'رمز التحقّق غير صحيح أو انتهت صلاحيته.',
  en: 'Invalid or expired verification code.',
};

export const accountMessages = {
  invalid_credentials: {
    status: 401,
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    en: 'Invalid email or password.',
  },
  login_throttled: {
    status: 429,
    ar: 'محاولات كثيرة. حاول من جديد بعد {wait}، أو عيّن كلمة مرور جديدة من «نسيت كلمة المرور».',
    en: 'Too many attempts. Try again in {wait}, or set a new password with "Forgot password".',
  },
  register_throttled: {
    status: 429,
    ar: 'طلبات كثيرة. حاول بعد قليل.',
    en: 'Too many requests. Please try again later.',
  },
  mail_throttled: {
    status: 429,
    ar: 'أرسلنا لك قبل قليل. حاول من جديد بعد {wait}.',
    en: 'We have just sent you one. Please try again in {wait}.',
  },
  email_taken: { status: 409, ar: 'هذا البريد الإلكتروني مسجّل من قبل.', en: 'This email is already registered.' },
  phone_taken: { status: 409, ar: 'رقم الهاتف هذا مسجّل من قبل.', en: 'This phone number is already registered.' },
  unknown_place: { status: 400, ar: 'لا يوجد مكان بهذا الاسم عندنا.', en: 'There is no such place.' },
  no_refresh_token: { status: 401, ar: 'لا توجد جلسة لتجديدها.', en: 'No refresh token available.' },
  refresh_failed: {
    status: 401,
    ar: 'فشل التحقّق من الهوية. سجّل الدخول من جديد.',
    en: 'Authentication failed. Please log in again.',
  },
  session_expired: {
    status: 401,
    ar: 'انتهت صلاحية جلستك. سجّل الدخول من جديد.',
    en: 'Your session has expired. Please log in again.',
  },
  session_not_found: { status: 404, ar: 'هذه الجلسة غير موجودة.', en: 'There is no such session.' },
  reset_link_invalid: {
    status: 400,
    ar: 'رابط إعادة التعيين غير صالح أو انتهت صلاحيته.',
    en: 'Reset link is invalid or expired.',
  },
  verification_link_invalid: {
    status: 400,
    ar: 'رابط التأكيد غير صالح أو انتهت صلاحيته.',
    en: 'The verification link is invalid or expired.',
  },
  verification_link_used: {
    status: 400,
    ar: 'استُخدم هذا الرابط من قبل: بريدك مؤكَّد.',
    en: 'This link was used already: your email is confirmed.',
  },
  wrong_password: { status: 400, ar: 'كلمة المرور الحالية غير صحيحة.', en: 'The current password is not right.' },
  proof_code_wrong: {
    status: 400,
    ar: 'الرمز غير صحيح أو انتهت صلاحيته. اطلب رمزًا جديدًا إن لزم.',
    en: 'The code is wrong or has expired. Ask for a new one if you need it.',
  },
  google_other_account: {
    status: 400,
    ar: 'هذا حساب Google آخر. اختر الحساب الذي تدخل به إلى هنا.',
    en: 'This is another Google account. Choose the one you sign in with here.',
  },
  second_factor_missing: { status: 409, ar: 'التحقّق بخطوتين غير مفعّل.', en: 'Two-step verification is not on.' },
  second_factor_needed: {
    status: [400, 401],
    ar: 'اكتب رمز التحقّق من تطبيق المصادقة.',
    en: 'Enter the verification code of your authenticator app.',
  },
  second_factor_wrong: { status: [400, 401], ...secondFactorWrong },
  second_factor_exists: { status: 409, ar: 'التحقّق بخطوتين مفعّل من قبل.', en: 'Two-step verification is already on.' },
  second_factor_obligatory: {
    status: 403,
    ar: 'التحقّق بخطوتين إلزامي لحسابات الإدارة.',
    en: 'Two-step verification is required for administrators.',
  },
  google_not_configured: {
    status: 503,
    ar: 'تسجيل الدخول بحساب Google غير مهيّأ.',
    en: 'Google sign-in is not configured: the client id is missing.',
  },
  google_invalid_token: {
    status: [400, 401],
    ar: 'رمز Google غير صالح. حاول من جديد.',
    en: 'Invalid Google token. Please try again.',
  },
  google_email_unverified: {
    status: 403,
    ar: 'بريد حساب Google هذا غير مؤكَّد.',
    en: 'The email of this Google account is not verified.',
  },
  google_account_not_found: {
    status: 404,
    ar: 'لا يوجد حساب بهذا البريد. أنشئ حسابًا أولًا.',
    en: 'Account not found. Please try registering.',
  },
  google_account_exists: {
    status: 409,
    ar: 'يوجد حساب بهذا البريد. سجّل الدخول بدلًا من ذلك.',
    en: 'Account already exists. Please try logging in.',
  },
  google_not_linked: {
    status: 409,
    ar: 'يوجد حساب بهذا البريد بكلمة مرور. ادخل بكلمة المرور.',
    en: 'An account with this email has a password. Please log in with it.',
  },
} satisfies Messages;
