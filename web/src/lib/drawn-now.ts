let movedBy = 0;

/** Pages are drawn on the server by the site's clock. Browsers have their own, which `host/moved-clock.ts` moves where it must. */
export const drawAt = (byMs: number): void => {
  movedBy = byMs;
};

export const drawnNow = (): Date => new Date(Date.now() + movedBy);
