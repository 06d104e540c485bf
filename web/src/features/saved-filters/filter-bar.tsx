import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { AppLink } from '#ui/app-link.tsx';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import css from './filter-bar.module.css';
import { type Desk, deleteFilter, filtersQuery, SaveDialog, type SavedFilter, saveFilter } from './save-dialog.tsx';

type Props = {
  desk: Desk;
  /** What the list is filtered by now. */
  values: Readonly<Record<string, string>>;
};

/** Filters that an administrator keeps of a list, and the button that keeps those of now. */
export function FilterBar({ desk, values }: Props) {
  const { t } = useTranslation('saved-filters');
  const api = useApi();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const options = filtersQuery(api, desk);
  const filters = useQuery(options).data ?? [];
  const [isSaving, setSaving] = useState(false);
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  const refresh = () => client.invalidateQueries({ queryKey: options.queryKey });

  const forget = useMutation({
    mutationFn: ({ id }: SavedFilter) => deleteFilter(api, id),
    onSuccess: async (_answer, filter) => {
      const undo = () => void saveFilter(api, desk, filter).then(refresh);
      toast.success(t('deleted', { name: filter.name }), { action: { label: t('undo'), run: undo } });
      await refresh();
    },
  });

  const isKept = filters.some((filter) => filter.query === query);
  const canKeep = query !== '' && !isKept;
  if (filters.length === 0 && !canKeep) return null;
  return (
    <nav className={css.bar} aria-label={t('label')}>
      {filters.length > 0 && (
        <ul className={css.filters}>
          {filters.map((filter) => (
            <li key={filter.id} className={css.filter} data-current={filter.query === query || undefined}>
              <AppLink
                to={`${pathname}?${filter.query}`}
                preventScrollReset
                className={css.name}
                dir="auto"
                aria-current={filter.query === query ? 'page' : undefined}
              >
                <WholeNumbers>{filter.name}</WholeNumbers>
              </AppLink>
              <IconButton
                label={t('delete', { name: filter.name })}
                className={css.delete}
                onClick={() => forget.mutate(filter)}
              >
                <IconX size={16} stroke={1.8} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {canKeep && (
        <PlainButton look="plain" compact data-act="save-filter" onClick={() => setSaving(true)}>
          {t('save')}
        </PlainButton>
      )}
      {isSaving && <SaveDialog {...{ desk, query }} onDone={refresh} onClose={() => setSaving(false)} />}
    </nav>
  );
}
