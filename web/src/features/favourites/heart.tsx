import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useTranslation } from 'react-i18next';
import css from './heart.module.css';
import { useIsOn } from './store.ts';
import { type Keepable, useChange } from './use-change.ts';

/** Into the favourites and out of them. `named` writes beside it what it does. */
export function Heart({ listing, named = false }: { listing: Keepable; named?: boolean }) {
  const { t } = useTranslation('favourites');
  const act = useChange();
  const isSaved = useIsOn('favourites', listing.id);
  const word = t(isSaved ? 'saved' : 'save');
  return (
    <button
      type="button"
      className={named ? css.named : css.heart}
      aria-pressed={isSaved}
      aria-label={t('heart', { title: listing.title })}
      data-tip={named ? undefined : word}
      onClick={() => act('favourites', listing, !isSaved)}
    >
      <IconHeart size={22} stroke={1.7} aria-hidden />
      {named && <span className={css.word}>{word}</span>}
    </button>
  );
}
