import type { ResourceLanguage } from 'i18next';
import { AndroidDialog } from '#features/android-app/android-dialog.tsx';
import { useAndroidOffer } from '#features/android-app/use-android-offer.ts';
import { isBusy } from '#features/sign-up-popup/is-busy.ts';
import { addTexts } from '../messages.ts';
import { useMessages } from '../use-messages.ts';

/** Only visitors with an Android phone see the offer: its texts come with it. */
addTexts(import.meta.glob<ResourceLanguage>('../../features/android-app/i18n/*.json', { import: 'default' }));

/** Keeps the times of the offer, and shows it. */
export function AndroidOffer({ store }: { store: string }) {
  const { isOpen, dismiss } = useAndroidOffer(isBusy);
  const hasWords = useMessages('android-app');
  return isOpen && hasWords ? <AndroidDialog store={store} onDismiss={dismiss} /> : null;
}
