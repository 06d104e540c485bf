import type { Choices } from './choices.ts';
import { placesOf } from './place-words.ts';
import { consume, isFree, keyOf, type Reading } from './reading.ts';

/** Takes «نمرة حمص»: where a vehicle is registered, not where it is. */
export function consumePlates(reading: Reading, choices: readonly Choices[]): void {
  if (choices.length === 0 || !choices.every(({ slugs }) => slugs.has('plate_province'))) return;
  if (reading.taken.has('attr.plate_province')) return;
  for (const plate of reading.parts) {
    const from = reading.parts[plate.at + 1];
    if (keyOf(plate, 'word') !== 'number_plate' || !isFree(reading, plate) || !isFree(reading, from)) continue;
    const province = placesOf(from).find(({ kind }) => kind === 'province');
    if (province) consume(reading, plate.at, from.at, [{ kind: 'attr.plate_province', value: province.key }]);
  }
}
