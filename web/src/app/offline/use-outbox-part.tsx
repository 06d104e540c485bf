import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FormParts } from '#features/listing-form/form-editor.tsx';
import { Done } from '#features/listing-form/parts/done.tsx';
import { KeptNote } from '#features/offline/kept-note.tsx';
import type { Outbox } from '#features/offline/outbox.ts';
import { askForSync } from '#features/offline/worker.ts';
import { useApi } from '#lib/api-context.ts';
import { outboxOf } from './outbox-of.ts';
import { warmForm } from './warm-form.ts';

type Props = { outbox: Outbox; id: string; onAnother: () => void };

/** A submission that waited for a line: kept here until it was sent, then received like any other. */
function KeptSubmission({ outbox, id, onAnother }: Props) {
  const sent = useSyncExternalStore(outbox.subscribe, () => outbox.sent(id));
  const posts = useSyncExternalStore(outbox.subscribe, outbox.posts);
  if (sent) return <Done listing={sent} onAnother={onAnother} />;
  return <KeptNote post={posts.find((post) => post.id === id)} onAnother={onAnother} />;
}

/** Keeper of a listing that cannot be handed in now. */
export function useOutboxPart(owner: string | undefined): FormParts['outbox'] {
  const api = useApi();
  useEffect(() => {
    void warmForm(api);
  }, [api]);
  return useMemo(
    () =>
      owner
        ? {
            async put(submission) {
              const outbox = outboxOf(api, owner);
              await outbox.put(submission);
              void askForSync();
              // The line may be bad rather than gone.
              void outbox.send();
            },
            said: (id, onAnother) => <KeptSubmission outbox={outboxOf(api, owner)} id={id} onAnother={onAnother} />,
          }
        : undefined,
    [api, owner],
  );
}
