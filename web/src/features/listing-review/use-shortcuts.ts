import { useEffect, useState } from 'react';

const KEPT = 'diyar.reviewKeys';

/** Places of keys, not letters: on an Arabic keyboard the same key does the same. */
type Keys = Partial<Record<'KeyA' | 'KeyR' | 'KeyN' | 'KeyQ', () => void>>;

/** Single keys for a desk. They can be turned off (WCAG 2.1.4), and sleep while something is typed or a dialog is open. */
export function useShortcuts(keys: Keys) {
  const [isOn, setOn] = useState(() => typeof localStorage === 'undefined' || localStorage.getItem(KEPT) !== 'off');

  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const { code, target, ctrlKey, metaKey, altKey, repeat } = event;
      const act = keys[code as keyof Keys];
      if (!act || repeat || ctrlKey || metaKey || altKey || document.querySelector('[aria-modal=true]')) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, keys]);

  return {
    isOn,
    toggle() {
      localStorage.setItem(KEPT, isOn ? 'off' : 'on');
      setOn(!isOn);
    },
  };
}
