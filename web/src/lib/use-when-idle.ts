import { useEffect } from 'react';

/** Fetches code ahead once the page has nothing else to do; not for those who asked to save data. */
export function useWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    // Safari has no idle callback.
    const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_500));
    later(() => void load().catch(() => {}), { timeout: 4_000 });
  }, [load]);
}
