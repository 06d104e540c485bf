/** Far above what someone who looks for a home needs, far below what a list of numbers is worth. */
export const REVEALS_PER_USER_DAY = 40;
/** Of one listing, and of one office. */
export const REVEALS_PER_TARGET_HOUR = 60;

/** A day's search for a home takes a handful of numbers; beyond these each costs a longer pause. */
const REVEALS_WITHOUT_PAUSE = 10;
const PAUSE_STEP_SECONDS = 15;

/** Between the last number and the next: 15 seconds after ten, 7.5 minutes before the fortieth, two hours for all together. */
export const pauseAfter = (reveals: number): number =>
  Math.max(0, reveals - REVEALS_WITHOUT_PAUSE + 1) * PAUSE_STEP_SECONDS;
