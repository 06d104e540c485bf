import { VIEW_KEY } from './kept-view.ts';

export function storedView(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(VIEW_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** @throws where the browser keeps nothing: the next page would be the administrator's own again */
export const storeView = (view: object): void => sessionStorage.setItem(VIEW_KEY, JSON.stringify(view));

export function forgetView(): void {
  try {
    sessionStorage.removeItem(VIEW_KEY);
  } catch {
    // Nothing could be kept, so there is nothing to forget.
  }
}
