import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#lib/toast.ts';

type Versioned = { id: string; version: number };
type Options<Item> = {
  /** Key of the list in the query cache. */
  list: QueryKey;
  /** Key of all that a change may touch. */
  touched: QueryKey;
  /** Takes the last change of an item back. */
  revert: (item: Versioned) => Promise<Item>;
};

/** A desk's list of things that several administrators write: the list once one was saved, and the way back from a change. */
export function useVersionedList<Item extends Versioned>({ list, touched, revert }: Options<Item>) {
  const { t } = useTranslation('desk');
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: touched });
  /** Shown at once; all else is read anew. */
  const saved = (item: Item): Promise<void> => {
    client.setQueryData<readonly Item[]>(list, (known) =>
      known?.some(({ id }) => id === item.id)
        ? known.map((other) => (other.id === item.id ? item : other))
        : known && [...known, item],
    );
    return renew();
  };
  const undo = useMutation({
    mutationFn: revert,
    onSuccess: (item) => {
      toast.success(t('undone'));
      return saved(item);
    },
    // Somebody else changed it meanwhile: the list is shown as it is.
    onError: renew,
  });
  return { renew, saved, undo };
}
