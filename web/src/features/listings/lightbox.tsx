import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { imageAddress } from '#lib/image-address.ts';
import { directionOf } from '#lib/language.ts';
import { IconButton } from '#ui/link-button.tsx';
import { type Photo, Picture } from '#ui/picture.tsx';
import { isMotionReduced } from '#ui/reduced-motion.ts';
import css from './lightbox.module.css';
import { LightboxFilm } from './lightbox-film.tsx';
import { slideAt } from './slide-at.ts';
import { type Slide, slidesOf } from './slides-of.ts';
import { stepOf } from './step-of.ts';
import { type Film, filmLength, filmSize } from './video-facts.ts';

type Props = {
  photos: readonly Photo[];
  film?: Film | null;
  title: string;
  start: number;
  /** Told which of them was in view last. */
  onClose: (last: number) => void;
};

const SETTLED_MS = 90;

/**
 * Photos over the whole screen: swiped, or stepped through by the arrow keys in the reading direction.
 * The platform's own dialog keeps the focus inside, closes on Escape and gives the focus back.
 */
export function Lightbox({ photos, film, title, start, onClose }: Props) {
  const { t } = useTranslation('listings');
  const direction = directionOf(useLang());
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState(start);
  const slides = slidesOf(photos, film);
  const total = slides.length;

  const show = useCallback((index: number, behavior: ScrollBehavior) => {
    const slide = track.current?.children[index];
    slide?.scrollIntoView({ block: 'nearest', inline: 'center', behavior });
  }, []);

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    show(start, 'instant');
  }, [start, show]);
  useEffect(() => () => clearTimeout(settling.current), []);

  const goTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), total - 1);
    setAt(next);
    show(next, isMotionReduced() ? 'instant' : 'smooth');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A player has keys of its own.
    if (event.target instanceof HTMLVideoElement) return;
    const next = stepOf(event.key, { at, total, direction });
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  const current = slides[at];
  const said = (slide: Slide) =>
    'film' in slide
      ? t('gallery.film', {
          ...{ title, length: filmLength(slide.film.duration) },
          size: t('gallery.size', { size: filmSize(slide.film.bytes) }),
        })
      : t('gallery.photo', { title, number: slide.number, total: photos.length });
  const settle = () => {
    if (track.current) setAt(slideAt(track.current));
  };
  /** For browsers that don't tell the end of a scroll: a pause of a slow one is taken for it. */
  const onScroll = () => {
    if ('onscrollend' in window) return;
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, SETTLED_MS);
  };

  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      aria-label={t('gallery.label')}
      onKeyDown={onKeyDown}
      onClose={() => onClose(at)}
    >
      <div className={css.bar}>
        <p className={css.counter} role="status">
          <span className="d-visually-hidden">{current && said(current)}</span>
          <bdi dir="ltr" aria-hidden="true">
            {t('gallery.counter', { number: at + 1, total })}
          </bdi>
        </p>
        <IconButton label={t('gallery.close')} className={css.button} onClick={() => dialog.current?.close()}>
          <IconX size={24} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      <ul ref={track} className={css.track} onScroll={onScroll} onScrollEnd={settle} tabIndex={-1}>
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={css.slide}
            data-film={'film' in slide || undefined}
            aria-hidden={index !== at || undefined}
            // The small one is there already and holds the place while the large one comes.
            style={
              'photo' in slide && Math.abs(index - at) < 2
                ? { backgroundImage: `url(${imageAddress(slide.photo.id, 320)})` }
                : undefined
            }
          >
            {'film' in slide ? (
              <LightboxFilm
                film={slide.film}
                title={title}
                fallback={photos[0]?.id}
                isShown={index === at}
                plays={index === start}
              />
            ) : (
              <Picture
                photo={{ ...slide.photo, color: null }}
                alt={said(slide)}
                sizes="100vw"
                largest={1920}
                ratio="auto"
                priority={index === at}
                className={css.picture}
              />
            )}
          </li>
        ))}
      </ul>
      {total > 1 && (
        <>
          <Step side="previous" label={t('gallery.previous')} end={at === 0} onStep={() => goTo(at - 1)} />
          <Step side="next" label={t('gallery.next')} end={at === total - 1} onStep={() => goTo(at + 1)} />
        </>
      )}
    </dialog>
  );
}

type StepProps = { side: 'previous' | 'next'; label: string; end: boolean; onStep: () => void };

/** `aria-disabled` at the end, not `disabled`: a button that goes away under the finger takes the focus with it. */
function Step({ side, label, end, onStep }: StepProps) {
  return (
    <IconButton label={label} className={`${css.button} ${css[side]}`} aria-disabled={end} onClick={onStep}>
      <span className={side === 'next' ? css.turned : undefined}>
        <IconChevronLeft size={28} stroke={1.6} className="d-mirror" aria-hidden />
      </span>
    </IconButton>
  );
}
