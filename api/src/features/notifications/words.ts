import type { Message } from '../../lib/errors.ts';
import type { NotificationPreferences } from '../accounts/contract.ts';

interface Words {
  title: Message;
  content: Message;
  /** A mail goes with it, unless the reader switched this preference off; 'always' asks nobody. Absent: no mail of its own. */
  mail?: keyof NotificationPreferences | 'always';
}

/** Kept as a kind and its parameters, worded when read: a change of language changes the old ones too. */
const WORDS = new Map(
  Object.entries<Words>({
    office_approved: {
      title: { ar: 'صار حسابك حساب مكتب', en: 'Your account is now an office account' },
      content: { ar: 'تمت الموافقة على {name}.', en: '{name} has been approved.' },
    },
    office_rejected: {
      title: { ar: 'لم يُقبل طلب المكتب', en: 'Your office application was not accepted' },
      content: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
    },
    advertisement_approved: {
      title: { ar: 'وافقنا على مساحتك الإعلانية', en: 'Your advertisement was approved' },
      content: {
        ar: '«{title}» تظهر للزوار من يوم بدايتها.',
        en: '“{title}” is shown to visitors from its first day.',
      },
      mail: 'always',
    },
    advertisement_rejected: {
      title: { ar: 'لم نوافق على مساحتك الإعلانية', en: 'Your advertisement was not approved' },
      content: {
        ar: '«{title}». السبب: {reason}. عدّلها لنراجعها من جديد، أو احذفها ليعود ما بقي من ميزانيتها.',
        en: '“{title}”. Reason: {reason}. Edit it to have it checked again, or delete it to get its budget back.',
      },
      mail: 'always',
    },
    advertisement_paused_low_performance: {
      title: { ar: 'أوقفنا مساحتك الإعلانية لضعف أدائها', en: 'Your advertisement was paused: few people pressed it' },
      content: {
        ar: 'رأى كثيرون «{title}» ولم يضغطها إلا قليل. جرّب صورة أخرى ثم تابع.',
        en: 'Many have seen “{title}” and few have pressed it. Try another picture, then resume it.',
      },
      mail: 'always',
    },
    advertisement_paused_budget: {
      title: {
        ar: 'توقفت مساحتك الإعلانية: نفدت ميزانيتها',
        en: 'Your advertisement was paused: its budget is used up',
      },
      content: { ar: 'أضف أيامًا إلى «{title}» لتظهر من جديد.', en: 'Add days to “{title}” to show it again.' },
      mail: 'always',
    },
    advertisement_ended: {
      title: { ar: 'انتهت مساحتك الإعلانية', en: 'Your advertisement has ended' },
      content: { ar: '«{title}»', en: '“{title}”' },
    },
    advertisement_ended_refunded: {
      title: { ar: 'انتهت مساحتك الإعلانية', en: 'Your advertisement has ended' },
      content: { ar: '«{title}»: عاد {amount} إلى رصيدك.', en: '“{title}”: {amount} came back to your credit.' },
    },
    office_verified: {
      title: { ar: 'مكتبك موثّق الآن', en: 'Your office is verified' },
      content: {
        ar: 'تظهر علامة «موثّق» على صفحة {name} وإعلاناته.',
        en: 'The page and listings of {name} carry the verified mark.',
      },
      mail: 'always',
    },
    office_unverified: {
      title: { ar: 'أُلغي توثيق مكتبك', en: 'Your office is no longer verified' },
      content: {
        ar: 'لم تعد علامة «موثّق» تظهر على صفحة {name} وإعلاناته.',
        en: 'The page and listings of {name} no longer carry the verified mark.',
      },
      mail: 'always',
    },
    review_new: {
      title: { ar: 'تقييم جديد لمكتبك: {rating} من 5', en: 'A new review of your office: {rating} of 5' },
      content: { ar: 'اقرأه وردّ عليه من صفحة المكتب.', en: 'Read it and reply on your office’s page.' },
      mail: 'always',
    },
    review_answered: {
      title: { ar: 'ردّ {name} على تقييمك', en: '{name} replied to your review' },
      content: { ar: 'الرد ظاهر تحت تقييمك.', en: 'The reply stands below your review.' },
    },
    review_hidden: {
      title: { ar: 'أُخفي تقييمك لمكتب {name}', en: 'Your review of {name} was hidden' },
      content: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
      mail: 'always',
    },
    review_shown: {
      title: { ar: 'عاد تقييمك لمكتب {name}', en: 'Your review of {name} is shown again' },
      content: { ar: '{reason}', en: '{reason}' },
    },
    team_joined: {
      title: { ar: 'انضم {name} إلى فريقك', en: '{name} joined your team' },
      content: { ar: 'قبل دعوتك إلى المكتب.', en: 'Your invitation was accepted.' },
      mail: 'always',
    },
    team_left: {
      title: { ar: 'غادر {name} المكتب', en: '{name} left the office' },
      content: {
        ar: 'إعلاناته ({count}) ومحادثاته بقيت للمكتب.',
        en: 'Their listings ({count}) and conversations stay with the office.',
      },
      mail: 'always',
    },
    team_removed: {
      title: { ar: 'لم تعد من فريق {name}', en: 'You are no longer on the team of {name}' },
      content: {
        ar: 'حسابك باقٍ كما هو، وما نشرته باسم المكتب بقي للمكتب.',
        en: 'Your account stays. What you published for the office stays with it.',
      },
      mail: 'always',
    },
    team_handed_over: {
      title: { ar: 'تسلّمت إعلانات {name}', en: 'You took over from {name}' },
      content: { ar: 'عدد الإعلانات: {count}.', en: 'Listings: {count}.' },
      mail: 'always',
    },
    team_role_owner: {
      title: { ar: 'صرت من أصحاب {name}', en: 'You are now an owner of {name}' },
      content: {
        ar: 'تدير الفريق والرصيد وكل إعلانات المكتب.',
        en: 'You manage the team, the credit and all of the office’s listings.',
      },
      mail: 'always',
    },
    team_role_agent: {
      title: { ar: 'صفتك في {name}: وسيط عقاري', en: 'Your role at {name}: agent' },
      content: { ar: 'تدير إعلاناتك واستفساراتها.', en: 'You manage your own listings and their inquiries.' },
      mail: 'always',
    },
    team_role_assistant: {
      title: { ar: 'صفتك في {name}: مساعد', en: 'Your role at {name}: assistant' },
      content: {
        ar: 'تكتب المسودات وتردّ على كل الاستفسارات.',
        en: 'You prepare drafts and answer all inquiries.',
      },
      mail: 'always',
    },
    license_rejected: {
      title: { ar: 'لم تُقبل وثيقة الترخيص', en: 'Your license document was not accepted' },
      content: { ar: 'أرسل وثيقة أخرى. السبب: {reason}', en: 'Please send another one. Reason: {reason}' },
      mail: 'always',
    },
    listing_approved: {
      title: { ar: 'نُشر إعلانك', en: 'Your listing is published' },
      content: { ar: '«{title}» ظاهر للجميع الآن.', en: '“{title}” can be seen by everyone now.' },
    },
    listing_change_approved: {
      title: { ar: 'نُشر تعديل إعلانك', en: 'Your edit is published' },
      content: { ar: '«{title}»', en: '“{title}”' },
    },
    listing_rejected: {
      title: { ar: 'لم يُنشر إعلانك', en: 'Your listing was not published' },
      content: { ar: '«{title}». السبب: {reason}', en: '“{title}”. Reason: {reason}' },
    },
    listing_change_rejected: {
      title: { ar: 'لم يُقبل تعديل إعلانك', en: 'Your edit was not approved' },
      content: {
        ar: '«{title}»: بقيت النسخة السابقة منشورة. السبب: {reason}',
        en: '“{title}”: the previous version stays published. Reason: {reason}',
      },
    },
    listing_suspended: {
      title: { ar: 'أُوقف إعلانك', en: 'Your listing was suspended' },
      content: { ar: '«{title}». السبب: {reason}', en: '“{title}”. Reason: {reason}' },
    },
    listing_restored: {
      title: { ar: 'عاد إعلانك', en: 'Your listing is back' },
      content: { ar: '«{title}» معروض من جديد.', en: '“{title}” is shown again.' },
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
    },
    listing_hidden: {
      title: { ar: 'أُخفي إعلانك لأنه لم يُؤكَّد', en: 'Your listing is hidden because it was not confirmed' },
      content: { ar: 'أكّد «{title}» ليعود.', en: 'Confirm “{title}” to bring it back.' },
    },
    // Their mail is the alert's own (saved-searches/send-next.ts).
    saved_search_new: {
      title: { ar: 'إعلان جديد لبحثك «{name}»', en: 'A new listing for “{name}”' },
      content: { ar: '{title}', en: '{title}' },
    },
    saved_search_price_drop: {
      title: { ar: 'انخفض السعر في بحثك «{name}»', en: 'A price drop in “{name}”' },
      content: { ar: '{title}: صار {amount}', en: '{title}: now {amount}' },
    },
    saved_search_several: {
      title: { ar: '{listings} لبحثك «{name}»', en: '{listings} for “{name}”' },
      content: { ar: 'افتح البحث لتراها.', en: 'Open the search to see them.' },
    },
    saved_search_place_gone: {
      title: { ar: 'تغيّر مكان في بحثك «{name}»', en: 'A place in “{name}” has changed' },
      content: {
        ar: 'مكان اخترته لم يعد في قائمة الأماكن عندنا، فصار البحث يشمل: {where}. افتحه واحفظه من جديد إن أردت مكانًا آخر.',
        en: 'A place you chose is no longer on our list, so this search now covers {where}. Open it and save it again to choose another place.',
      },
    },
    saved_search_stopped: {
      title: { ar: 'توقّف بحثك «{name}»', en: '“{name}” was paused' },
      content: {
        ar: 'المكان الذي اخترته لم يعد في قائمة الأماكن عندنا، ولم يبقَ في البحث شرط آخر. احفظ بحثًا جديدًا بالمكان الذي تريده.',
        en: 'The place you chose is no longer on our list, and nothing else was left to search by. Save a new search with the place you want.',
      },
    },
    favourite_price_drop: {
      title: { ar: 'انخفض سعر إعلان في مفضّلتك', en: 'A price drop in your favorites' },
      content: { ar: '«{title}»: صار {amount}', en: '“{title}”: now {amount}' },
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
    lead_new: {
      title: { ar: 'استفسار جديد من {name}', en: 'A new inquiry from {name}' },
      content: { ar: 'عن إعلانك «{title}».', en: 'About your listing “{title}”.' },
      mail: 'newLead',
    },
    lead_message: {
      title: { ar: 'رسالة جديدة من {name}', en: 'A new message from {name}' },
      content: { ar: 'عن إعلانك «{title}».', en: 'About your listing “{title}”.' },
      mail: 'newLead',
    },
    lead_given: {
      title: { ar: 'وُكّل إليك استفسار من {name}', en: 'An inquiry from {name} was assigned to you' },
      content: { ar: 'عن الإعلان «{title}».', en: 'About the listing “{title}”.' },
      mail: 'newLead',
    },
    lead_answered: {
      title: { ar: 'وصلك رد من {name}', en: '{name} replied to you' },
      content: { ar: 'عن الإعلان «{title}».', en: 'About the listing “{title}”.' },
      mail: 'newLead',
    },
    office_lead_new: {
      title: { ar: 'استفسار جديد من {name}', en: 'A new inquiry from {name}' },
      content: { ar: 'كتب إلى {title} من صفحة المكتب.', en: 'Sent to {title} from the office’s page.' },
      mail: 'newLead',
    },
    office_lead_message: {
      title: { ar: 'رسالة جديدة من {name}', en: 'A new message from {name}' },
      content: { ar: 'إلى {title}.', en: 'To {title}.' },
      mail: 'newLead',
    },
    office_lead_given: {
      title: { ar: 'وُكّل إليك استفسار من {name}', en: 'An inquiry from {name} was assigned to you' },
      content: { ar: 'وصل إلى {title}.', en: 'It was sent to {title}.' },
      mail: 'newLead',
    },
    office_lead_answered: {
      title: { ar: 'وصلك رد من {name}', en: '{name} replied to you' },
      content: { ar: 'على رسالتك إلى المكتب.', en: 'To your message to the office.' },
      mail: 'newLead',
    },
    viewing_proposed: {
      title: { ar: 'موعد معاينة مقترح من {name}', en: '{name} proposes a viewing' },
      content: {
        ar: '«{title}»، {when}. وافق عليه أو اقترح وقتًا آخر.',
        en: '“{title}”, {when}. Accept it or propose another time.',
      },
      mail: 'newLead',
    },
    viewing_accepted: {
      title: { ar: 'تأكّد موعد المعاينة', en: 'Your viewing is confirmed' },
      content: { ar: '«{title}»، {when}، مع {name}.', en: '“{title}”, {when}, with {name}.' },
      mail: 'newLead',
    },
    viewing_moved: {
      title: { ar: 'وقت جديد مقترح للمعاينة من {name}', en: '{name} proposes another time' },
      content: {
        ar: '«{title}»، {when}. وافق عليه أو اقترح وقتًا آخر.',
        en: '“{title}”, {when}. Accept it or propose another time.',
      },
      mail: 'newLead',
    },
    viewing_cancelled: {
      title: { ar: 'أُلغي موعد المعاينة', en: 'Your viewing was canceled' },
      content: { ar: '«{title}»، {when}، مع {name}.', en: '“{title}”, {when}, with {name}.' },
      mail: 'newLead',
    },
    phone_entered: {
      title: { ar: 'حاول أحد استعمال رقم هاتفك', en: 'Somebody tried to use your phone number' },
      content: {
        ar: 'أدخل حساب آخر رقمك المؤكَّد. رقمك باقٍ لك ما دمت لا تعطي أحدًا الرمز الذي يصلك.',
        en: 'Another account entered your confirmed number. It stays yours as long as you give nobody the code you receive.',
      },
      mail: 'always',
    },
    phone_moved: {
      title: { ar: 'تأكّد رقم هاتفك في حساب آخر', en: 'Your phone number was confirmed in another account' },
      content: {
        ar: 'أدخل حساب آخر الرمز الذي وصل إلى رقمك، فلم يعد مؤكَّدًا عندك. إن كان الرقم ما زال لك فأكّده من جديد.',
        en: 'Another account entered the code sent to your number, so it is no longer confirmed in yours. If the number is still yours, confirm it again.',
      },
      mail: 'always',
    },
    credit_added: {
      title: { ar: 'أُضيف {amount} إلى رصيدك', en: '{amount} was added to your credit' },
      content: { ar: 'يمكنك استعماله الآن.', en: 'You can use it now.' },
      mail: 'always',
    },
    credit_added_for_purchase: {
      title: { ar: 'أُضيف {amount} إلى رصيدك', en: '{amount} was added to your credit' },
      content: {
        ar: 'أكمل الآن عملية الشراء التي تنتظرك.',
        en: 'You can now finish the purchase that is waiting for you.',
      },
      mail: 'always',
    },
    online_payment_failed: {
      title: { ar: 'لم يكتمل دفع {amount}', en: 'Your payment of {amount} did not go through' },
      content: {
        ar: 'لم يُضف شيء إلى رصيدك. يمكنك المحاولة من جديد أو الدفع بطريقة أخرى.',
        en: 'Nothing was added to your credit. You can try again or pay another way.',
      },
      mail: 'always',
    },
    credit_rejected: {
      title: { ar: 'لم تُقبل إضافة {amount} إلى رصيدك', en: 'Your request to add {amount} was not approved' },
      content: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
      mail: 'always',
    },
    refund_approved: {
      title: { ar: 'قُبل استرداد {amount}', en: 'Your refund of {amount} was approved' },
      content: { ar: 'يصلك المبلغ خلال 3 إلى 5 أيام عمل.', en: 'You will receive it within 3 to 5 business days.' },
      mail: 'always',
    },
    refund_rejected: {
      title: { ar: 'لم يُقبل استرداد {amount}', en: 'Your refund of {amount} was not approved' },
      content: {
        ar: 'عاد المبلغ إلى رصيدك. السبب: {reason}',
        en: 'The amount is back in your credit. Reason: {reason}',
      },
      mail: 'always',
    },
    subscription_expiring: {
      title: { ar: 'اشتراكك في باقة {plan} ينتهي قريبًا', en: 'Your {plan} plan ends soon' },
      content: { ar: 'المدة الباقية: {days}.', en: 'Time left: {days}.' },
      mail: 'subscriptionExpiring',
    },
    subscription_renews_soon: {
      title: { ar: 'يتجدد اشتراكك في باقة {plan} قريبًا', en: 'Your {plan} plan renews soon' },
      content: {
        ar: 'المدة الباقية: {days}. سيُدفع {amount} من رصيدك.',
        en: 'Time left: {days}. {amount} will be taken from your credit.',
      },
      mail: 'subscriptionExpiring',
    },
    subscription_needs_credit: {
      title: { ar: 'رصيدك لا يكفي لتجديد باقة {plan}', en: 'Your credit is not enough to renew your {plan} plan' },
      content: { ar: 'ينقصك {amount}. المدة الباقية: {days}.', en: 'You need {amount} more. Time left: {days}.' },
      mail: 'subscriptionExpiring',
    },
    subscription_grace: {
      title: { ar: 'انتهت مدة باقة {plan}', en: 'Your {plan} plan has ended' },
      content: {
        ar: 'إعلاناتك باقية كما هي، والمهلة الباقية للتجديد: {days}. بعدها تُؤرشف الإعلانات التي تزيد على الحد المجاني.',
        en: 'Your listings stay as they are. Time left to renew: {days}. After that, listings above the free limit are archived.',
      },
      mail: 'subscriptionExpiring',
    },
    subscription_renewed: {
      title: { ar: 'تجدد اشتراكك في باقة {plan}', en: 'Your {plan} plan was renewed' },
      content: { ar: 'دُفع {amount} من رصيدك.', en: '{amount} was taken from your credit.' },
      mail: 'always',
    },
    subscription_lapsed: {
      title: { ar: 'انتهى اشتراكك في باقة {plan}', en: 'Your {plan} subscription is over' },
      content: {
        ar: 'عدد الإعلانات التي أُرشفت لأنها تزيد على الحد المجاني: {archived}. تعود إلى العرض حين تشترك من جديد.',
        en: 'Listings archived because they are above the free limit: {archived}. They come back when you subscribe again.',
      },
      mail: 'always',
    },
    boost_ended: {
      title: { ar: 'انتهى ترويج إعلانك', en: 'Your boost has ended' },
      content: {
        ar: '«{title}». يمكنك أن ترى أثره وتروّج الإعلان من جديد.',
        en: '“{title}”. See what it did, or boost the listing again.',
      },
    },
    boost_stopped: {
      title: {
        ar: 'توقف ترويج إعلانك لأنه لم يعد معروضًا',
        en: 'Your boost stopped because the listing is no longer shown',
      },
      content: {
        ar: '«{title}». عاد {amount} إلى رصيدك عن الأيام الباقية.',
        en: '“{title}”. {amount} came back to your credit for the days that were left.',
      },
    },
  }),
);

export const wordsOf = (kind: string): Words | undefined => WORDS.get(kind);
export const isMailed = (kind: string): boolean => wordsOf(kind)?.mail !== undefined;
