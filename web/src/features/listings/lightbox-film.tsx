import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataSaver } from '#lib/data-saver.ts';
import { imageAddress } from '#lib/image-address.ts';
import css from './lightbox.module.css';
import { type Film, filmLength, filmSize } from './video-facts.ts';

type Props = {
  film: Film;
  title: string;
  /** The main photo, where the film has no picture of its own. */
  fallback: string | undefined;
  isShown: boolean;
  /** Its picture was pressed: that was the wish to see it. */
  plays: boolean;
};

/** A film over the whole screen. Nothing of it is fetched before it is asked for; out of sight it stands still. */
export function LightboxFilm({ film, title, fallback, isShown, plays }: Props) {
  const { t } = useTranslation('listings');
  const isSaving = useDataSaver();
  const player = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  const length = filmLength(film.duration);
  const size = t('gallery.size', { size: filmSize(film.bytes) });
  const still = film.poster?.id ?? fallback;

  useEffect(() => {
    // A browser that wants another press shows the button for it.
    if (plays) player.current?.play()?.catch(() => {});
  }, [plays]);
  useEffect(() => {
    if (!isShown) player.current?.pause();
  }, [isShown]);

  if (isBroken)
    return (
      <p className={css.broken} role="alert">
        {t('gallery.unplayable')} <a href={film.path}>{t('gallery.download', { size })}</a>
      </p>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: what owners film has no captions
    <video
      ref={player}
      className={css.film}
      src={film.path}
      poster={still && !plays && !isSaving ? imageAddress(still, 640) : undefined}
      aria-label={t('gallery.film', { title, length, size })}
      controls={isShown}
      tabIndex={isShown ? 0 : -1}
      preload="none"
      playsInline
      onError={() => setBroken(true)}
    />
  );
}
