/** A place taken; calling it gives it to the next in line. */
export type Leave = () => void;

/**
 * At most `count` at once, the rest wait their turn in order. `enter` answers undefined when no turn came within
 * `patience` milliseconds.
 */
export function createLanes(count: number) {
  let taken = 0;
  const waiting: (() => void)[] = [];

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  const once = (): Leave => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      leave();
    };
  };

  return {
    async enter(patience: number): Promise<Leave | undefined> {
      if (taken < count) {
        taken += 1;
        return once();
      }
      if (patience <= 0) return undefined;
      return new Promise((resolve) => {
        const turn = () => {
          clearTimeout(timer);
          resolve(once());
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(turn), 1);
          resolve(undefined);
        }, patience);
        waiting.push(turn);
      });
    },
  };
}
