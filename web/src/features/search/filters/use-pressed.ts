import { startTransition, useOptimistic } from 'react';

/** Pictures are not drawn in a page out of sight. */
const LONGEST_WAIT_MS = 100;

const nextPicture = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

/**
 * A filter's value, and how a press changes it: the new value is shown at once, and the search it leads to, which draws the whole
 * page anew, comes after the picture of it.
 */
export function usePressed<Value>(value: Value): [Value, (next: Value, apply: () => void) => void] {
  const [shown, show] = useOptimistic(value);
  const press = (next: Value, apply: () => void) =>
    startTransition(async () => {
      show(next);
      await nextPicture();
      apply();
    });
  return [shown, press];
}
