/** The one that waits next after a listing; after the last, or from one that does not wait any more, the longest waiting. */
export function nextAfter(queue: readonly { id: string }[], id: string): string | undefined {
  const at = queue.findIndex((one) => one.id === id);
  return (queue[at + 1] ?? queue.find((one) => one.id !== id))?.id;
}
