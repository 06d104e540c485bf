import type { Messages } from '#lib/errors.ts';

export const myListingMessages = {
  status_not_allowed: {
    status: 409,
    ar: 'لا يمكن تغيير حالة الإعلان إلى هذه الحالة.',
    en: 'Error changing listing status: this change is not possible.',
  },
  not_offered: {
    status: 409,
    ar: 'هذا الإعلان غير معروض الآن، فلا شيء لتؤكّد أنه ما زال متاحًا. لعرضه من جديد غيّر حالته.',
    en: 'This listing is not offered at the moment, so there is nothing to confirm. To offer it again, change its status.',
  },
  colleague_not_found: {
    status: 409,
    ar: 'اختر زميلًا آخر من فريق مكتبك.',
    en: 'Choose another colleague on your office’s team.',
  },
  colleague_drafts_only: {
    status: 409,
    ar: 'المساعد يتسلّم المسودات فقط. اختر صاحب المكتب أو وسيطًا عقاريًا.',
    en: 'Assistants only take over drafts. Choose an owner or an agent.',
  },
  status_required: { status: 400, ar: 'اختر الحالة الجديدة.', en: 'Please choose the new status.' },
} satisfies Messages;
