import { useState } from 'react';
import type { ApiError } from '#lib/api-error.ts';
import { toast } from '#lib/toast.ts';

type Options<Content, Saved> = {
  /** The version on the screen. */
  version: number;
  save: (content: Content, version: number) => Promise<Saved>;
  /** Shows what is saved now, by whomever. */
  show: (saved: Saved) => Promise<unknown>;
  /** The other version, where a refusal is a conflict. */
  theirsIn: (error: ApiError) => Saved | undefined;
};

/**
 * A form's optimistic lock: where somebody else saved meanwhile, both versions are kept until one of them is chosen.
 * `conflict.dialog` goes to `ConflictDialog`.
 */
export function useConflict<Content, Saved extends { version: number }>(options: Options<Content, Saved>) {
  const { version, save, show, theirsIn } = options;
  const [conflict, setConflict] = useState<{ mine: Content; theirs: Saved; text: string }>();

  async function send(content: Content, over = version): Promise<void> {
    const saved = await save(content, over);
    setConflict(undefined);
    await show(saved);
  }
  return {
    send: (content: Content) => send(content),
    /** Answers true when the refusal is a conflict, which is then shown. */
    onFailure(error: ApiError, mine: Content): boolean {
      const theirs = theirsIn(error);
      if (theirs) setConflict({ mine, theirs, text: error.message });
      return theirs !== undefined;
    },
    conflict: conflict && {
      ...conflict,
      dialog: {
        text: conflict.text,
        onMine: () =>
          void send(conflict.mine, conflict.theirs.version).catch((error: Error) => toast.error(error.message)),
        onTheirs: () => void show(conflict.theirs),
        onClose: () => setConflict(undefined),
      },
    },
  };
}
