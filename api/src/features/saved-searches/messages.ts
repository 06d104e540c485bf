import type { Messages } from '#lib/errors.ts';

export const savedSearchMessages = {
  search_without_filters: {
    status: 400,
    ar: 'اختر فلترًا واحدًا على الأقل، وإلا وصلك كل إعلان جديد.',
    en: 'Choose at least one filter, or every new listing would be sent to you.',
  },
  too_many_saved_searches: {
    status: 409,
    ar: 'يمكنك حفظ {maximum} بحثًا. احذف واحدًا لا تحتاجه ثم حاول من جديد.',
    en: 'You can keep {maximum} searches. Delete one you do not need, then try again.',
  },
  saved_search_not_found: { status: 404, ar: 'هذا البحث المحفوظ غير موجود.', en: 'There is no such saved search.' },
  quiet_hours_empty: {
    status: 400,
    ar: 'اختر ساعتين مختلفتين للهدوء.',
    en: 'Choose two different hours for the quiet time.',
  },
} satisfies Messages;
