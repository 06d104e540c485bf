import type { Messages } from '#lib/errors.ts';

export const sameHomeMessages = {
  home_decided: {
    status: 409,
    ar: 'هذا الإعلان على هذه الحال من قبل. راجع الحالة الجديدة.',
    en: 'The listing stands like this already. Look at its new state.',
  },
} satisfies Messages;
