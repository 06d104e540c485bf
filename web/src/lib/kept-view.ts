/** Of this tab alone: the other tabs stay the administrator's. */
const KEY = 'diyar-view';

/** Whether this tab shows the site as somebody else; asked by every visitor's first page, so it reads nothing. */
export function hasKeptView(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keptView(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** @throws where the browser keeps nothing: the next page would be the administrator's own again */
export const keepView = (view: object): void => sessionStorage.setItem(KEY, JSON.stringify(view));

export function forgetView(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept, so there is nothing to forget.
  }
}
