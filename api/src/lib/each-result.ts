import type { FastifyRequest } from 'fastify';
import { failureOf } from '#plugins/error-handler.ts';
import { AppError } from './errors.ts';

export interface ItemResult {
  id: string;
  ok: boolean;
  code: string | null;
  message: string | null;
}

/**
 * The same act on several items, one after the other; each succeeds or fails for itself. An expected failure becomes the item's
 * result, anything else breaks the call.
 */
export async function resultsOf<Item extends { id: string }>(
  items: readonly Item[],
  request: FastifyRequest,
  act: (item: Item) => Promise<unknown>,
): Promise<ItemResult[]> {
  const results: ItemResult[] = [];
  for (const item of items) {
    const failure = await act(item).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return failureOf(error, request);
      },
    );
    results.push({
      id: item.id,
      ok: failure === null,
      code: failure?.code ?? null,
      message: failure?.message ?? null,
    });
  }
  return results;
}
