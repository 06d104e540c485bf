import type { Messages } from '#lib/errors.ts';
import { AD_PICTURE_MAX_BYTES } from '#rules/advertisements.ts';

const MEGABYTES = AD_PICTURE_MAX_BYTES / 1_048_576;

export const advertisementMessages = {
  advertisement_not_found: { status: 404, ar: 'لم نجد هذه المساحة الإعلانية.', en: 'There is no such advertisement.' },
  advertisement_paid: {
    status: 409,
    ar: 'ثمن هذه المساحة مدفوع من قبل.',
    en: 'This advertisement is already paid for.',
  },
  advertisement_over: { status: 409, ar: 'انتهت مدة هذه المساحة الإعلانية.', en: 'This advertisement is over.' },
  advertisement_not_running: {
    status: 409,
    ar: 'هذه المساحة غير ظاهرة الآن.',
    en: 'This advertisement is not running.',
  },
  advertisement_not_paused: { status: 409, ar: 'هذه المساحة ليست متوقفة.', en: 'This advertisement is not paused.' },
  advertisement_link_gone: {
    status: 409,
    ar: 'الإعلان الذي يقود إليه رابطها لم يعد معروضًا. غيّر الرابط، أو تابع حين يُعرض من جديد.',
    en: 'The listing its link leads to is not shown any more. Change the link, or resume once it is shown again.',
  },
  advertisement_budget_spent: {
    status: 409,
    ar: 'نفدت ميزانيتها. أضف أيامًا لتعود.',
    en: 'Its budget is used up. Add days to show it again.',
  },
  advertisement_changed: {
    status: 409,
    ar: 'تغيّرت المساحة الإعلانية في هذه الأثناء. راجعها من جديد.',
    en: 'The advertisement has changed meanwhile. Please look at it again.',
  },
  advertisement_decided: {
    status: 409,
    ar: 'بتّ زميل لك في هذه المساحة قبلك.',
    en: 'A colleague has already decided on this advertisement.',
  },
  advertisement_picture: {
    status: 400,
    ar: 'اختر صورة بالمقاس المطلوب.',
    en: 'Please choose a picture of the right size.',
  },
  advertisement_size_place: {
    status: 400,
    ar: 'لا يتسع هذا المكان لهذا المقاس.',
    en: 'This size has no room in that place.',
  },
  advertisement_never_shown: {
    status: 400,
    ar: 'لن يظهر هذا الإعلان لأحد: المقاس أعرض من شاشات الهواتف، أو لا يقع يوم من أيامه بين البداية والنهاية.',
    en: 'Nobody would ever see this: the size is too wide for phones, or none of its weekdays lies between its first and last day.',
  },
  advertisement_dates: {
    status: 400,
    ar: 'تبدأ المساحة اليوم أو خلال 90 يومًا، وتنتهي بعد أن تبدأ.',
    en: 'It starts today or within 90 days, and ends after it has started.',
  },
  picture_missing: { status: 400, ar: 'اختر الصورة أولًا.', en: 'Please choose the picture first.' },
  picture_type: { status: 415, ar: 'الصورة بصيغة JPG أو PNG فقط.', en: 'The picture must be a JPG or PNG file.' },
  picture_too_large: {
    status: 413,
    ar: `الصورة أكبر من ${MEGABYTES} ميغابايت.`,
    en: `The picture is larger than ${MEGABYTES} MB.`,
  },
  picture_sides: {
    status: 422,
    ar: 'يجب أن يكون كل ضلع من الصورة بين {least} و{most} بكسل، وألا يزيد الأطول على {ratio} ضعف الأقصر.',
    en: 'Each side of the picture must be {least} to {most} px, and the longer one at most {ratio} times the shorter.',
  },
  picture_size: {
    status: 422,
    ar: 'يجب أن تكون أبعاد الصورة {width}×{height} بكسل؛ أبعاد صورتك {actualWidth}×{actualHeight}.',
    en: 'Image dimensions must be {width} by {height} px; yours is {actualWidth} by {actualHeight} px.',
  },
} satisfies Messages;
