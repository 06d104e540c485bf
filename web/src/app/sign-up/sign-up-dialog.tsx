import type { ResourceLanguage } from 'i18next';
import { GoogleButton } from '#features/accounts/google-button.tsx';
import { GoogleNote } from '#features/accounts/google-entry.tsx';
import { SignUpPopup } from '#features/sign-up-popup/sign-up-popup.tsx';
import type { usePopup } from '#features/sign-up-popup/use-popup.ts';
import { addTexts } from '../messages.ts';
import { useMessages } from '../use-messages.ts';

/** Most visitors never see the popup: its texts come with it. */
addTexts(import.meta.glob<ResourceLanguage>('../../features/sign-up-popup/i18n/*.json', { import: 'default' }));

type Props = { popup: ReturnType<typeof usePopup>; from: string };

/** The popup with Google's button in it: who presses it stays where they are. */
export function SignUpDialog({ popup, from }: Props) {
  const hasWords = useMessages('sign-up-popup');
  const hasForms = useMessages('form');
  const hasAccounts = useMessages('accounts');
  if (!hasWords || !hasForms || !hasAccounts) return null;
  return (
    <SignUpPopup
      isClosing={popup.phase === 'closing'}
      from={from}
      onClose={popup.close}
      onLogin={popup.closeForSession}
      onDismiss={popup.dismiss}
    >
      <GoogleButton mode="login" onDone={popup.close} inDialog />
      <GoogleNote />
    </SignUpPopup>
  );
}
