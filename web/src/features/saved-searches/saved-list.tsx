import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { changeSearch, deleteSearch, type SavedSearch, seeSearch } from './api.ts';
import css from './saved-row.module.css';
import { type SavedAct, SavedRow } from './saved-row.tsx';
import { SearchDialog } from './search-dialog.tsx';

/** My saved searches and what is done to one of them. */
export function SavedList({ items }: { items: readonly SavedSearch[] }) {
  const { t } = useTranslation('saved-searches');
  const api = useApi();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ search: SavedSearch; act: 'edit' | 'delete' }>();
  const [busy, setBusy] = useState<string>();

  async function run(id: string, work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(id);
    try {
      await work();
      toast.success(done);
      setAsked(undefined);
    } catch {
      // The call layer has said why; the list shows how things stand.
    } finally {
      await client.invalidateQueries({ queryKey: [PRIVATE] });
      setBusy(undefined);
    }
  }
  function act(search: SavedSearch, what: SavedAct): void {
    const { id } = search;
    if (what === 'edit' || what === 'delete') setAsked({ search, act: what });
    // The page opens whether this is noted or not.
    else if (what === 'see') void seeSearch(api, id).catch(() => {});
    else
      void run(
        id,
        () => changeSearch(api, id, { paused: what === 'pause' }),
        t(what === 'pause' ? 'pausedNow' : 'wokenNow'),
      );
  }
  const close = () => setAsked(undefined);

  return (
    <>
      <ul className={css.list}>
        {items.map((search) => (
          <SavedRow key={search.id} search={search} isBusy={busy === search.id} onAct={(what) => act(search, what)} />
        ))}
      </ul>
      {asked?.act === 'edit' && (
        <SearchDialog
          title={t('dialog.edit')}
          initial={asked.search}
          submit={t('dialog.change')}
          isBusy={busy !== undefined}
          onSubmit={({ name, frequency, byEmail, inApp }) =>
            void run(
              asked.search.id,
              () => changeSearch(api, asked.search.id, { name, frequency, byEmail, inApp }),
              t('changed'),
            )
          }
          onClose={close}
        />
      )}
      {asked?.act === 'delete' && (
        <ConfirmDialog
          title={t('delete.title', { name: asked.search.name })}
          text={t('delete.text')}
          confirm={t('delete.button')}
          isBusy={busy !== undefined}
          onConfirm={() => void run(asked.search.id, () => deleteSearch(api, asked.search.id), t('delete.done'))}
          onClose={close}
        />
      )}
    </>
  );
}
