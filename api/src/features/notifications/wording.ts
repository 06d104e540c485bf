import type { Lang } from '../../lib/endpoint.ts';
import { fill, type Message } from '../../lib/errors.ts';
import type { Notification } from './contract.ts';
import type { NotificationRow } from './queries.ts';

/** Kept as a kind and its parameters, worded when read: a change of language changes the old ones too. */
const WORDS: Record<string, { title: Message; content: Message }> = {
  office_approved: {
    title: { ar: 'صار حسابك حساب مكتب', en: 'Your account is now an office account' },
    content: { ar: 'تمت الموافقة على {name}.', en: '{name} has been approved.' },
  },
  office_rejected: {
    title: { ar: 'لم يُقبل طلب المكتب', en: 'Your office application was not accepted' },
    content: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
  },
  listing_approved: {
    title: { ar: 'نُشر إعلانك', en: 'Your listing is public' },
    content: { ar: '«{title}» ظاهر للجميع الآن.', en: '“{title}” can be seen by everyone now.' },
  },
  listing_change_approved: {
    title: { ar: 'نُشر تعديل إعلانك', en: 'The change of your listing is public' },
    content: { ar: '«{title}»', en: '“{title}”' },
  },
  listing_rejected: {
    title: { ar: 'لم يُنشر إعلانك', en: 'Your listing was not published' },
    content: { ar: '«{title}». السبب: {reasonAr}', en: '“{title}”. Reason: {reasonEn}' },
  },
  listing_change_rejected: {
    title: { ar: 'لم يُقبل تعديل إعلانك', en: 'The change of your listing was not accepted' },
    content: {
      ar: '«{title}»: بقيت النسخة السابقة منشورة. السبب: {reasonAr}',
      en: '“{title}”: the version before stays public. Reason: {reasonEn}',
    },
  },
  listing_suspended: {
    title: { ar: 'أُوقف إعلانك', en: 'Your listing was suspended' },
    content: { ar: '«{title}». السبب: {reasonAr}', en: '“{title}”. Reason: {reasonEn}' },
  },
  listing_restored: {
    title: { ar: 'عاد إعلانك', en: 'Your listing is back' },
    content: { ar: '«{title}» معروض من جديد.', en: '“{title}” is shown again.' },
  },
  listing_still_available: {
    title: { ar: 'هل ما زال متاحًا؟', en: 'Still available?' },
    content: { ar: 'أكّد أن «{title}» ما زال متاحًا.', en: 'Confirm that “{title}” is still available.' },
  },
  listing_hidden: {
    title: { ar: 'أُخفي إعلانك لأنه لم يُؤكَّد', en: 'Your listing is hidden: nobody confirmed it' },
    content: { ar: 'أكّد «{title}» ليعود.', en: 'Confirm “{title}” to bring it back.' },
  },
};

export function wordNotification(row: NotificationRow, lang: Lang): Notification {
  const words = WORDS[row.kind];
  return {
    id: row.id,
    type: row.type,
    title: words ? fill(words.title[lang], row.parameters) : row.kind,
    content: words ? fill(words.content[lang], row.parameters) : null,
    read: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
    parameters: row.parameters,
    url: row.url,
  };
}
