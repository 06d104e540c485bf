import type { SearchWord } from '@diyar/api/contracts/search-words';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { createWord, deleteWord, updateWord, WORDS_KEY, wordsQuery } from './api.ts';
import { SpellingList } from './spelling-list.tsx';
import { SpellingsDialog } from './spellings-dialog.tsx';

type Asked = { act: 'create' } | { act: 'edit' | 'delete'; word: SearchWord };

/** Spellings that administrators added, and the dialogs that change them. */
export function WordList({ proposed, onProposed }: { proposed?: string | undefined; onProposed: () => void }) {
  const { t } = useTranslation('search-words');
  const api = useApi();
  const client = useQueryClient();
  const list = useQuery(wordsQuery(api));
  const [asked, setAsked] = useState<Asked | undefined>(proposed ? { act: 'create' } : undefined);
  // The same through all tries, so that one which was lost on its way back makes no second word.
  const newId = useRef('');
  const refresh = () => client.invalidateQueries({ queryKey: WORDS_KEY });
  const close = () => {
    newId.current = '';
    setAsked(undefined);
    if (proposed) onProposed();
  };
  const done = async () => {
    toast.success(t('saved'));
    await refresh();
    close();
  };
  const remove = useMutation({
    mutationFn: (id: string) => deleteWord(api, id),
    onSuccess: () => toast.success(t('deleted')),
    onSettled: async () => {
      await refresh();
      close();
    },
  });
  const columns: Column<SearchWord>[] = [
    { key: 'word', header: t('word'), isName: true, cell: ({ word }) => <bdi>{word}</bdi> },
    { key: 'kind', header: t('kind'), onPhone: 'end', cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'spellings',
      header: t('added'),
      onPhone: 'below',
      cell: ({ spellings }) => <SpellingList spellings={spellings} />,
    },
    {
      key: 'acts',
      header: t('acts'),
      isActions: true,
      cell: (word) => (
        <RowMenu
          of={word.word}
          acts={[
            { key: 'edit', label: t('edit'), run: () => setAsked({ act: 'edit', word }) },
            { key: 'delete', label: t('delete'), isDanger: true, run: () => setAsked({ act: 'delete', word }) },
          ]}
        />
      ),
    },
  ];
  return (
    <>
      <div>
        <PlainButton data-act="add-word" onClick={() => setAsked({ act: 'create' })}>
          {t('add')}
        </PlainButton>
      </div>
      <DeskList
        query={list}
        pageOf={(words) => ({ number: 1, size: Math.max(1, words.length), total: words.length })}
        pathToPage={() => ''}
        empty={{ title: t('none'), text: t('noneText'), icon: <IconLanguage size={32} stroke={1.4} /> }}
      >
        {(words) => <DeskTable label={t('tab')} columns={columns} rows={words} keyOf={({ id }) => id} />}
      </DeskList>
      {asked?.act === 'create' && (
        <SpellingsDialog
          title={t('addTitle')}
          asksWord
          spellings={proposed ? [proposed] : []}
          onSave={async (values) => {
            newId.current ||= crypto.randomUUID();
            await createWord(api, { id: newId.current, ...values });
            await done();
          }}
          onStale={refresh}
          onClose={close}
        />
      )}
      {asked?.act === 'edit' && (
        <SpellingsDialog
          title={t('editTitle', { word: asked.word.word })}
          spellings={asked.word.spellings}
          onSave={async ({ spellings }) => {
            await updateWord(api, asked.word.id, { spellings, before: asked.word.spellings });
            await done();
          }}
          onStale={refresh}
          onClose={close}
        />
      )}
      {asked?.act === 'delete' && (
        <ConfirmDialog
          title={t('deleteTitle', { word: asked.word.word })}
          text={t('deleteText')}
          confirm={t('delete')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(asked.word.id)}
          onClose={close}
        />
      )}
    </>
  );
}
