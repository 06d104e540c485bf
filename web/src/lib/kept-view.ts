/** Of this tab alone: the other tabs stay the administrator's. */
export const VIEW_KEY = 'diyar-view';

/** Whether this tab shows the site as somebody else; asked by every visitor's first page, so it reads nothing. */
export function hasKeptView(): boolean {
  try {
    return sessionStorage.getItem(VIEW_KEY) !== null;
  } catch {
    return false;
  }
}
