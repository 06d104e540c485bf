/** The listing that waits next after another: on from its place, then round to the longest waiting. */
export function nextAfter<Item extends { id: string }>(
  queue: readonly Item[],
  id: string | undefined,
  isOpen: (item: Item) => boolean,
): string | undefined {
  const place = queue.findIndex((item) => item.id === id);
  const others = [...queue.slice(place + 1), ...queue.slice(0, Math.max(place, 0))];
  return others.find((item) => item.id !== id && isOpen(item))?.id;
}
