import type { Messages } from '#lib/errors.ts';
import { MAX_OFFICE_MEMBERS } from '#rules/office-roles.ts';

export const officeTeamMessages = {
  team_forbidden: { status: 403, ar: 'صاحب المكتب وحده يدير الفريق.', en: 'Only the office’s owner manages the team.' },
  already_in_team: { status: 409, ar: 'هذا البريد لشخص من فريقك.', en: 'This email belongs to somebody on your team.' },
  already_in_an_office: {
    status: 409,
    ar: 'حسابك في مكتب الآن. غادره أولًا، أو اقبل الدعوة بحساب آخر.',
    en: 'Your account belongs to an office. Leave it first, or accept with another account.',
  },
  team_full: {
    status: 409,
    ar: `الفريق ممتلئ: ${MAX_OFFICE_MEMBERS} شخصًا على الأكثر مع الدعوات المفتوحة.`,
    en: `The team is full: ${MAX_OFFICE_MEMBERS} people at most, open invitations included.`,
  },
  too_many_invitations: {
    status: 429,
    ar: 'أرسلت دعوات كثيرة اليوم. حاول غدًا.',
    en: 'You have sent many invitations today. Please try again tomorrow.',
  },
  invitation_not_found: { status: 404, ar: 'هذه الدعوة غير موجودة.', en: 'There is no such invitation.' },
  invitation_invalid: {
    status: 400,
    ar: 'رابط الدعوة غير صالح أو انتهت مدته. اطلب من المكتب أن يرسلها من جديد.',
    en: 'This invitation link is invalid or has expired. Ask the office to send it again.',
  },
  invitation_used: { status: 400, ar: 'قُبلت هذه الدعوة من قبل.', en: 'This invitation has already been accepted.' },
  member_not_found: { status: 404, ar: 'هذا الشخص ليس من فريقك.', en: 'This person is not on your team.' },
  not_an_agent: { status: 409, ar: 'حصة الترويج للوسيط العقاري وحده.', en: 'Only agents have a boost allowance.' },
  allowance_too_high: {
    status: 400,
    ar: 'حصة الترويج {maximum} $ في الشهر على الأكثر.',
    en: 'A boost allowance is at most {maximum} dollars a month.',
  },
  successor_not_found: {
    status: 409,
    ar: 'اختر شخصًا من فريقك يتسلّم الإعلانات.',
    en: 'Choose somebody on your team to take over the listings.',
  },
  last_owner: {
    status: 409,
    ar: 'لا صاحب للمكتب غيرك يستطيع إدارته الآن. سلّم المكتب لغيرك أولًا.',
    en: 'Nobody but you can run the office as its owner now. Hand it to somebody else first.',
  },
  colleague_stopped: {
    status: 409,
    ar: 'حساب هذا الزميل موقوف الآن. اختر شخصًا آخر من فريقك.',
    en: 'This colleague’s account is stopped at the moment. Choose somebody else on your team.',
  },
  office_is_led: {
    status: 409,
    ar: 'للمكتب صاحب يديره الآن. هو من يسلّم المكتب لغيره.',
    en: 'The office has an owner who can run it. They are the one to hand it over.',
  },
  leave_instead: {
    status: 409,
    ar: 'لمغادرة المكتب استعمل «غادر المكتب».',
    en: 'To leave the office yourself, use “Leave the office”.',
  },
} satisfies Messages;
