import type { Box } from '#rules/box.ts';
import type { LngLat } from '#rules/shape.ts';

/** Whether a straight line between two points meets a box, its edge included (Liang and Barsky's clipping). */
export function touchesBox([fromX, fromY]: LngLat, [toX, toY]: LngLat, { west, south, east, north }: Box): boolean {
  const [dx, dy] = [toX - fromX, toY - fromY];
  let [enters, leaves] = [0, 1];
  for (const [step, room] of [
    [-dx, fromX - west],
    [dx, east - fromX],
    [-dy, fromY - south],
    [dy, north - fromY],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false;
      continue;
    }
    const at = room / step;
    if (step < 0) enters = Math.max(enters, at);
    else leaves = Math.min(leaves, at);
    if (enters > leaves) return false;
  }
  return true;
}
