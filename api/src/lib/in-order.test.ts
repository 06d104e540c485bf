import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

/** Work that ends when it is told to. */
function aWork() {
  const ends = new Map<number, (error?: Error) => void>();
  const work = (item: number) =>
    new Promise<string>((resolve, reject) =>
      ends.set(item, (error) => (error ? reject(error) : resolve(`done ${item}`))),
    );
  return { work, begun: () => [...ends.keys()], end: (item: number, error?: Error) => ends.get(item)?.(error) };
}

describe('inOrder', () => {
  it('has so many under way and no more, and keeps the order whoever is first', async () => {
    const { work, begun, end } = aWork();
    const results = inOrder([1, 2, 3, 4], 2, work);
    const first = results.next();
    expect(begun()).toEqual([1, 2]);
    end(2);
    end(1);
    expect(await first).toEqual({ done: false, value: 'done 1' });
    const second = results.next();
    expect(begun()).toEqual([1, 2, 3]);
    expect(await second).toEqual({ done: false, value: 'done 2' });
    const rest = [results.next(), results.next(), results.next()];
    end(3);
    expect((await rest[0])?.value).toBe('done 3');
    end(4);
    expect((await rest[1])?.value).toBe('done 4');
    expect((await rest[2])?.done).toBe(true);
  });

  it('throws what failed in its turn', async () => {
    const { work, end } = aWork();
    const results = inOrder([1, 2], 2, work);
    const first = results.next();
    end(2, new Error('broken'));
    end(1);
    expect((await first).value).toBe('done 1');
    await expect(results.next()).rejects.toThrow('broken');
  });
});
