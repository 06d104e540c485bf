import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Spec section 9. */
export const SIDEBAR_BREAKPOINT = 1024;
const WIDE = `(min-width: ${SIDEBAR_BREAKPOINT}px)`;

export type Sidebar = {
  /** Undefined until the user chooses: the style then shows it on wide windows and hides it on narrow ones. */
  choice: 'open' | 'closed' | undefined;
  toggle: () => void;
  close: () => void;
};

/** Open by default from 1024 px; narrower it starts closed, and closes with each navigation and when the window narrows. */
export function useSidebar(): Sidebar {
  const [choice, setChoice] = useState<Sidebar['choice']>();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what changes on a navigation
  useEffect(() => {
    if (!matchMedia(WIDE).matches) setChoice(undefined);
  }, [key]);

  useEffect(() => {
    const wide = matchMedia(WIDE);
    const back = () => setChoice(undefined);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !wide.matches) back();
    };
    wide.addEventListener('change', back);
    addEventListener('keydown', onKey);
    return () => {
      wide.removeEventListener('change', back);
      removeEventListener('keydown', onKey);
    };
  }, []);

  return {
    choice,
    toggle: () =>
      setChoice((now) => ((now ?? (matchMedia(WIDE).matches ? 'open' : 'closed')) === 'open' ? 'closed' : 'open')),
    close: () => setChoice(undefined),
  };
}
