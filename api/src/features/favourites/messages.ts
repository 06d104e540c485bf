import type { Messages } from '#lib/errors.ts';

export const favouriteMessages = {
  favourites_full: {
    status: 409,
    ar: 'امتلأت المفضّلة. احذف منها ما لم يعد يهمّك ثم أضف غيره.',
    en: 'Your favorites are full. Remove some you no longer need, then add this one.',
  },
} satisfies Messages;
