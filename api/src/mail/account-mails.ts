import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import type { MailContent } from './mail-content.ts';
import type { MailOrder } from './order.ts';

interface Words {
  subject: string;
  paragraphs: string[];
  button?: string;
}

const WORDS: Record<MailOrder['kind'], Record<Lang, Words>> = {
  verify_email: {
    ar: {
      subject: 'أكّد بريدك الإلكتروني',
      paragraphs: ['أهلًا {name}،', 'اضغط الزر لنتأكّد أن هذا البريد لك. الرابط صالح 7 أيام.'],
      button: 'تأكيد البريد',
    },
    en: {
      subject: 'Confirm your email',
      paragraphs: [
        'Hello {name},',
        'Press the button to confirm that this address is yours. The link works for 7 days.',
      ],
      button: 'Confirm email',
    },
  },
  reset_password: {
    ar: {
      subject: 'كلمة مرور جديدة',
      paragraphs: ['أهلًا {name}،', 'طُلبت كلمة مرور جديدة لحسابك. الرابط صالح ساعة واحدة ولمرة واحدة.'],
      button: 'تعيين كلمة المرور',
    },
    en: {
      subject: 'A new password',
      paragraphs: [
        'Hello {name},',
        'Somebody asked for a new password for your account. The link works once, for one hour.',
      ],
      button: 'Set the password',
    },
  },
  delete_account: {
    ar: {
      subject: 'تأكيد حذف حسابك',
      paragraphs: [
        'أهلًا {name}،',
        'طُلب حذف حسابك. بعد التأكيد تختفي إعلاناتك فورًا، وتُحذف بياناتك الشخصية خلال 30 يومًا. الرابط صالح 24 ساعة ولمرة واحدة.',
        'إذا لم تطلب الحذف فتجاهل هذه الرسالة ولن يتغيّر شيء.',
      ],
      button: 'متابعة الحذف',
    },
    en: {
      subject: 'Confirm the deletion of your account',
      paragraphs: [
        'Hello {name},',
        'The deletion of your account was requested. Once you confirm, your listings disappear right away and your personal data is deleted within 30 days. The link works once, for 24 hours.',
        'If you did not ask for this, ignore this message and nothing will change.',
      ],
      button: 'Continue to deletion',
    },
  },
  password_changed: {
    ar: {
      subject: 'تغيّرت كلمة مرورك',
      paragraphs: [
        'أهلًا {name}،',
        'تغيّرت كلمة مرور حسابك وخرجت الأجهزة الأخرى، وانتهى ربط تيليغرام وواتساب إن كان. إذا لم تكن أنت، فعيّن كلمة جديدة الآن.',
      ],
      button: 'نسيت كلمة المرور',
    },
    en: {
      subject: 'Your password was changed',
      paragraphs: [
        'Hello {name},',
        'The password of your account was changed, other devices were signed out, and Telegram and WhatsApp were unlinked if they were linked. If that was not you, set a new one now.',
      ],
      button: 'Forgot password',
    },
  },
  second_factor_changed: {
    ar: {
      subject: 'تغيّر التحقّق بخطوتين',
      paragraphs: ['أهلًا {name}،', 'فُعّل التحقّق بخطوتين في حسابك أو أُلغي. إذا لم تكن أنت، فعيّن كلمة مرور جديدة الآن.'],
      button: 'نسيت كلمة المرور',
    },
    en: {
      subject: 'Two-step verification was changed',
      paragraphs: [
        'Hello {name},',
        'Two-step verification of your account was turned on or off. If that was not you, set a new password now.',
      ],
      button: 'Forgot password',
    },
  },
  proof_code: {
    ar: {
      subject: 'رمز التأكيد',
      paragraphs: [
        'أهلًا {name}،',
        'اكتب هذا الرمز في الموقع لنتأكّد أنك صاحب الحساب. صالح 10 دقائق.',
        'لا تعطه لأحد. إذا لم تطلبه فهناك من دخل حسابك: عيّن كلمة مرور جديدة الآن.',
      ],
      button: 'كلمة مرور جديدة',
    },
    en: {
      subject: 'Your confirmation code',
      paragraphs: [
        'Hello {name},',
        'Enter this code on the site to confirm it is you. It works for 10 minutes.',
        'Give it to nobody. If you did not ask for it, somebody else is in your account: set a new password now.',
      ],
      button: 'Set a new password',
    },
  },
  office_approved: {
    ar: {
      subject: 'تمت الموافقة على مكتبك',
      paragraphs: ['أهلًا {name}،', 'صار حسابك حساب مكتب، وصفحة مكتبك منشورة.'],
      button: 'صفحة المكتب',
    },
    en: {
      subject: 'Your office has been approved',
      paragraphs: ['Hello {name},', 'Your account is now an office account, and your office page is published.'],
      button: 'Your office',
    },
  },
  office_rejected: {
    ar: {
      subject: 'لم يُقبل طلب مكتبك',
      paragraphs: ['أهلًا {name}،', 'راجعنا طلبك ولم نقبله. السبب: {reason}', 'صحّح ما يلزم ثم قدّم من جديد.'],
      button: 'تعديل الطلب',
    },
    en: {
      subject: 'Your office application was not accepted',
      paragraphs: [
        'Hello {name},',
        'We reviewed your application and did not accept it. Reason: {reason}',
        'Correct what is needed and apply again.',
      ],
      button: 'Edit application',
    },
  },
  account_suspended: {
    ar: { subject: 'أُوقف حسابك', paragraphs: ['أهلًا {name}،', 'أُوقف حسابك وأُخفيت إعلاناتك. السبب: {reason}'] },
    en: {
      subject: 'Your account was suspended',
      paragraphs: ['Hello {name},', 'Your account was suspended and your listings are hidden. Reason: {reason}'],
    },
  },
  account_restored: {
    ar: {
      subject: 'عاد حسابك إلى العمل',
      paragraphs: ['أهلًا {name}،', 'صار بإمكانك تسجيل الدخول من جديد، وعادت إعلاناتك إلى الظهور.'],
      button: 'تسجيل الدخول',
    },
    en: {
      subject: 'Your account is open again',
      paragraphs: ['Hello {name},', 'You can log in again, and your listings are visible again.'],
      button: 'Log in',
    },
  },
  account_banned: {
    ar: { subject: 'حُظر حسابك', paragraphs: ['أهلًا {name}،', 'حُظر حسابك وأُخفيت إعلاناتك. السبب: {reason}'] },
    en: {
      subject: 'Your account was banned',
      paragraphs: ['Hello {name},', 'Your account was banned and your listings are hidden. Reason: {reason}'],
    },
  },
  listing_approved: {
    ar: { subject: 'نُشر إعلانك', paragraphs: ['أهلًا {name}،', 'راجعنا إعلانك «{title}» ونشرناه.'], button: 'إعلاناتي' },
    en: {
      subject: 'Your listing is published',
      paragraphs: ['Hello {name},', 'We reviewed your listing “{title}” and published it.'],
      button: 'My listings',
    },
  },
  listing_change_approved: {
    ar: {
      subject: 'نُشر تعديل إعلانك',
      paragraphs: ['أهلًا {name}،', 'صار تعديل «{title}» ظاهرًا للجميع.'],
      button: 'إعلاناتي',
    },
    en: {
      subject: 'Your edit is published',
      paragraphs: ['Hello {name},', 'Everyone can see the edit of “{title}” now.'],
      button: 'My listings',
    },
  },
  listing_rejected: {
    ar: {
      subject: 'لم يُنشر إعلانك',
      paragraphs: [
        'أهلًا {name}،',
        'راجعنا إعلانك «{title}» ولم ننشره. السبب: {reason}',
        'صحّح ما يلزم ثم أرسله من جديد.',
      ],
      button: 'تعديل الإعلان',
    },
    en: {
      subject: 'Your listing was not published',
      paragraphs: [
        'Hello {name},',
        'We reviewed your listing “{title}” and did not publish it. Reason: {reason}',
        'Correct what is needed and send it again.',
      ],
      button: 'Edit listing',
    },
  },
  listing_change_rejected: {
    ar: {
      subject: 'لم يُقبل تعديل إعلانك',
      paragraphs: ['أهلًا {name}،', 'لم نقبل تعديل «{title}»، وبقيت النسخة السابقة منشورة. السبب: {reason}'],
      button: 'تعديل الإعلان',
    },
    en: {
      subject: 'Your edit was not approved',
      paragraphs: [
        'Hello {name},',
        'The edit of “{title}” was not approved, and the previous version stays published. Reason: {reason}',
      ],
      button: 'Edit listing',
    },
  },
  listing_suspended: {
    ar: {
      subject: 'أُوقف إعلانك',
      paragraphs: ['أهلًا {name}،', 'أُخفي إعلانك «{title}». السبب: {reason}'],
      button: 'إعلاناتي',
    },
    en: {
      subject: 'Your listing was suspended',
      paragraphs: ['Hello {name},', 'Your listing “{title}” is hidden. Reason: {reason}'],
      button: 'My listings',
    },
  },
  listing_restored: {
    ar: { subject: 'عاد إعلانك', paragraphs: ['أهلًا {name}،', 'إعلانك «{title}» معروض من جديد.'], button: 'إعلاناتي' },
    en: {
      subject: 'Your listing is back',
      paragraphs: ['Hello {name},', 'Your listing “{title}” is shown again.'],
      button: 'My listings',
    },
  },
  listing_still_available: {
    ar: {
      subject: 'هل ما زال متاحًا؟',
      paragraphs: [
        'أهلًا {name}،',
        'مضى أسبوعان على «{title}». أكّد أنه ما زال متاحًا، وإلا أخفيناه بعد 30 يومًا من آخر تأكيد.',
      ],
      button: 'تأكيد التوفّر',
    },
    en: {
      subject: 'Still available?',
      paragraphs: [
        'Hello {name},',
        'It has been two weeks since “{title}” was published or confirmed. Confirm that it is still available, or we will hide it 30 days after the last confirmation.',
      ],
      button: 'Confirm',
    },
  },
  listing_hidden: {
    ar: {
      subject: 'أُخفي إعلانك لأنه لم يُؤكَّد',
      paragraphs: ['أهلًا {name}،', 'أُخفي «{title}» بعد 30 يومًا بلا تأكيد. لم يضع شيء: أكّده ليعود كما كان.'],
      button: 'إعادة العرض',
    },
    en: {
      subject: 'Your listing is hidden because it was not confirmed',
      paragraphs: [
        'Hello {name},',
        '“{title}” was hidden after 30 days without a confirmation. Nothing is lost: confirm it to show it again.',
      ],
      button: 'Show it again',
    },
  },
};

