import type { Messages } from './errors.ts';
import { listingErrors } from './listing-errors.ts';

/** Sentences that belong to no feature (spec, section 8, "Generic"), and those for bad input by the kind of error. */
export const genericMessages = {
  validation_failed: {
    status: 400,
    ar: 'في الطلب أخطاء، صحّحها ثم حاول من جديد.',
    en: 'Please correct the validation errors.',
  },
  bad_request: { status: 400, ar: 'الطلب غير مفهوم.', en: 'The request could not be understood.' },
  unauthorized: { status: 401, ar: 'سجّل الدخول أولًا للمتابعة.', en: 'Please log in to continue.' },
  forbidden: {
    status: 403,
    ar: 'الوصول مرفوض: ليس لديك صلاحية لدخول هذه الصفحة',
    en: 'Access denied: You do not have permission to access this page',
  },
  reports_office_only: {
    status: 403,
    ar: 'الوصول مرفوض. التقارير متاحة لحسابات المكاتب فقط',
    en: 'Access denied. Only office users can view reports',
  },
  period_invalid: {
    status: 400,
    ar: 'اختر مدة تبدأ قبل أن تنتهي، ولا تزيد على سنة.',
    en: 'Choose a period that starts before it ends, one year at most.',
  },
  second_factor_required: {
    status: 403,
    ar: 'هذه الصفحة تتطلّب التحقّق بخطوتين. فعّله من الإعدادات ثم سجّل الدخول به.',
    en: 'This page needs two-step verification. Turn it on in the settings, then log in with it.',
  },
  view_reads_only: {
    status: 403,
    ar: 'أنت ترى الموقع كما يراه صاحب الحساب، ولا يمكن تغيير شيء من هنا.',
    en: 'You are viewing the site as this user. Nothing can be changed from here.',
  },
  view_hidden: {
    status: 403,
    ar: 'هذه الصفحة خاصة بصاحب الحساب، ولا تظهر لمن يرى الموقع كما يراه.',
    en: 'This page is private to the account owner and is hidden while you view the site as them.',
  },
  view_over: { status: 401, ar: 'انتهت مدة العرض.', en: 'The view has ended.' },
  proof_needed: {
    status: 403,
    ar: 'أكّد بريدك الإلكتروني أو رقم هاتفك أولًا، لنحمي أصحاب الإعلانات من الإزعاج.',
    en: 'Please confirm your email or phone number first. This protects owners from spam.',
  },
  proof_required: {
    status: 403,
    ar: 'لم يتغيّر شيء: أكّد أولًا أنك صاحب الحساب.',
    en: 'Nothing was changed: please confirm first that it is you.',
  },
  account_suspended: {
    status: 403,
    ar: 'حسابك موقوف حتى {until}. السبب: {reason}',
    en: 'Your account is suspended until {until}. Reason: {reason}',
  },
  account_suspended_for_good: {
    status: 403,
    ar: 'حسابك موقوف. السبب: {reason}. تواصل مع الدعم.',
    en: 'Your account is suspended. Reason: {reason}. Please contact support.',
  },
  account_banned: {
    status: 403,
    ar: 'حسابك محظور. تواصل مع الدعم.',
    en: 'Your account is banned. Please contact support.',
  },
  insufficient_credits: {
    status: 402,
    ar: 'رصيدك لا يكفي: ينقصك {missing}.',
    en: 'Insufficient credits: you need {missing} more.',
  },
  idempotency_key_required: {
    status: 400,
    ar: 'لم يصل الطلب كاملًا. حدّث الصفحة ثم حاول من جديد.',
    en: 'The request was incomplete. Please reload the page and try again.',
  },
  idempotency_key_invalid: {
    status: 400,
    ar: 'لم يصل الطلب كاملًا. حدّث الصفحة ثم حاول من جديد.',
    en: 'The request was incomplete. Please reload the page and try again.',
  },
  idempotency_key_reused: {
    status: 422,
    ar: 'أُرسل هذا الطلب من قبل بمحتوى آخر. حدّث الصفحة ثم حاول من جديد.',
    en: 'This request was already sent with different content. Please reload the page and try again.',
  },
  idempotency_in_progress: {
    status: 409,
    ar: 'طلبك قيد التنفيذ. انتظر لحظة.',
    en: 'Your request is still being processed. Please wait a moment.',
  },
  upload_failed: { status: 400, ar: 'فشل رفع الملف. حاول مرة أخرى.', en: 'Upload failed. Please try again.' },
  not_found: { status: 404, ar: 'لم نجد ما تبحث عنه.', en: 'Not found.' },
  method_not_allowed: {
    status: 405,
    ar: 'هذا الطلب غير متاح على هذا العنوان.',
    en: 'This method is not available here.',
  },
  payload_too_large: { status: 413, ar: 'حجم الطلب أكبر من المسموح.', en: 'The request is too large.' },
  request_timeout: { status: 408, ar: 'انتهى الوقت قبل وصول الطلب كاملًا.', en: 'The request took too long to arrive.' },
  uri_too_long: { status: 414, ar: 'العنوان أطول من المسموح.', en: 'The address is too long.' },
  headers_too_large: {
    status: 431,
    ar: 'ترويسة الطلب أكبر من المسموح.',
    en: 'The headers of the request are too large.',
  },
  unsupported_media_type: { status: 415, ar: 'نوع المحتوى غير مدعوم.', en: 'This content type is not supported.' },
  too_many_requests: {
    status: 429,
    ar: 'طلبات كثيرة في وقت قصير. حاول بعد قليل.',
    en: 'Too many requests. Please try again later.',
  },
  server_error: {
    status: 500,
    ar: 'حدث خلل من جهتنا. حاول بعد قليل، ونحن نتابع الأمر.',
    en: 'Something went wrong on our side. Please try again in a moment.',
  },
  service_unavailable: {
    status: 503,
    ar: 'الخدمة غير متاحة الآن. حاول بعد قليل.',
    en: 'The service is unavailable right now. Please try again shortly.',
  },
} satisfies Messages;

