import type { Messages } from '../../lib/errors.ts';

export const myListingMessages = {
  status_not_allowed: {
    ar: 'لا يمكن تغيير حالة الإعلان إلى هذه الحالة.',
    en: 'Error changing listing status: this change is not possible.',
  },
  status_required: { ar: 'اختر الحالة الجديدة.', en: 'Please choose the new status.' },
} satisfies Messages;
