import { describe, expect, it } from 'vitest';
import { mendAbortSignals } from './abort-signals.ts';
import { mendAddresses } from './addresses-and-forms.ts';
import { mendArrays } from './arrays.ts';
import { layersOf } from './style-layers.ts';

/** What an old browser is given, called on what a new one has. */
const older = <T extends object>(mend: (target: T) => void, target: T): T => {
  mend(target);
  return target;
};

describe('older browsers', () => {
  const methods = older(mendArrays, {}) as Record<string, (...args: unknown[]) => unknown>;
  it.each([
    ['toSorted', [], [1, 2, 3]],
    ['toSorted', [(a: number, b: number) => b - a], [3, 2, 1]],
    ['toReversed', [], [2, 1, 3]],
    ['toSpliced', [1, 1, 8, 9], [3, 8, 9, 2]],
    ['with', [-1, 7], [3, 1, 7]],
    ['findLast', [(value: number) => value < 3], 2],
    ['findLast', [(value: number) => value > 9], undefined],
    ['findLastIndex', [(value: number) => value > 2], 0],
    ['findLastIndex', [(value: number) => value > 9], -1],
  ])('have a list’s %s(%s)', (name, args, result) => {
    const list = [3, 1, 2];
    expect(methods[name]?.apply(list, args)).toEqual(result);
    expect(list).toEqual([3, 1, 2]);
  });

  it('refuse a place outside of a list', () => {
    expect(() => methods.with?.call([1], 1, 2)).toThrow(RangeError);
  });

  const bare = { prototype: {} as AbortSignal } as unknown as typeof AbortSignal;
  mendAbortSignals(bare);
  it('give up when any signal does, before or after, with its reason', () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const any = bare.any([first.signal, second.signal]);
    expect(any.aborted).toBe(false);
    second.abort('late');
    expect([any.aborted, any.reason, bare.any([first.signal, second.signal]).reason]).toEqual([true, 'late', 'late']);
  });

  it('give up in time', async () => {
    const signal = bare.timeout(1);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('know an address', () => {
    const { canParse } = older(mendAddresses, {}) as typeof URL;
    expect([canParse('https://a.example'), canParse('a'), canParse('/a', 'https://b.example')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('keep what they have', () => {
    const own = () => [];
    expect(older(mendArrays, { toSorted: own }).toSorted).toBe(own);
  });

  it('get the styles of layers without these', () => {
    expect(layersOf('.x{a:b}@layer m{.a{c:d}@media (e){.f{g:h}}}.y{}@layer m {.i{j:k}}')).toBe(
      '.a{c:d}@media (e){.f{g:h}}.i{j:k}',
    );
  });
});
