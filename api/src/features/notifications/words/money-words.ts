import type { Words } from './words-of-kind.ts';

/** Credit, payments and subscriptions. */
export const moneyWords = {
  credit_requested: {
    title: { ar: 'وصلنا طلبك: إضافة {amount} إلى رصيدك', en: 'We have your request to add {amount} to your credit' },
    content: {
      ar: 'جهة الدفع: {payee}. إن لم ترسل المال بعد فأرسله إلى هذه الجهة وحدها. نتحقق عادة خلال 24 ساعة، ثم نخبرك.',
      en: 'You pay to: {payee}. If you have not sent the money yet, send it only there. We usually check within 24 hours, and then tell you.',
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
  private_kept: {
    title: {
      ar: 'بقي رصيدك الخاص وما اشتريته به كما كان',
      en: 'Your own credit and what you bought with it stay as they are',
    },
    content: {
      ar: 'انضممت إلى المكتب، ولم يعد ما اخترته عند طلب الانضمام ممكنًا. قرّر الآن ما تريده.',
      en: 'You are on the office’s team, and what you chose when you asked is not possible any more. Decide now what you want.',
    },
    mail: 'always',
  },
  credit_rejected: {
    title: { ar: 'لم تُقبل إضافة {amount} إلى رصيدك', en: 'Your request to add {amount} was not approved' },
    content: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
    mail: 'always',
  },
  credit_cancelled: {
    title: {
      ar: 'سُحب طلب إضافة {amount} إلى رصيد المكتب',
      en: 'The request to add {amount} to the office’s credit was taken back',
    },
    content: {
      ar: 'سحبه أحد مالكي المكتب قبل أن يُبتّ فيه.',
      en: 'One of the owners took it back before it was decided.',
    },
    mail: 'always',
  },
  refund_cancelled: {
    title: { ar: 'سُحب طلب استرداد {amount}', en: 'The refund request of {amount} was taken back' },
    content: {
      ar: 'سحبه أحد مالكي المكتب، وعاد المبلغ إلى رصيد المكتب.',
      en: 'One of the owners took it back. The amount is in the office’s credit again.',
    },
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
  payee_proposed: {
    title: {
      ar: 'بانتظار موافقة مدير ثانٍ: {method}، {payee}',
      en: 'Waits for a second administrator: {method}, {payee}',
    },
    content: {
      ar: 'اقترح {name} أن يدفع الناس إلى هذه الجهة. ارفض الاقتراح فورًا إن لم تكن تتوقعه.',
      en: '{name} proposed that people pay there. If you did not expect this, reject it at once.',
    },
    mail: 'always',
  },
  payee_confirmed: {
    title: { ar: 'تغيّر أين يدفع الناس: {method}، {payee}', en: 'Where people pay has changed: {method}, {payee}' },
    content: {
      ar: 'وافق {name} على التعديل، والناس يدفعون إلى هذه الجهة من الآن. أوقفها فورًا إن لم تكن تعرفها.',
      en: '{name} confirmed the change, and people pay there from now on. If you do not know it, switch it off at once.',
    },
    mail: 'always',
  },
  payee_refused: {
    title: {
      ar: 'رُفض تعديل في جهات الاستلام: {method}، {payee}',
      en: 'A change of where people pay was rejected: {method}, {payee}',
    },
    content: {
      ar: 'رفضه {name}. لم يتغيّر شيء عند من يدفع.',
      en: '{name} rejected it. Nothing changed for those who pay.',
    },
    mail: 'always',
  },
  payee_stopped: {
    title: { ar: 'أُوقفت جهة استلام: {method}، {payee}', en: 'People no longer pay there: {method}, {payee}' },
    content: {
      ar: 'أوقفها {name}. تعود بعد أن يقترحها مدير ويوافق آخر.',
      en: '{name} switched it off. It comes back once one administrator proposes it and another confirms.',
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
  subscription_renewed_now: {
    title: { ar: 'جدّدت اشتراكك في باقة {plan}', en: 'You renewed your {plan} plan' },
    content: {
      ar: 'دُفع {amount} من رصيدك. اشتراكك صالح حتى {until}.',
      en: '{amount} was taken from your credit. Your plan is valid until {until}.',
    },
    mail: 'always',
  },
  subscription_started: {
    title: { ar: 'بدأ اشتراكك في باقة {plan}', en: 'Your {plan} plan has started' },
    content: {
      ar: 'دُفع {amount} من رصيدك. اشتراكك صالح حتى {until}.',
      en: '{amount} was taken from your credit. Your plan is valid until {until}.',
    },
    mail: 'always',
  },
  subscription_upgraded: {
    title: { ar: 'رُقّي اشتراكك إلى باقة {plan}', en: 'You upgraded to the {plan} plan' },
    content: {
      ar: 'دُفع {amount} من رصيدك بعد حسم ما لم تستخدمه من باقتك السابقة. اشتراكك صالح حتى {until}.',
      en: '{amount} was taken from your credit, less what you had not used of your former plan. Valid until {until}.',
    },
    mail: 'always',
  },
  subscription_upgraded_back: {
    title: { ar: 'رُقّي اشتراكك إلى باقة {plan}', en: 'You upgraded to the {plan} plan' },
    content: {
      ar: 'ما لم تستخدمه من باقتك السابقة يزيد على ثمن الجديدة، فعاد {amount} إلى رصيدك. اشتراكك صالح حتى {until}.',
      en: 'What you had not used of your former plan is worth more than the new one costs: {amount} is back in your credit. Valid until {until}.',
    },
    mail: 'always',
  },
  subscription_changes_later: {
    title: { ar: 'تتغير باقتك من {plan} إلى {next}', en: 'Your plan changes from {plan} to {next}' },
    content: {
      ar: 'باقتك الحالية باقية كما هي حتى {until}، ثم تبدأ الجديدة. لم يُدفع شيء الآن.',
      en: 'Your current plan stays as it is until {until}; then the new one begins. Nothing was paid now.',
    },
    mail: 'always',
  },
  subscription_cancelled: {
    title: { ar: 'أُلغي تجديد باقة {plan}', en: 'Your {plan} plan will not renew' },
    content: {
      ar: 'يبقى لك كل ما في الباقة حتى {until}. يمكنك العودة عن الإلغاء قبل ذلك.',
      en: 'You keep everything in the plan until {until}. Until then you can change your mind.',
    },
    mail: 'always',
  },
  subscription_goes_on: {
    title: { ar: 'يستمر اشتراكك في باقة {plan}', en: 'Your {plan} plan goes on' },
    content: {
      ar: 'المدة المدفوعة تنتهي في {until}، ثم يتجدد الاشتراك من رصيدك.',
      en: 'The paid period ends on {until}; then it renews from your credit.',
    },
    mail: 'always',
  },
  plan_withdrawn: {
    title: { ar: 'لم تعد باقة {plan} معروضة للبيع', en: 'The {plan} plan is no longer sold' },
    content: {
      ar: 'اشتراكك فيها مستمر ويتجدد كما كان ما دمت عليها. إن تركتها فلا عودة إليها.',
      en: 'Yours goes on and renews as before for as long as you keep it. Once you leave it you cannot come back to it.',
    },
    mail: 'always',
  },
  plan_limit_lowered: {
    title: { ar: 'تغيّر عدد الإعلانات في باقة {plan}', en: 'The {plan} plan has fewer listings' },
    content: {
      ar: 'الحد من مدتك القادمة: {listings}. حتى نهاية مدتك الحالية يبقى لك ما اشتريته.',
      en: 'From your next period on: {listings}. Until the current one ends you keep what you bought.',
    },
    mail: 'always',
  },
  plan_features_lowered: {
    title: { ar: 'تغيّر ما تشمله باقة {plan}', en: 'The {plan} plan includes less' },
    content: {
      ar: 'من مدتك القادمة: {lines}. حتى نهاية مدتك الحالية يبقى لك ما اشتريته.',
      en: 'From your next period on: {lines}. Until the current one ends you keep what you bought.',
    },
    mail: 'always',
  },
  places_ending: {
    title: { ar: 'الأماكن التي اشتريتها لإعلاناتك تنتهي قريبًا', en: 'The extra places for your listings end soon' },
    content: {
      ar: 'المدة الباقية: {days}. بعدها تُؤرشف الإعلانات التي تزيد على أماكنك، إن لم تشترِ غيرها.',
      en: 'Time left: {days}. After that, listings above your places are archived unless you buy more.',
    },
    mail: 'subscriptionExpiring',
  },
  places_ended: {
    title: { ar: 'انتهت الأماكن التي اشتريتها لإعلاناتك', en: 'The extra places for your listings have ended' },
    content: {
      ar: 'عدد الإعلانات التي أُرشفت لأنها تزيد على أماكنك: {archived}.',
      en: 'Listings archived because they are above your places: {archived}.',
    },
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
} as const satisfies Record<string, Words>;
