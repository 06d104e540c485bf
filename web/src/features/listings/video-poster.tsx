import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useTranslation } from 'react-i18next';
import { useKnownDataSaver } from '#lib/data-saver.ts';
import { type Photo, Picture } from '#ui/picture.tsx';
import { type Film, filmLength, filmSize } from './video-facts.ts';
import css from './video-poster.module.css';

type Props = {
  film: Film;
  title: string;
  /** The main photo, where the film has no picture of its own. */
  photo: Photo | undefined;
  onOpen: () => void;
};

/** A film in the gallery: a picture, its length and what it costs to load. A link, so that it plays without our code too. */
export function VideoPoster({ film, title, photo, onOpen }: Props) {
  const { t } = useTranslation('listings');
  const isSaving = useKnownDataSaver();
  // The main photo is there already; the film's own waits until it is known that it may be fetched.
  const picture = isSaving === false ? (film.poster ?? photo) : (photo ?? film.poster);
  const isHeldBack = isSaving === undefined && film.poster !== null;
  const [length, size] = [filmLength(film.duration), t('gallery.size', { size: filmSize(film.bytes) })];
  return (
    <a
      href={film.path}
      className={css.poster}
      draggable={false}
      style={{ backgroundColor: film.poster?.color ?? undefined }}
      aria-label={t('gallery.play', { title, length, size })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {picture && !isHeldBack && (
        <Picture
          photo={picture}
          alt=""
          sizes="(max-width: 760px) 100vw, 320px"
          largest={640}
          ratio="auto"
          className={css.picture}
        />
      )}
      <span className={css.sign}>
        <IconPlayerPlay size={30} stroke={1.6} aria-hidden />
      </span>
      <span className={css.facts} aria-hidden="true">
        <bdi dir="ltr">{length}</bdi>
        <bdi>{size}</bdi>
      </span>
    </a>
  );
}
