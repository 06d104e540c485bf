import type { NotificationWords } from '../notifications/index.ts';

export const favouritesNotifications = {
  favourite_price_drop: {
    title: { ar: 'انخفض سعر إعلان في مفضّلتك', en: 'A price drop in your favorites' },
    content: { ar: '«{title}»: صار {amount}{was}', en: '“{title}”: now {amount}{was}' },
    mail: 'favourites',
  },
  favourite_sold: {
    title: { ar: 'بيع إعلان من مفضّلتك', en: 'A favorite of yours was sold' },
    content: { ar: '«{title}»', en: '“{title}”' },
    mail: 'favourites',
  },
  favourite_rented: {
    title: { ar: 'أُجّر إعلان من مفضّلتك', en: 'A favorite of yours was rented out' },
    content: { ar: '«{title}»', en: '“{title}”' },
    mail: 'favourites',
  },
  favourite_gone: {
    title: { ar: 'إعلان من مفضّلتك لم يعد معروضًا', en: 'A favorite of yours is no longer available' },
    content: { ar: '«{title}»', en: '“{title}”' },
    mail: 'favourites',
  },
  favourite_back: {
    title: { ar: 'عاد إعلان من مفضّلتك', en: 'A favorite of yours is available again' },
    content: { ar: '«{title}» معروض من جديد.', en: '“{title}” can be seen again.' },
    mail: 'favourites',
  },
} as const satisfies NotificationWords;
