import { expect, it } from 'vitest';
import { hasRoom } from './memory-dir.ts';

const GIB = 2 ** 30;

it.each([
  { machine: 'a usual one', folder: 12, available: 20, lies: true },
  { machine: 'a container with the usual 64 MB', folder: 0.0625, available: 20, lies: false },
  { machine: 'one whose memory others need', folder: 12, available: 6, lies: false },
])('a database of tests lies in memory where there is room: $machine, $lies', ({ folder, available, lies }) => {
  expect(hasRoom({ folder: folder * GIB, machine: available * GIB })).toBe(lies);
});
