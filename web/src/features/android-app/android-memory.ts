const KEY = 'diyar-android-app';
const OWN_APP = 'diyar-own-app';

/** When the offer was dismissed on this device; null where it was not, or nothing can be kept. */
export function dismissedAt(): number | null {
  try {
    const { dismissedAt: at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { dismissedAt?: unknown };
    return typeof at === 'number' && Number.isFinite(at) ? at : null;
  } catch {
    return null;
  }
}

export function storeDismissal(now: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ dismissedAt: now }));
  } catch {
    // Nothing can be kept: it is offered once a document.
  }
}

/** The app names itself to the first document only: kept for the others of this visit. @returns what the first one was told */
export function firstReferrer(referrer: string): string {
  try {
    if (referrer.startsWith('android-app://')) sessionStorage.setItem(OWN_APP, referrer);
    return sessionStorage.getItem(OWN_APP) ?? referrer;
  } catch {
    return referrer;
  }
}
