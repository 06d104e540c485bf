import type { Messages } from '#lib/errors.ts';

export const listingImportMessages = {
  import_file_missing: { status: 400, ar: 'اختر ملف CSV أو XLSX.', en: 'Choose a CSV or XLSX file.' },
  import_file_too_large: {
    status: 413,
    ar: 'الملف أكبر من {maximumMegabytes} ميغابايت. قسّمه إلى ملفات أصغر.',
    en: 'The file is larger than {maximumMegabytes} MB. Split it into smaller files.',
  },
  import_file_type: {
    status: 415,
    ar: 'لم نتمكّن من قراءة هذا الملف. احفظه من برنامج الجداول بصيغة XLSX أو CSV (UTF-8) ثم ارفعه من جديد.',
    en: 'This file could not be read. Save it as XLSX or CSV (UTF-8) and upload it again.',
  },
  import_old_excel: {
    status: 415,
    ar: 'هذه صيغة Excel القديمة أو ملف محميّ بكلمة مرور. احفظه بصيغة XLSX بلا كلمة مرور.',
    en: 'This is the old Excel format or a password-protected file. Save it as XLSX without a password.',
  },
  import_file_unsafe: {
    status: 422,
    ar: 'بنية هذا الملف غير سليمة، فلم نفتحه. احفظه من جديد وارفعه.',
    en: 'The structure of this file is not sound, so it was not opened. Save it again and upload it.',
  },
  import_arabic_lost: {
    status: 422,
    ar: 'ضاعت الحروف العربية عند حفظ هذا الملف. احفظه من جديد من الأصل بصيغة XLSX أو CSV UTF-8 وارفعه.',
    en: 'The Arabic of this file was lost when it was saved. Save the original again as XLSX or CSV UTF-8 and upload that.',
  },
  import_member_changed: {
    status: 409,
    ar: 'توقّف الاستيراد لأن صاحبه دخل مكتبًا أو غادره. ما كُتب بقي حيث كُتب، ويمكن بدء ما بقي من جديد.',
    en: 'The import stopped because its owner joined or left an office. What was written stays where it is; the rest can be started again.',
  },
  import_empty: { status: 422, ar: 'لا توجد صفوف في الملف.', en: 'There are no rows in the file.' },
  import_too_many_rows: {
    status: 422,
    ar: 'في الملف أكثر من {maximum} صف. قسّمه إلى ملفات أصغر.',
    en: 'The file has more than {maximum} rows. Split it into smaller files.',
  },
  import_too_many_columns: {
    status: 422,
    ar: 'في الملف أكثر من {maximum} عمود. احذف ما لا يلزم.',
    en: 'The file has more than {maximum} columns. Remove those that are not needed.',
  },
  import_cell_too_long: {
    status: 422,
    ar: 'في الصف {row} نص أطول من {maximum} حرف.',
    en: 'Row {row} holds a text longer than {maximum} characters.',
  },
  import_row_too_long: {
    status: 422,
    ar: 'في الملف صف فيه أكثر من {maximum} حرف. اختصر النصوص، أو تأكد أن علامات الاقتباس مغلقة.',
    en: 'A row of the file holds more than {maximum} characters. Shorten the texts, or check that all quotation marks are closed.',
  },
  import_too_many_cells: {
    status: 422,
    ar: 'في الملف أكثر من {maximum} خلية. احذف الأعمدة التي لا تلزم، أو قسّمه إلى ملفات أصغر.',
    en: 'The file has more than {maximum} cells. Remove the columns that are not needed, or split it into smaller files.',
  },
  import_unpacked_too_large: {
    status: 422,
    ar: 'حجم الجدول بعد فك الضغط أكبر من {maximumMegabytes} ميغابايت. قسّمه إلى ملفات أصغر، أو احفظه بصيغة CSV.',
    en: 'Unpacked, the table is larger than {maximumMegabytes} MB. Split it into smaller files, or save it as CSV.',
  },
  import_took_too_long: {
    status: 422,
    ar: 'أخذت قراءة هذا الملف وقتًا أطول من المسموح. احفظه بصيغة CSV، أو قسّمه إلى ملفات أصغر.',
    en: 'Reading this file took too long. Save it as CSV, or split it into smaller files.',
  },
  import_busy: {
    status: 503,
    ar: 'نقرأ ملفات كثيرة الآن. ارفع ملفك بعد دقيقة.',
    en: 'Many files are being read right now. Upload yours again in a minute.',
  },
  import_not_found: { status: 404, ar: 'هذا الاستيراد غير موجود.', en: 'There is no such import.' },
  import_running: {
    status: 409,
    ar: 'الاستيراد يعمل الآن. انتظر حتى ينتهي.',
    en: 'The import is running. Wait for it to end.',
  },
  import_finished: {
    status: 409,
    ar: 'انتهى هذا الاستيراد. ارفع ملفًا جديدًا.',
    en: 'This import has ended. Upload a new file.',
  },
  import_not_checked: { status: 409, ar: 'افحص الملف أولًا.', en: 'Check the file first.' },
  import_office_without_manager: {
    status: 409,
    ar: 'ليس لهذا المكتب مدير مسجَّل، فلا صاحب للإعلانات.',
    en: 'This office has no manager who could own the listings.',
  },
  import_too_many: {
    status: 409,
    ar: 'عندك {maximum} عمليات استيراد مفتوحة. احذف واحدة أو أكملها.',
    en: 'You have {maximum} open imports. Finish or delete one.',
  },
  import_archive_too_large: {
    status: 413,
    ar: 'ملف الصور أكبر من {maximumMegabytes} ميغابايت.',
    en: 'The archive of photos is larger than {maximumMegabytes} MB.',
  },
  import_archive_unreadable: {
    status: 415,
    ar: 'لم نتمكّن من فتح ملف الصور. المطلوب ملف ZIP عادي بلا كلمة مرور.',
    en: 'The archive of photos could not be opened. A plain ZIP without a password is expected.',
  },
  import_archive_offset: {
    status: 409,
    ar: 'انقطع رفع ملف الصور. تابع من حيث وصل.',
    en: 'The upload of the archive broke off. Go on from where it is.',
  },
  import_value_unknown: { ar: '«{value}» غير معروف عندنا.', en: '“{value}” is not known to us.' },
  import_value_left_out: {
    ar: '«{value}» ليس عندنا، فتركناه.',
    en: '“{value}” is not something we ask for; it is left out.',
  },
  import_value_wanted: {
    ar: '«{value}»: الطلبات لا تُنشر كإعلانات.',
    en: '“{value}”: wanted ads are not published as listings.',
  },
  import_place_unknown: {
    ar: '«{value}»: لا يوجد مكان بهذا الاسم في سوريا عندنا.',
    en: '“{value}” is no place in Syria known to us.',
  },
  import_text_lost: {
    ar: '«{value}»: ضاعت الحروف العربية عند حفظ الملف.',
    en: '“{value}”: the Arabic letters were lost when the file was saved.',
  },
  import_not_a_number: { ar: '«{value}»: المطلوب رقم.', en: '“{value}”: a number is expected.' },
  import_not_a_flag: { ar: '«{value}»: المطلوب نعم أو لا.', en: '“{value}”: yes or no is expected.' },
  import_price_range: {
    ar: '«{value}»: المطلوب سعر واحد، لا مجال.',
    en: '“{value}”: one price is expected, not a range.',
  },
  import_price_currency: {
    ar: '«{value}»: الأسعار بالدولار أو بالليرة السورية.',
    en: '“{value}”: prices are in US dollars or Syrian pounds.',
  },
  import_price_per_metre: {
    ar: '«{value}»: المطلوب السعر كاملًا، لا سعر المتر.',
    en: '“{value}”: the whole price is expected, not one per square meter.',
  },
  import_formula: {
    ar: '«{value}»: خلية فيها معادلة بلا نتيجة. الصق القيم فقط.',
    en: '“{value}”: a formula without a result. Paste values only.',
  },
  import_photo_missing: {
    ar: 'لا توجد صورة باسم «{value}» في ملف الصور.',
    en: 'There is no photo called “{value}” in the archive.',
  },
  import_deleted_before: {
    ar: 'استوردت هذا الصف من قبل ثم حذفت إعلانه.',
    en: 'This row was imported before, and its listing was deleted since.',
  },
  import_already_there: { ar: 'هذا الإعلان موجود عندك من قبل.', en: 'You have this listing already.' },
  import_row_failed: {
    ar: 'تعذّر حفظ هذا الصف. أعد رفعه وحده.',
    en: 'This row could not be saved. Upload it again on its own.',
  },
} satisfies Messages;
