import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { criteriaOf } from '#features/search/search-state.ts';
import { useSearch } from '#features/search/use-search.ts';
import { useSessionState } from '#lib/session.ts';
import { lateDialog } from '#ui/late-dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import css from './save-search.module.css';

const SaveDialog = lateDialog(async () => (await import('./save-dialog.tsx')).SaveDialog);
const WishGranted = lazy(async () => ({ default: (await import('./save-dialog.tsx')).WishGranted }));

type Props = {
  title: string;
  /** Where nothing was found it is what one can do. */
  isMain?: boolean;
};

/** Keeps the search that is shown; what it takes is fetched when it is pressed. */
export function SaveSearch({ title, isMain }: Props) {
  const { t } = useTranslation('search');
  const { search } = useSearch();
  const { status, user } = useSessionState();
  const [isOpen, setOpen] = useState(false);
  const [hasWish, setHasWish] = useState(false);
  // Back from the log-in: what the visitor had chosen is saved now.
  useEffect(() => setHasWish(!isMain && status === 'signedIn' && mayHaveWish()), [status, isMain]);
  if (user?.type === 'admin' || Object.keys(criteriaOf(search)).length === 0) return null;
  return (
    <>
      {isMain ? (
        <PlainButton onClick={() => setOpen(true)}>{t('none.tell')}</PlainButton>
      ) : (
        <button
          type="button"
          className={css.save}
          data-act="save-search"
          aria-label={t('save')}
          onClick={() => setOpen(true)}
        >
          <IconBookmark size={20} stroke={1.7} aria-hidden />
          <span className={css.word}>{t('save')}</span>
        </button>
      )}
      {isOpen && <SaveDialog title={title} search={criteriaOf(search)} onClose={() => setOpen(false)} />}
      <Suspense fallback={null}>{hasWish && <WishGranted />}</Suspense>
    </>
  );
}

function mayHaveWish(): boolean {
  try {
    return sessionStorage.getItem('diyar-save-search') !== null;
  } catch {
    return false;
  }
}
