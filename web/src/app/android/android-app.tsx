import { AndroidDialog } from '#features/android-app/android-dialog.tsx';
import { useAndroidOffer } from '#features/android-app/use-android-offer.ts';
import { isBusy } from '#features/sign-up-popup/is-busy.ts';
import { useSite } from '#lib/site.ts';
import { useMessages } from '../use-messages.ts';
import './android-texts.ts';

/** Offers the app that the operator named to who comes with an Android phone's browser; nothing where none is named. */
export function AndroidApp() {
  const { androidStore } = useSite();
  return androidStore ? <Offer store={androidStore} /> : null;
}

function Offer({ store }: { store: string }) {
  const { isOpen, dismiss } = useAndroidOffer(isBusy);
  const hasWords = useMessages('android-app');
  return isOpen && hasWords ? <AndroidDialog store={store} onDismiss={dismiss} /> : null;
}
