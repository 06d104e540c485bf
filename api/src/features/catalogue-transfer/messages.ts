import type { Messages } from '#lib/errors.ts';

export const catalogueTransferMessages = {
  catalogue_file_missing: { status: 400, ar: 'اختر الملف أولًا.', en: 'Please choose the file first.' },
  catalogue_file_too_large: { status: 413, ar: 'الملف أكبر من 20 ميغابايت.', en: 'The file is larger than 20 MB.' },
  catalogue_file_invalid: {
    status: 422,
    ar: 'هذا ليس ملف أقسام صُدّر من هنا.',
    en: 'This is not a file of categories that was exported from here.',
  },
  catalogue_too_many_lines: {
    status: 422,
    ar: 'في الملف أكثر من {most} سطر.',
    en: 'The file has more than {most} lines.',
  },
  catalogue_line_invalid: {
    status: 422,
    ar: 'السطر {line} غير صحيح: {field}',
    en: 'Line {line} is not valid: {field}',
  },
  catalogue_line_reference: {
    status: 422,
    ar: 'السطر {line} يذكر قسمًا غير معروف: {slug}',
    en: 'Line {line} names an unknown category: {slug}',
  },
  catalogue_import_running: {
    status: 409,
    ar: 'استيراد سابق لم ينتهِ بعد.',
    en: 'An earlier import has not finished yet.',
  },
} satisfies Messages;
