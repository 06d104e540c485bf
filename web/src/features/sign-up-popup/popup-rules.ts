// Spec, sections 4 and 9 of its second part: when visitors are asked to sign up.

/** By how often it was shown before. */
export const DELAYS_MS = [15_000, 300_000, 900_000] as const;
export const CLOSE_MS = 300;
/** After a close the next show is planned. */
export const PLAN_AGAIN_MS = 1_000;
/** More views than this within the time: somebody is leafing, and is left alone for a while. */
export const BURST = { views: 2, withinMs: 30_000, waitMs: 60_000 } as const;
const VIEWS_KEPT = 10;
/** A page that somebody has just gone to is theirs for so long, and a map for so long after they moved it. */
export const SETTLE_MS = 10_000;
/** Its time has come, and the moment is not free: asked again after this. */
export const LOOK_AGAIN_MS = 1_000;

/** Memory of this device, as the spec names it. */
export type PopupMemory = { dismissed: boolean; showCount: number; lastShown: number | null };
export const NOTHING_YET: PopupMemory = { dismissed: false, showCount: 0, lastShown: null };

/** Milliseconds until the popup may be shown; null: never again (this session, or at all). */
export function delayBeforeShow({ dismissed, showCount }: PopupMemory, sessionDismissed: boolean): number | null {
  if (dismissed || sessionDismissed) return null;
  return DELAYS_MS[showCount] ?? null;
}

/** Closing is what counts as a show. */
export const afterClose = (memory: PopupMemory, now: number): PopupMemory => ({
  ...memory,
  showCount: memory.showCount + 1,
  lastShown: now,
});

/** The moments of the latest page views, this one included. */
export const withView = (views: readonly number[], now: number): number[] => [...views, now].slice(-VIEWS_KEPT);

export const isBurst = (views: readonly number[], now: number): boolean =>
  views.filter((at) => now - at <= BURST.withinMs).length > BURST.views;

/** The stay on the page that is shown. */
export type Stay = {
  /** When it began. */
  since: number;
  /** The next page is on its way. */
  isLeaving: boolean;
  /** A listing's own page, which is read before anything else is asked. */
  isListing: boolean;
  hasScrolled: boolean;
  /** By the browser's back or forward. */
  isReturn: boolean;
};

/** Whether a visitor who has just gone somewhere, or who has not begun to read a listing, would be disturbed. */
export const isUnsettled = ({ since, isLeaving, isListing, hasScrolled, isReturn }: Stay, now: number): boolean =>
  isLeaving || now - since < SETTLE_MS || (isListing && !hasScrolled && !isReturn);