/** By zod's issue code, then by the schema's own format or custom code. */
export const issueMessages: Messages = {
  ...listingErrors,
  required: { ar: 'هذا الحقل مطلوب.', en: 'This field is required.' },
  invalid_type: { ar: 'القيمة ليست من النوع المتوقّع.', en: 'The value is not of the expected kind.' },
  amount: {
    ar: 'اكتب مبلغًا أكبر من صفر، بمنزلتين عشريتين على الأكثر.',
    en: 'Enter an amount above zero with at most two decimals.',
  },
  not_a_number: { ar: 'المطلوب رقم.', en: 'A number is expected.' },
  too_small: { ar: 'القيمة أصغر من {minimum}.', en: 'The value is below {minimum}.' },
  too_big: { ar: 'القيمة أكبر من {maximum}.', en: 'The value is above {maximum}.' },
  too_short: { ar: 'النص أقصر من {minimum} حرفًا.', en: 'The text is shorter than {minimum} characters.' },
  too_long: { ar: 'النص أطول من {maximum} حرفًا.', en: 'The text is longer than {maximum} characters.' },
  too_many: { ar: 'القيم أكثر من {maximum}.', en: 'More than {maximum} values were given.' },
  invalid_value: { ar: 'القيمة المسموحة واحدة من: {values}.', en: 'The value must be one of: {values}.' },
  unrecognized_keys: { ar: 'حقول غير معروفة: {keys}.', en: 'Unknown fields: {keys}.' },
  slug_format: {
    ar: 'حروف لاتينية صغيرة وأرقام وشرطات (-)، بلا مسافات.',
    en: 'Lowercase Latin letters, digits and hyphens, no spaces.',
  },
  key_format: {
    ar: 'حروف لاتينية صغيرة وأرقام و(_)، بلا مسافات، وأولها حرف.',
    en: 'Lowercase Latin letters, digits and _, no spaces, beginning with a letter.',
  },
  option_format: {
    ar: 'حروف لاتينية صغيرة وأرقام و(_ . -)، بلا مسافات.',
    en: 'Lowercase Latin letters, digits and _ . -, no spaces.',
  },
  color_format: { ar: 'اللون مثل #1a6b5c.', en: 'A color is written like #1a6b5c.' },
  name_ar_required: { ar: 'اكتب الاسم بالعربية.', en: 'Enter the Arabic name.' },
  name_en_required: { ar: 'اكتب الاسم بالإنكليزية.', en: 'Enter the English name.' },
  invalid_format: { ar: 'الصيغة غير صحيحة.', en: 'The format is not valid.' },
  unreadable: {
    ar: 'في النص رمز لا يُقرأ. احذفه ثم حاول من جديد.',
    en: 'The text holds a character that cannot be read. Please remove it and try again.',
  },
  uuid: { ar: 'المعرّف غير صحيح.', en: 'The id is not valid.' },
  range_reversed: { ar: 'الحد الأدنى أكبر من الحد الأعلى.', en: 'The minimum is above the maximum.' },
  bad_box: {
    ar: 'حدود الخريطة غير صحيحة: المطلوب غرب،جنوب،شرق،شمال.',
    en: 'The map box is not valid: west,south,east,north is expected.',
  },
  bad_shape: {
    ar: 'لم نفهم المنطقة المرسومة على الخريطة. ارسمها من جديد.',
    en: 'The area drawn on the map could not be read. Please draw it again.',
  },
  shape_too_long: {
    ar: 'المنطقة المرسومة فيها نقاط كثيرة: حتى 150 نقطة في 8 مناطق.',
    en: 'The drawn area has too many points: up to 150 in 8 areas.',
  },
  shape_too_tangled: {
    ar: 'خط المنطقة المرسومة ملتفّ أو متعرّج كثيرًا. ارسمه أبسط.',
    en: 'The line of the drawn area winds too much. Please draw a simpler one.',
  },
  shape_too_fine: {
    ar: 'حدود المنطقة المرسومة تمرّ بإعلانات كثيرة جدًا. ارسمها أصغر أو أبسط.',
    en: 'The line of the drawn area runs past too many listings. Draw a smaller or simpler one.',
  },
  unknown_attribute: {
    ar: 'لا توجد خاصية بهذا الاسم تصلح للتصفية.',
    en: 'There is no filterable attribute of this name.',
  },
  bad_attribute_value: { ar: 'القيمة لا تناسب هذه الخاصية.', en: 'The value does not fit this attribute.' },
  unknown_place: { ar: 'لا يوجد مكان بهذا الاسم عندنا.', en: 'There is no such place.' },
  unknown_category: { ar: 'لا يوجد قسم بهذا الاسم.', en: 'There is no such category.' },
  too_deep: {
    ar: 'نعرض أول {maximum} نتيجة فقط؛ ضيّق البحث لترى الباقي.',
    en: 'Only the first {maximum} results can be paged; narrow the search to see the rest.',
  },
  email: { ar: 'اكتب بريدًا إلكترونيًا صحيحًا.', en: 'Please enter a valid email address.' },
  name_letters: {
    ar: 'الاسم حروف ومسافات وشرطات وفواصل عليا فقط.',
    en: 'Names may only contain letters, spaces, hyphens and apostrophes.',
  },
  name_length: { ar: 'الاسم بين حرفين و100 حرف.', en: 'The name must have 2 to 100 characters.' },
  phone_syrian: {
    ar: 'اكتب رقم موبايل سوري: ‎+963912345678‎ أو ‎0912345678‎.',
    en: 'Please enter a Syrian phone number: +963912345678 or 0912345678.',
  },
  code_digits: { ar: 'اكتب أرقام الرمز الستة.', en: 'Enter the six digits of the code.' },
  phone_digits: { ar: 'رقم الهاتف بين 9 و15 رقمًا.', en: 'The phone number must have 9 to 15 digits.' },
  password_short: { ar: 'كلمة المرور 8 أحرف على الأقل.', en: 'The password must be at least 8 characters.' },
  password_long: { ar: 'كلمة المرور 128 حرفًا على الأكثر.', en: 'The password must be at most 128 characters.' },
  password_rule: {
    ar: 'كلمة المرور تحتاج حرفًا كبيرًا وحرفًا صغيرًا ورقمًا ورمزًا من @$!%*?&.',
    en: 'The password needs an upper case letter, a lower case letter, a digit and a special character from @$!%*?&.',
  },
  password_common: {
    ar: 'كلمة المرور هذه شائعة وتُخمَّن بسهولة. اختر غيرها.',
    en: 'This password is common and easily guessed. Please choose another.',
  },
  password_mismatch: { ar: 'كلمتا المرور غير متطابقتين.', en: 'Passwords do not match.' },
  terms_required: {
    ar: 'وافق على الشروط وأكّد أن عمرك 18 سنة أو أكثر.',
    en: 'You must accept the terms and confirm that you are at least 18.',
  },
  advertisement_title: { ar: 'العنوان بين 5 أحرف و100 حرف.', en: 'The title must have 5 to 100 characters.' },
  advertisement_link: {
    ar: 'اكتب رابطًا صحيحًا يبدأ بـ https://.',
    en: 'Please enter a valid address, beginning with https://.',
  },
  website: {
    ar: 'اكتب عنوان موقع صحيحًا يبدأ بـ https://.',
    en: 'Please enter a valid website, beginning with https://.',
  },
  hours: {
    ar: 'ساعة الإغلاق بعد ساعة الفتح، ولكل يوم سطر واحد.',
    en: 'Closing time comes after opening time, one line a day.',
  },
  credit_reason_length: { ar: 'اكتب السبب بين 10 أحرف و500 حرف.', en: 'The reason must have 10 to 500 characters.' },
  reference_number: {
    ar: 'رقم العملية 3 أحرف على الأقل.',
    en: 'The reference number must have at least 3 characters.',
  },
  reference_number_required: {
    ar: 'اكتب رقم العملية كما يظهر في إشعار التحويل.',
    en: 'Enter the reference number shown in your transfer confirmation.',
  },
  repeated_value: { ar: 'لا تكرّر القيمة نفسها.', en: 'Please give each value once.' },
  one_listing_on_homepage: {
    ar: 'مكان الصفحة الرئيسية لإعلان واحد في كل مرة.',
    en: 'Choose one listing at a time for the home page.',
  },
  one_purchase: { ar: 'اختر عملية شراء واحدة.', en: 'Choose one purchase.' },
  rejection_reason_required: { ar: 'اكتب سبب الرفض.', en: 'A rejection reason is required.' },
  custom: { ar: 'القيمة غير مقبولة.', en: 'The value is not accepted.' },
};
