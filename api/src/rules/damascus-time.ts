/**
 * Syria keeps UTC+3 all the year since October 2022. Devices with older time-zone data would still turn their `Asia/Damascus` back
 * by an hour in winter: on them, too, a time is what was meant, so times are told and read by this offset and never by that name.
 */
export const DAMASCUS_OFFSET = '+03:00';

/** The same as a zone that every `Intl` knows, and that no government changes. The sign of such names is the other way round. */
export const DAMASCUS_ZONE = 'Etc/GMT-3';

const OFFSET_MS = 3 * 3_600_000;

/** A moment as a clock in Damascus shows it: to be read by `getUTC…` and `toISOString()`. */
export const damascusClock = (moment: Date): Date => new Date(moment.getTime() + OFFSET_MS);

/** The day in Damascus, `2026-11-21`. */
export const damascusDay = (moment: Date): string => damascusClock(moment).toISOString().slice(0, 10);
