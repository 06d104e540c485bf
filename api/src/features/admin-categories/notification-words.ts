import type { NotificationWords } from '../notifications/index.ts';

export const adminCategoriesNotifications = {
  category_hidden: {
    title: { ar: 'قسم «{name}» لم يعد معروضًا', en: '“{name}” is not shown any more' },
    content: {
      ar: 'إعلاناتك فيه: {count}. كلها محفوظة عندك ولا يراها غيرك، وأُعيد إلى رصيدك ما بقي من ترويجها. سنخبرك إن عاد القسم.',
      en: 'Your listings in it: {count}. All are kept for you and seen by nobody else, and what was left of their boosts is back in your credit. We tell you if it returns.',
    },
    mail: 'always',
  },
  category_shown: {
    title: { ar: 'عاد قسم «{name}»', en: '“{name}” is shown again' },
    content: {
      ar: 'إعلاناتك فيه: {count}. راجعها: ما كان منشورًا عاد ظاهرًا، وما هو في الأرشيف يمكنك نشره من جديد.',
      en: 'Your listings in it: {count}. Have a look: what was published can be seen again, and what is archived can be published anew.',
    },
    mail: 'always',
  },
  category_merged: {
    title: { ar: 'صارت إعلاناتك في قسم «{name}»', en: 'Your listings are in “{name}” now' },
    content: {
      ar: 'ضُمّ إليه قسم «{former}» ومعه إعلاناتك فيه: {count}. لم يضع شيء مما كتبته، وما بدأت تعديله تكمله هناك.',
      en: '“{former}” became part of it, with your listings: {count}. Nothing you wrote is lost, and what you began to edit goes on there.',
    },
  },
} as const satisfies NotificationWords;
