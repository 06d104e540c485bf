import { expect, it } from 'vitest';
import { soundsOf } from './index.ts';

const areAlike = (one: string, other: string) => soundsOf(one).some((sound) => soundsOf(other).includes(sound));

it.each([
  ['العابد', '3abed'],
  ['القوتلي', 'kouwatli'],
  ['القصاع', '2assa3'],
  ['الجزائر', 'jaza2er'],
  ['تدمر', 'Tadmor'],
  ['القرابيص', 'القرابيس'],
  ['أسكندرون', 'iskandaron'],
])('%s may be heard as %s', (arabic, typed) => {
  expect(areAlike(arabic, typed)).toBe(true);
});

it('tells other consonants apart, and nothing of a single one unless it is asked to', () => {
  expect(areAlike('القوتلي', 'العابد')).toBe(false);
  expect(soundsOf('شوا')).toEqual([]);
  expect(soundsOf('شوا', 1)).toEqual(soundsOf('shawa', 1));
});
