import { createWriteBuffer, type WriteBufferOptions } from '#lib/write-buffer.ts';

export interface View {
  listingId: string;
  day: string;
  visitor: string;
  /** 24 hex digits (`addressOf`). */
  address: string;
  /** The account that looked; owners' own views do not count. */
  userId: string | null;
}

export interface BufferOptions extends WriteBufferOptions<View> {
  /** As many are remembered as counted today, so that reloads cost no row in a batch. */
  rememberAtMost?: number;
}

/** Views between the request and the table; each of them written twice is once. */
export function createViewBuffer({ rememberAtMost = 200_000, ...options }: BufferOptions) {
  const buffer = createWriteBuffer(options);
  let counted = new Set<string>();

  function add(view: View): void {
    const key = `${view.day} ${view.listingId} ${view.visitor}`;
    if (counted.has(key) || !buffer.add(view)) return;
    // Forgetting costs nothing but a row that the table knows already.
    if (counted.size >= rememberAtMost) counted = new Set();
    counted.add(key);
  }
  return { add, flush: buffer.flush, close: buffer.close };
}
