/** A Chromium to use instead of the system's own. */
export const configured = process.env.CHROME_PATH;

/** Set to write new reference pictures; look at them before committing. */
export const updating = process.env.UPDATE_RENDERS === '1';
