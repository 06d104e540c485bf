import { useSyncExternalStore } from 'react';
import { Done } from '#features/listing-form/parts/done.tsx';
import { KeptNote } from '#features/offline/kept-note.tsx';
import type { Outbox } from '#features/offline/outbox.ts';

type Props = { outbox: Outbox; id: string; onAnother: () => void };

/** A submission that waited for a line: kept here until it was sent, then received like any other. */
export function KeptSubmission({ outbox, id, onAnother }: Props) {
  const sent = useSyncExternalStore(outbox.subscribe, () => outbox.sent(id));
  const posts = useSyncExternalStore(outbox.subscribe, outbox.posts);
  if (sent) return <Done listing={sent} onAnother={onAnother} />;
  return <KeptNote post={posts.find((post) => post.id === id)} onAnother={onAnother} />;
}
