import { TooltipLayer } from '#ui/tooltip-layer.tsx';
import { AndroidApp } from '../android/android-app.tsx';
import { SignInAgain } from '../layouts/sign-in-again.tsx';
import { OpenFooter } from './open-footer.tsx';

/** Parts of the frame that no first sight of a page needs. */
export function FrameExtras() {
  return (
    <>
      <TooltipLayer />
      <SignInAgain />
      <OpenFooter />
      <AndroidApp />
    </>
  );
}
