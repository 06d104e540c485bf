/**
 * Does `work` for each item, at most `most` of them under way, and gives the results in the items' order. Work goes on while
 * the consumer asks ahead; what is under way when it stops asking is waited for.
 * @throws what `work` throws, in its turn
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  try {
    for (const item of items) {
      const one = work(item);
      // Its turn tells; until then a failure must not end the process.
      one.catch(() => {});
      underWay.push(one);
      if (underWay.length >= most) yield await (underWay.shift() as Promise<Result>);
    }
    for (let one = underWay.shift(); one; one = underWay.shift()) yield await one;
  } finally {
    await Promise.allSettled(underWay);
  }
}
