import type { Messages } from '#lib/errors.ts';

/** Refusals of uploads, of the image pipeline and of the addresses of images and videos. */
export const imageMessages = {
  image_not_found: { status: 404, ar: 'الصورة غير موجودة.', en: 'There is no such image.' },
  image_width: { status: 400, ar: 'العرض المسموح واحد من: {allowed}.', en: 'The width must be one of: {allowed}.' },
  image_format: {
    status: 400,
    ar: 'الصيغة المسموحة واحدة من: {allowed}.',
    en: 'The format must be one of: {allowed}.',
  },
  image_too_large: {
    status: 413,
    ar: 'الصورة كبيرة: أقصى حجم {maximumMegabytes} ميغابايت.',
    en: 'The image is too large: {maximumMegabytes} MB at most.',
  },
  image_too_many_pixels: {
    status: 422,
    ar: 'أبعاد الصورة كبيرة: أقصاها {maximumMegapixels} ميغابكسل. صغّرها ثم ارفعها من جديد.',
    en: 'The image has too many pixels: {maximumMegapixels} megapixels at most. Make it smaller and upload it again.',
  },
  image_too_small: {
    status: 422,
    ar: 'الصورة صغيرة جدًا ولا يظهر فيها شيء: المطلوب {minimumPixels} بكسل على الأقل في كل جهة.',
    en: 'The picture is too small to show anything: {minimumPixels} pixels on each side at least.',
  },
  image_type: {
    status: 415,
    ar: 'نوع الملف غير مقبول: المطلوب صورة JPEG أو PNG أو WebP.',
    en: 'This kind of file is not accepted: use a JPEG, PNG or WebP image.',
  },
  image_heic: {
    status: 415,
    ar: 'هذه صورة HEIC من آيفون ولا نستطيع قراءتها. من إعدادات الكاميرا اختر «الأكثر توافقًا»، أو ارفعها بصيغة JPEG.',
    en: 'This is an iPhone HEIC photo, which we cannot read. Choose “Most Compatible” in the camera settings, or upload it as JPEG.',
  },
  image_animated: {
    status: 422,
    ar: 'الصور المتحركة غير مقبولة: ارفع صورة ثابتة.',
    en: 'Animated images are not accepted: upload a still one.',
  },
  image_unreadable: {
    status: 422,
    ar: 'لم نتمكّن من قراءة الصورة، يبدو أن الملف ناقص أو تالف. جرّب صورة أخرى.',
    en: 'The image could not be read; the file looks incomplete or damaged. Try another one.',
  },
  image_exists: { status: 409, ar: 'توجد صورة أخرى بهذا المعرّف.', en: 'Another image has this id.' },
  image_busy: {
    status: 503,
    ar: 'معالجة الصور مشغولة الآن. حاول بعد قليل.',
    en: 'Image processing is busy right now. Please try again shortly.',
  },
  images_missing: { status: 400, ar: 'اختر صورة واحدة على الأقل.', en: 'Please choose at least one image.' },
  too_many_images: { status: 409, ar: 'يمكنك رفع 10 صور كحد أقصى.', en: 'You can upload maximum 10 images.' },
  cannot_delete_main_image: {
    status: 409,
    ar: 'لا يمكن حذف الصورة الرئيسية: أضف صورة أخرى أولًا.',
    en: 'Cannot delete main image: add another one first.',
  },
  video_missing: { status: 400, ar: 'اختر ملف فيديو أولًا.', en: 'Please choose a video first.' },
  video_not_found: { status: 404, ar: 'الفيديو غير موجود.', en: 'There is no such video.' },
  poster_missing: { status: 400, ar: 'صورة الفيديو غير موجودة في الطلب.', en: 'The video’s picture is missing.' },
  poster_locked: {
    status: 409,
    ar: 'الفيديو معروض للزوار، ولا يمكن تغيير صورته.',
    en: 'This video is public; its picture cannot be changed any more.',
  },
  video_type: {
    status: 415,
    ar: 'نوع الفيديو غير مقبول: المطلوب ملف MP4.',
    en: 'This kind of video is not accepted: use an MP4 file.',
  },
  video_too_large: {
    status: 413,
    ar: 'الفيديو كبير: أقصى حجم {maximumMegabytes} ميغابايت.',
    en: 'The video is too large: {maximumMegabytes} MB at most.',
  },
  video_unreadable: {
    status: 422,
    ar: 'لم نتمكّن من قراءة الفيديو، يبدو أن الملف ناقص أو تالف. جرّب ملفًا آخر.',
    en: 'The video could not be read; the file looks incomplete or damaged. Try another one.',
  },
  media_locked: {
    status: 409,
    ar: 'الإعلان قيد المراجعة الآن، ولا يمكن تغيير صوره قبل أن تنتهي.',
    en: 'This listing is being reviewed; its photos cannot be changed until that is done.',
  },
  media_upload_failed: {
    status: 503,
    ar: 'فشل رفع ملفات الوسائط. حاول بعد قليل.',
    en: 'Failed to upload media files. Please try again shortly.',
  },
  upload_not_found: {
    status: 404,
    ar: 'انتهت صلاحية هذا الرفع. ابدأ من جديد.',
    en: 'This upload is gone. Please start again.',
  },
  upload_offset: { status: 409, ar: 'تابع الرفع من البايت {offset}.', en: 'Go on from byte {offset}.' },
  upload_incomplete: { status: 409, ar: 'لم يصل الملف كاملًا بعد.', en: 'The file has not arrived completely yet.' },
  upload_mismatch: {
    status: 422,
    ar: 'تغيّر الملف في الطريق. ارفعه من جديد.',
    en: 'The file changed on its way. Please upload it again.',
  },
  too_many_uploads: {
    status: 409,
    ar: 'ملفات كثيرة قيد الرفع لهذا الإعلان. انتظر حتى تنتهي.',
    en: 'Too many files are on their way to this listing. Please wait until they are done.',
  },
} satisfies Messages;
