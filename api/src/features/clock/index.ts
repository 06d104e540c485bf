export { assertWithinReach, moveClock, shiftOf } from './moving/move-clock.ts';
export { readMove, stepsOf, wordsOf } from './moving/read-move.ts';
export { refusalOf } from './moving/refusal.ts';
export { tick } from './tick.ts';
