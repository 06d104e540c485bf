import { useEffect, useMemo } from 'react';
import type { FormParts } from '#features/listing-form/form-editor.tsx';
import { askForSync } from '#features/offline/worker.ts';
import { useApi } from '#lib/api-context.ts';
import { KeptSubmission } from './kept-submission.tsx';
import { outboxOf } from './outbox-of.ts';
import { warmForm } from './warm-form.ts';

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
