/** Whether news comes by itself just now, to this tab or over another. */
export const live = { now: false };

/** How often a query asks while it does not (spec, section 9). */
export const unlessLive = (everyMs: number) => () => (live.now ? false : everyMs);
