/** A device that drops the map twice within this time would do so again. */
const SOON_MS = 15_000;

/**
 * Phones take a page's graphics away when they need the memory. Heard before MapLibre hears it: it would tear the style away
 * from under everything that is drawn on it. `isSoon`: the map had hardly been made. Returns the way to stop.
 */
export function onContextLost(container: HTMLElement, tell: (isSoon: boolean) => void, now = Date.now): () => void {
  const made = now();
  const onLost = (event: Event) => {
    event.stopImmediatePropagation();
    tell(now() - made < SOON_MS);
  };
  container.addEventListener('webglcontextlost', onLost, { capture: true });
  return () => container.removeEventListener('webglcontextlost', onLost, { capture: true });
}
