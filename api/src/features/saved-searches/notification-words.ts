import type { NotificationWords } from '../notifications/index.ts';

export const savedSearchesNotifications = {
  // Their mail is the alert's own (saved-searches/send-next.ts).
  saved_search_new: {
    title: { ar: 'إعلان جديد ل{searches}', en: 'A new listing for {searches}' },
    content: { ar: '{title}', en: '{title}' },
    push: 'savedSearches',
    chat: 'savedSearches',
  },
  saved_search_price_drop: {
    title: { ar: 'انخفض السعر في {searches}', en: 'A price drop in {searches}' },
    content: { ar: '{title}: صار {amount}{was}', en: '{title}: now {amount}{was}' },
    push: 'savedSearches',
    chat: 'savedSearches',
  },
  saved_search_several: {
    title: { ar: '{listings} ل{searches}', en: '{listings} for {searches}' },
    content: { ar: 'افتح البحث لتراها.', en: 'Open the search to see them.' },
    push: 'savedSearches',
    chat: 'savedSearches',
  },
  saved_search_falls: {
    title: { ar: '{falls} في {searches}', en: '{falls} in {searches}' },
    content: { ar: 'افتح البحث لتراها.', en: 'Open the search to see them.' },
    push: 'savedSearches',
    chat: 'savedSearches',
  },
  saved_search_mixed: {
    title: { ar: '{listings} و{falls} ل{searches}', en: '{listings} and {falls} for {searches}' },
    content: { ar: 'افتح البحث لتراها.', en: 'Open the search to see them.' },
    push: 'savedSearches',
    chat: 'savedSearches',
  },
  favourite_and_search_fall: {
    title: {
      ar: 'انخفض سعر إعلان في مفضّلتك وفي {searches}',
      en: 'A price drop in your favorites and in {searches}',
    },
    content: { ar: '«{title}»: صار {amount}{was}', en: '“{title}”: now {amount}{was}' },
    chat: 'savedSearches',
    parts: { favourites: 'favourite_price_drop', savedSearches: 'saved_search_price_drop' },
  },
  saved_search_place_gone: {
    title: { ar: 'تغيّر مكان في بحثك «{name}»', en: 'A place in “{name}” has changed' },
    content: {
      ar: 'مكان اخترته لم يعد في قائمة الأماكن عندنا، فصار البحث يشمل: {where}. افتحه واحفظه من جديد إن أردت مكانًا آخر.',
      en: 'A place you chose is no longer on our list, so this search now covers {where}. Open it and save it again to choose another place.',
    },
    push: 'savedSearches',
    chat: 'savedSearches',
  },
  saved_search_stopped: {
    title: { ar: 'توقّف بحثك «{name}»', en: '“{name}” was paused' },
    content: {
      ar: 'المكان الذي اخترته لم يعد في قائمة الأماكن عندنا، ولم يبقَ في البحث شرط آخر. احفظ بحثًا جديدًا بالمكان الذي تريده.',
      en: 'The place you chose is no longer on our list, and nothing else was left to search by. Save a new search with the place you want.',
    },
    push: 'savedSearches',
    chat: 'savedSearches',
  },
  saved_search_filter_gone: {
    title: { ar: 'تغيّر شرط في بحثك «{name}»', en: 'A filter in “{name}” has changed' },
    content: {
      ar: 'خيار اخترته لم يعد في القائمة، فصار البحث من دونه. افتحه واحفظه من جديد إن أردت خيارًا آخر.',
      en: 'Something you chose is no longer on our list, so this search goes on without it. Open it and save it again to choose something else.',
    },
    push: 'savedSearches',
    chat: 'savedSearches',
  },
  saved_search_unoffered: {
    title: { ar: 'توقّف بحثك «{name}»', en: '“{name}” was paused' },
    content: {
      ar: 'ما اخترته غير معروض عندنا حاليًا. شغّل البحث من جديد حين يعود، أو احفظ بحثًا آخر.',
      en: 'What you chose is not offered at present. Resume the search once it is back, or save another one.',
    },
    push: 'savedSearches',
    chat: 'savedSearches',
  },
} as const satisfies NotificationWords;
