import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#lib/toast.ts';

type Result = { id: string; ok: boolean; message: string | null };
type Options<Item, Change> = {
  selected: readonly Item[];
  send: (items: readonly Item[], change: Change) => Promise<readonly Result[]>;
  nameOf: (item: Item) => string;
  /** Words for those that stayed as they were, by name, and for a change of all. */
  failedText: (names: string) => string;
  doneText: (count: number) => string;
  /** Told the ids of those that stayed as they were. */
  onDone: (failed: string[]) => Promise<unknown>;
};

/** The same change of several: each succeeds or fails for itself, and what failed is said by name with the first reason. */
export function useBulkChange<Item extends { id: string }, Change>(options: Options<Item, Change>) {
  const { selected, send, nameOf, failedText, doneText, onDone } = options;
  const { t } = useTranslation('desk');
  return useMutation({
    mutationFn: (change: Change) => send(selected, change),
    onSuccess: async (results) => {
      const failed = results.filter(({ ok }) => !ok);
      const names = selected.filter(({ id }) => failed.some((result) => result.id === id)).map(nameOf);
      if (failed.length > 0) toast.error(`${failedText(names.join(t('comma')))} ${failed[0]?.message ?? ''}`);
      else toast.success(doneText(results.length));
      await onDone(failed.map(({ id }) => id));
    },
    onError: (error) => toast.error(error.message),
  });
}
