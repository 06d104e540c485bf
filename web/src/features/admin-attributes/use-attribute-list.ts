import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { toast } from '../../lib/toast.ts';
import { type AdminAttribute, ATTRIBUTES_KEY, attributesQuery, undoAttribute } from './api.ts';

/** What the parts of the desk share: the list once one attribute of it was saved, and the way back from a change. */
export function useAttributeList() {
  const { t } = useTranslation('admin-attributes');
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = attributesQuery(api);
  const renew = () => client.invalidateQueries({ queryKey: ATTRIBUTES_KEY });
  const saved = (attribute: AdminAttribute) => {
    client.setQueryData(queryKey, (known) =>
      known?.some(({ id }) => id === attribute.id)
        ? known.map((other) => (other.id === attribute.id ? attribute : other))
        : known && [...known, attribute],
    );
    return renew();
  };
  const undo = useMutation({
    mutationFn: (attribute: Pick<AdminAttribute, 'id' | 'version'>) => undoAttribute(api, attribute),
    onSuccess: (attribute) => {
      toast.success(t('undone'));
      return saved(attribute);
    },
    onError: renew,
  });
  return { renew, saved, undo };
}