export const ACCOUNT_MAILS = Object.keys(WORDS) as MailOrder['kind'][];

/** Pages of the web that the buttons lead to. */
export const PATHS: Partial<Record<MailOrder['kind'], string>> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  delete_account: '/account/delete/confirm',
  password_changed: '/forgot-password',
  second_factor_changed: '/forgot-password',
  proof_code: '/forgot-password',
  account_restored: '/login',
  office_approved: '/dashboard/office',
  office_rejected: '/dashboard/office/register',
  listing_approved: '/dashboard/properties',
  listing_change_approved: '/dashboard/properties',
  listing_rejected: '/dashboard/properties',
  listing_change_rejected: '/dashboard/properties',
  listing_suspended: '/dashboard/properties',
  listing_restored: '/dashboard/properties',
  listing_still_available: '/dashboard/properties',
  listing_hidden: '/dashboard/properties',
};

export function letterOf(
  kind: MailOrder['kind'],
  {
    lang,
    href,
    code,
    ...params
  }: { lang: Lang; name: string; title: string; reason: string; href: string; code?: string },
): MailContent {
  const { subject, paragraphs, button } = WORDS[kind][lang];
  return {
    subject: fill(subject, params),
    paragraphs: paragraphs.map((text) => fill(text, params)),
    ...(code && { code }),
    ...(button && { button: { label: button, href } }),
  };
}
