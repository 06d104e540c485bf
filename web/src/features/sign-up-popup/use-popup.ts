import { useCallback, useEffect, useState } from 'react';
import { isBusy } from './is-busy.ts';
import { dismissForSession, isSessionDismissed, readMemory, readViews, writeMemory } from './popup-memory.ts';
import { afterClose, BURST, CLOSE_MS, delayBeforeShow, isBurst, LOOK_AGAIN_MS, PLAN_AGAIN_MS } from './popup-rules.ts';

type Options = {
  /** Nobody is signed in. */
  isVisitor: boolean;
  /** Whether nobody is asked on this page, or not yet. */
  isQuiet: () => boolean;
};

/**
 * Opens the popup at its times, or at the first free moment after them, and closes it with its delay; `phase` is `closing` for those
 * 300 ms.
 */
export function usePopup({ isVisitor, isQuiet }: Options) {
  const [phase, setPhase] = useState<'hidden' | 'open' | 'closing'>('hidden');
  /** Grows with each plan. */
  const [plan, setPlan] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `plan` starts the next one
  useEffect(() => {
    const delay = delayBeforeShow(readMemory(), isSessionDismissed());
    if (!isVisitor || delay === null) return;
    let timer = setTimeout(show, delay);
    return () => clearTimeout(timer);

    function show(): void {
      // Another tab may have asked meanwhile.
      if (delayBeforeShow(readMemory(), isSessionDismissed()) === null) return;
      if (isBurst(readViews(), Date.now())) timer = setTimeout(show, BURST.waitMs);
      else if (isQuiet() || isBusy()) timer = setTimeout(show, LOOK_AGAIN_MS);
      else setPhase('open');
    }
  }, [isVisitor, isQuiet, plan]);

  const isOpen = phase === 'open';
  const close = useCallback(() => setPhase((now) => (now === 'open' ? 'closing' : now)), []);

  // A visitor who has signed in, here or in another tab, is asked no longer.
  useEffect(() => {
    if (isOpen && !isVisitor) close();
  }, [isOpen, isVisitor, close]);

  useEffect(() => {
    if (phase !== 'closing') return;
    const timer = setTimeout(() => {
      writeMemory(afterClose(readMemory(), Date.now()));
      setPhase('hidden');
      setTimeout(() => setPlan((count) => count + 1), PLAN_AGAIN_MS);
    }, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return {
    phase,
    close,
    /** Not any more in this session: on the way to the log-in. */
    closeForSession(): void {
      dismissForSession();
      close();
    },
    /** Not any more on this device. */
    dismiss(): void {
      writeMemory({ ...readMemory(), dismissed: true });
      close();
    },
  };
}
