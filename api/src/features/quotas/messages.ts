import type { Messages } from '#lib/errors.ts';

export const quotaMessages = {
  listing_limit_reached: {
    status: 409,
    ar: 'وصلت إلى الحد الأقصى لإعلاناتك ({allowed}). أرشف إعلانًا أو رقِّ باقتك.',
    en: 'You have reached your listing limit ({allowed}). Archive a listing or upgrade your plan.',
  },
  owner_limit_reached: {
    status: 409,
    ar: 'وصل صاحب الحساب إلى الحد الأقصى لإعلاناته ({allowed}).',
    en: 'The owner has reached their listing limit ({allowed}).',
  },
  quota_unavailable: { status: 503, ar: 'تعذّرت معرفة رصيد إعلاناتك.', en: 'Your listing quota is unavailable.' },
  plan_lacks_seats: {
    status: 403,
    ar: 'عدد أفراد الفريق في باقتك {amount}، والدعوات المفتوحة منهم. في الباقات الأعلى أكثر.',
    en: 'Your plan has room for {amount} people in the team, open invitations included. Higher plans have room for more.',
  },
  plan_lacks_import: {
    status: 403,
    ar: 'أكبر عدد من الصفوف تستورده باقتك من جدول واحد: {amount}. قسّم الجدول أو اختر باقة أعلى.',
    en: 'Your plan imports tables of up to {amount} rows. Split the table, or choose a higher plan.',
  },
  plan_lacks_history: {
    status: 403,
    ar: 'عدد الأيام الماضية التي تشملها تقارير باقتك: {amount}. في الباقات الأعلى أكثر.',
    en: 'Your plan’s reports reach back {amount} days. Higher plans reach further.',
  },
  plan_lacks_comparison: {
    status: 403,
    ar: 'عدد الإعلانات التي تقارنها باقتك معًا: {amount}. في الباقات الأعلى أكثر.',
    en: 'Your plan compares {amount} listings at a time. Higher plans compare more.',
  },
  plan_lacks_export: {
    status: 403,
    ar: 'تصدير التقارير في الباقات المدفوعة.',
    en: 'Exporting reports is part of the paid plans.',
  },
  plan_lacks_shop_window: {
    status: 403,
    ar: 'أوراق العرض وصوره ليست في باقتك.',
    en: 'Sheets and pictures for the shop window are not part of your plan.',
  },
} satisfies Messages;
