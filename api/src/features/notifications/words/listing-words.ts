import type { Words } from './words-of-kind.ts';

/** A listing on its way through review, and from one owner to another. */
export const listingWords = {
  listing_approved: {
    title: { ar: 'نُشر إعلانك', en: 'Your listing is published' },
    content: { ar: '«{title}» ظاهر للجميع الآن.', en: '“{title}” can be seen by everyone now.' },
    push: 'listingApproved',
  },
  listing_change_approved: {
    title: { ar: 'نُشر تعديل إعلانك', en: 'Your edit is published' },
    content: { ar: '«{title}»', en: '“{title}”' },
    push: 'listingApproved',
  },
  listing_rejected: {
    title: { ar: 'لم يُنشر إعلانك', en: 'Your listing was not published' },
    content: { ar: '«{title}». السبب: {reason}', en: '“{title}”. Reason: {reason}' },
    push: 'listingRejected',
  },
  listing_change_rejected: {
    title: { ar: 'لم يُقبل تعديل إعلانك', en: 'Your edit was not approved' },
    content: {
      ar: '«{title}»: بقيت النسخة السابقة منشورة. السبب: {reason}',
      en: '“{title}”: the previous version stays published. Reason: {reason}',
    },
    push: 'listingRejected',
  },
  listing_suspended: {
    title: { ar: 'أُوقف إعلانك', en: 'Your listing was suspended' },
    content: { ar: '«{title}». السبب: {reason}', en: '“{title}”. Reason: {reason}' },
    push: 'always',
  },
  listing_restored: {
    title: { ar: 'عاد إعلانك', en: 'Your listing is back' },
    content: { ar: '«{title}» معروض من جديد.', en: '“{title}” is shown again.' },
    push: 'always',
  },
  listing_deleted: {
    title: { ar: 'حُذف إعلانك', en: 'Your listing was deleted' },
    content: { ar: '«{title}». السبب: {reason}', en: '“{title}”. Reason: {reason}' },
    mail: 'always',
  },
  listing_given_away: {
    title: { ar: 'نُقل إعلانك إلى حساب آخر', en: 'Your listing was moved to another account' },
    content: {
      ar: '«{title}». السبب: {reason}. محادثاتك عنه باقية عندك.',
      en: '“{title}”. Reason: {reason}. Your conversations about it stay with you.',
    },
    mail: 'always',
  },
  listing_handed_to_you: {
    title: { ar: 'سلّمك زميل إعلانًا', en: 'A colleague handed you a listing' },
    content: {
      ar: '«{title}» صار بين إعلاناتك، ومعه محادثاته.',
      en: '“{title}” is now one of your listings, with its conversations.',
    },
    mail: 'always',
  },
  listing_received: {
    title: { ar: 'نُقل إعلان إلى حسابك', en: 'A listing was moved to your account' },
    content: {
      ar: '«{title}» صار بين إعلاناتك. السبب: {reason}',
      en: '“{title}” is now one of your listings. Reason: {reason}',
    },
    mail: 'always',
  },
  listings_given_away: {
    title: { ar: 'نُقلت إعلاناتك إلى حساب آخر', en: 'Your listings were moved to another account' },
    content: {
      ar: 'عددها: {count}. السبب: {reason}. محادثاتك عنها باقية عندك.',
      en: 'Listings: {count}. Reason: {reason}. Your conversations about them stay with you.',
    },
    mail: 'always',
  },
  listings_received: {
    title: { ar: 'نُقلت إعلانات إلى حسابك', en: 'Listings were moved to your account' },
    content: {
      ar: 'عددها: {count}، وهي الآن بين إعلاناتك. السبب: {reason}',
      en: 'Listings: {count}. They are among yours now. Reason: {reason}',
    },
    mail: 'always',
  },
  appeal_granted: {
    title: { ar: 'قُبل اعتراضك', en: 'Your appeal was granted' },
    content: { ar: '«{title}» ظاهر للجميع. {answer}', en: '“{title}” can be seen by everyone. {answer}' },
    mail: 'always',
  },
  appeal_denied: {
    title: { ar: 'لم يُقبل اعتراضك', en: 'Your appeal was not granted' },
    content: { ar: '«{title}»: {answer}', en: '“{title}”: {answer}' },
    mail: 'always',
  },
  listing_still_available: {
    title: { ar: 'هل ما زال متاحًا؟', en: 'Still available?' },
    content: { ar: 'أكّد أن «{title}» ما زال متاحًا.', en: 'Confirm that “{title}” is still available.' },
    push: 'always',
  },
  listing_hidden: {
    title: { ar: 'أُخفي إعلانك لأنه لم يُؤكَّد', en: 'Your listing is hidden because it was not confirmed' },
    content: { ar: 'أكّد «{title}» ليعود.', en: 'Confirm “{title}” to bring it back.' },
    push: 'always',
  },
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
} as const satisfies Record<string, Words>;
