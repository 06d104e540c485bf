/** React Router gives a key to every place that was walked to; a document that was just opened has none. */
export const isWalkedTo = (): boolean => Boolean((history.state as { key?: string } | null)?.key);

/**
 * Whether the address can be opened as a document of its own, which the service worker answers from what this device keeps.
 * Never a second time for the same place: what the document itself could not show would send the visitor round in circles.
 */
export const canReopen = (): boolean =>
  typeof window !== 'undefined' && Boolean(navigator.serviceWorker?.controller) && isWalkedTo();

export function reopen(): void {
  const { key: _, ...place } = history.state as { key?: string };
  history.replaceState(place, '');
  location.reload();
}
