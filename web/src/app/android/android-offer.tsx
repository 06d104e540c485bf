import { AndroidDialog } from '#features/android-app/android-dialog.tsx';
import { useAndroidOffer } from '#features/android-app/use-android-offer.ts';
import { isBusy } from '#features/sign-up-popup/is-busy.ts';
import { useMessages } from '../use-messages.ts';
import './android-texts.ts';

/** Keeps the times of the offer, and shows it. */
export function AndroidOffer({ store }: { store: string }) {
  const { isOpen, dismiss } = useAndroidOffer(isBusy);
  const hasWords = useMessages('android-app');
  return isOpen && hasWords ? <AndroidDialog store={store} onDismiss={dismiss} /> : null;
}
