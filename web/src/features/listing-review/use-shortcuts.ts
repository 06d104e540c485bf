import { useEffect, useRef, useState } from 'react';

const KEPT = 'diyar.reviewKeys';
/** Fields that take letters; a key on a checkbox is nobody's text. */
const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false])';

/** By `KeyboardEvent.code`, the place of a key and not its letter: on an Arabic keyboard the same key does the same. */
export type Shortcuts = Partial<Record<string, () => void>>;

/** Storage may be blocked: then they are on with each page. */
function wereOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

function keep(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT, isOn ? 'on' : 'off');
  } catch {
    // The page itself remembers.
  }
}

/** Single keys for a desk. They can be turned off (WCAG 2.1.4), and sleep while something is typed or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts) {
  const [isOn, setOn] = useState(wereOn);
  // Listening again after each change would leave moments in which a press is lost.
  const latest = useRef(shortcuts);
  latest.current = shortcuts;

  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const { code, target, ctrlKey, metaKey, altKey, repeat, shiftKey } = event;
      const run = latest.current[code === 'Slash' && shiftKey ? '?' : code.replace('Numpad', 'Digit')];
      if (!run || repeat || ctrlKey || metaKey || altKey || document.querySelector('[aria-modal=true]')) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);

  return {
    isOn,
    toggle() {
      keep(!isOn);
      setOn(!isOn);
    },
  };
}
