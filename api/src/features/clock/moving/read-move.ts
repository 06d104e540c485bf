const HOUR_MS = 3_600_000;
const UNITS_MS = { d: 24 * HOUR_MS, h: HOUR_MS, m: 60_000 };
const STEP = /(\d+)([dhm])/g;
const STEPS = /^\+(?:\d+[dhm])+$/;
const BACK = ['now', '0'];

export type Move = { byMs: number } | 'back';
/** News that is a day late is not told. */
const STEP_MS = UNITS_MS.d;

/** `+40d`, `+3h`, `+90m`, `+40d12h`; `now` and `0` lead back to real time. Undefined: none of these. */
export function readMove(words: string): Move | undefined {
  if (BACK.includes(words)) return 'back';
  if (!STEPS.test(words)) return undefined;
  const steps = [...words.matchAll(STEP)].map(
    ([, count, unit]) => Number(count) * UNITS_MS[unit as keyof typeof UNITS_MS],
  );
  return { byMs: steps.reduce((sum, ms) => sum + ms, 0) };
}

/** Days that lead there, the last of them shorter: whoever goes through them is told of everything on its day. */
export function stepsOf(byMs: number): number[] {
  const days = Math.ceil(byMs / STEP_MS);
  return Array.from({ length: days }, (_, day) => Math.min(STEP_MS, byMs - day * STEP_MS));
}

/** `40d 3h`, as it would be typed. */
export function wordsOf(ms: number): string {
  let left = Math.round(ms / UNITS_MS.m) * UNITS_MS.m;
  const parts = Object.entries(UNITS_MS).flatMap(([unit, unitMs]) => {
    const count = Math.floor(left / unitMs);
    left -= count * unitMs;
    return count > 0 ? [`${count}${unit}`] : [];
  });
  return parts.join(' ') || '0';
}
