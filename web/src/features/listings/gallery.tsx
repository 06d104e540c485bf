import type { ListingDetails } from '@diyar/api/contracts/listings';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLazily } from '#lib/lazy-page.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import css from './gallery.module.css';
import { ListingCardScene } from './listing-card-scene.tsx';
import { slideAt } from './slide-at.ts';
import { slidesOf } from './slides-of.ts';

type Props = { listing: Pick<ListingDetails, 'media' | 'video' | 'title' | 'category'> };

const loadLightbox = () => import('./lightbox.tsx');
const Lightbox = lazy(async () => ({ default: (await loadLazily(loadLightbox)).Lightbox }));
// Few listings have a video.
const VideoPoster = lazy(async () => ({
  default: (await loadLazily(() => import('./video-poster.tsx'))).VideoPoster,
}));

/** On a desktop the first five photos as a grid; on a phone a strip that swipes. Each opens full screen, a video too. */
export function Gallery({ listing }: Props) {
  const { t } = useTranslation('listings');
  const [opened, setOpened] = useState<number>();
  const [shown, setShown] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  const { media, video, title, category } = listing;
  const slides = slidesOf(media, video);
  const [photos, total] = [media.length, slides.length];
  if (total === 0) return <NoPhotos category={category} />;

  const close = (last: number) => {
    setOpened(undefined);
    track.current?.children[last]?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  };
  return (
    <section className={css.gallery} aria-label={t('gallery.label')} onPointerEnter={prefetch}>
      <ul
        ref={track}
        className={css.track}
        data-photos={Math.min(total, 5)}
        onScroll={(event) => setShown(slideAt(event.currentTarget))}
      >
        {slides.map((slide, index) => (
          <li key={slide.id} className={css.slide}>
            {'film' in slide ? (
              <Suspense>
                <VideoPoster film={slide.film} title={title} photo={media[0]} onOpen={() => setOpened(index)} />
              </Suspense>
            ) : (
              <button type="button" className={css.photo} onClick={() => setOpened(index)}>
                <Picture
                  photo={slide.photo}
                  alt={t('gallery.photo', { title, number: slide.number, total: photos })}
                  sizes={index === 0 ? '(max-width: 760px) 100vw, 640px' : '(max-width: 760px) 100vw, 320px'}
                  ratio="auto"
                  priority={index === 0}
                  className={css.picture}
                />
              </button>
            )}
          </li>
        ))}
      </ul>
      {total > 1 && (
        <span className={css.counter} aria-hidden="true">
          <bdi dir="ltr">{t('gallery.counter', { number: shown + 1, total })}</bdi>
        </span>
      )}
      {photos > 1 && (
        <PlainButton look="outline" compact className={css.all} onClick={() => setOpened(0)}>
          <IconPhoto size={18} stroke={1.6} aria-hidden />
          {t('gallery.all', { count: photos })}
        </PlainButton>
      )}
      {opened !== undefined && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Lightbox photos={media} film={video} title={title} start={opened} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}

function prefetch(): void {
  // A failed prefetch costs nothing: opening tries again.
  loadLightbox().catch(() => {});
}

function NoPhotos({ category }: Pick<ListingDetails, 'category'>) {
  const { t } = useTranslation('listings');
  return (
    <figure className={css.none}>
      <div className={css.scene}>
        <ListingCardScene category={category} />
      </div>
      <figcaption className={css.noneText}>{t('gallery.none')}</figcaption>
    </figure>
  );
}
