import type { Stack } from './stack.ts';
import { pause, until } from './until.ts';

/** Each edit's price is higher than all before it, so that an old document is never taken for a new one. */
let dollars = 1_000_000;

/**
 * Edits these listings in turn and measures, for each edit, how long after its commit the engine shows it.
 * @returns milliseconds, one per edit
 */
export async function measureLag(
  { db, engine, uid }: Stack,
  listingIds: string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const lags: number[] = [];
  const looks: Promise<void>[] = [];
  const began = performance.now();
  for (let edit = 0; edit < perSecond * seconds; edit++) {
    const early = began + (edit / perSecond) * 1000 - performance.now();
    if (early > 0) await pause(early);
    const id = listingIds[edit % listingIds.length] ?? '';
    const price = ++dollars;
    await db('listings')
      .where({ id })
      .update({ price_cents: price * 100 });
    const look = async () => ((await engine.byId(uid, [id]))[0]?.price ?? 0) >= price;
    looks.push(until(`edit ${edit} is visible`, look, 120_000, 15).then((ms) => void lags.push(ms)));
  }
  await Promise.all(looks);
  return lags;
}
