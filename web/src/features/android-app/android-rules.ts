// Spec, sections 4 and 9 of its first part: when visitors on an Android phone are told of the app.

export const DELAY_MS = 2_000;
/** So long a dismissal lasts. */
export const REST_MS = 30 * 24 * 60 * 60 * 1_000;
/** Its time has come, and the moment is not free: asked again after this. */
export const LOOK_AGAIN_MS = 1_000;

type Device = {
  userAgent: string;
  /** Where the document came from: an app that shows the site in a tab of its own names itself. */
  referrer: string;
  /** The site has a window of its own: installed, or inside its app. */
  isStandalone: boolean;
};

/** A browser on an Android phone, and nothing that is the app already: no web view, no window of its own, not opened by an app. */
export const isOffered = ({ userAgent, referrer, isStandalone }: Device): boolean =>
  /\bAndroid\b/.test(userAgent) &&
  /\bMobile\b/.test(userAgent) &&
  !/;\s*wv\)/.test(userAgent) &&
  !referrer.startsWith('android-app://') &&
  !isStandalone;

/** Whether a dismissal still counts. A clock that went back makes none last for ever. */
export const isResting = (dismissedAt: number | null, now: number): boolean =>
  dismissedAt !== null && dismissedAt <= now && now - dismissedAt < REST_MS;
