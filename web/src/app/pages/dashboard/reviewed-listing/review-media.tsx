import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewDetail } from '#features/listing-review/api.ts';
import css from '#features/listing-review/review.module.css';
import { ReviewPhotos } from '#features/listing-review/review-photos.tsx';
import { imageAddress } from '#lib/image-address.ts';
import { loadLazily } from '#lib/lazy-page.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

const Lightbox = lazy(async () => {
  const { Lightbox: Shown } = await loadLazily(() => import('#features/listings/lightbox.tsx'));
  return { default: Shown };
});

/** Photos, each opening over the whole screen, and the video. */
export function ReviewMedia({ listing }: { listing: ReviewDetail }) {
  const { t } = useTranslation('listing-review');
  const [opened, setOpened] = useState<number>();
  const { images, video, title } = listing;
  return (
    <section className={css.card}>
      <h2>{t('sections.photos')}</h2>
      <ReviewPhotos listing={listing} onOpen={setOpened} />
      {video && (
        // biome-ignore lint/a11y/useMediaCaption: what owners film has no captions
        <video
          className={css.video}
          src={video.path}
          poster={video.poster ? imageAddress(video.poster.id, 640, 'jpeg') : undefined}
          aria-label={t('sections.video')}
          controls
          preload="metadata"
        />
      )}
      {opened !== undefined && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Lightbox photos={images} title={title} start={opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
