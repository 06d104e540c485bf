import { addMissing } from './missing.ts';

/** Chrome 97 and 110, Safari 16: copies that are changed, and looking from the end. */
export function mendArrays(prototype: object = Array.prototype): void {
  addMissing(prototype, {
    toSorted<T>(this: T[], compare?: (a: T, b: T) => number) {
      return [...this].sort(compare);
    },
    toReversed<T>(this: T[]) {
      return [...this].reverse();
    },
    toSpliced<T>(this: T[], ...args: [start: number, deleted: number, ...added: T[]]) {
      const copy = [...this];
      copy.splice(...args);
      return copy;
    },
    with<T>(this: T[], index: number, value: T) {
      const at = index < 0 ? this.length + index : index;
      if (at < 0 || at >= this.length) throw new RangeError('Invalid index');
      const copy = [...this];
      copy[at] = value;
      return copy;
    },
    findLast<T>(this: T[], fits: (value: T, index: number, all: T[]) => unknown) {
      return this[lastIndex(this, fits)];
    },
    findLastIndex<T>(this: T[], fits: (value: T, index: number, all: T[]) => unknown) {
      return lastIndex(this, fits);
    },
  });
}

function lastIndex<T>(all: T[], fits: (value: T, index: number, all: T[]) => unknown): number {
  let index = all.length - 1;
  while (index >= 0 && !fits(all[index] as T, index, all)) index--;
  return index;
}
