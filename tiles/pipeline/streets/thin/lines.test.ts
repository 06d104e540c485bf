import { describe, expect, it } from 'vitest';
import { joinLines, type Line } from './lines.ts';

const line = (...numbers: number[]): Line =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i] ?? 0, y: numbers[2 * i + 1] ?? 0 }));

describe('joining lines', () => {
  it('makes one of pieces that meet end to end, whichever way they run', () => {
    expect(joinLines([line(1, 0, 2, 0), line(1, 0, 0, 0), line(3, 0, 2, 0)])).toEqual([line(0, 0, 1, 0, 2, 0, 3, 0)]);
  });

  it('leaves a crossing open and joins through no third line', () => {
    const star = [line(0, 0, 5, 5), line(5, 5, 9, 9), line(5, 5, 0, 9)];
    expect(joinLines(star)).toHaveLength(3);
  });

  it('says the same of the same lines in any order, a ring and a doubled line among them', () => {
    const lines = [
      line(0, 0, 4, 0),
      line(4, 0, 4, 4),
      line(4, 4, 0, 0),
      line(4, 4, 4, 0),
      line(7, 7, 8, 8),
      line(8, 8, 9, 7),
    ];
    const joined = joinLines(lines);
    expect(joined).toHaveLength(2);
    for (let turn = 1; turn < lines.length; turn += 1) {
      const turned = [...lines.slice(turn), ...lines.slice(0, turn)].map((each, i) =>
        i % 2 ? each.toReversed() : each,
      );
      expect(joinLines(turned)).toEqual(joined);
    }
  });
});
