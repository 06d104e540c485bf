import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ReviewDetail } from './api.ts';
import css from './review.module.css';

type Props = { listing: ReviewDetail; onOpen: (index: number) => void };

/** Every photo, large enough to find a telephone number in; those new in a change are marked, and those it takes away shown last. */
export function ReviewPhotos({ listing: { images, removedImages, title }, onOpen }: Props) {
  const { t } = useTranslation('listing-review');
  if (images.length + removedImages.length === 0) return <p className={css.dim}>{t('photos.none')}</p>;
  const total = images.length;
  return (
    <ul className={css.photos}>
      {images.map((photo, index) => (
        <li key={photo.id}>
          <button type="button" className={css.photo} onClick={() => onOpen(index)}>
            <Picture
              photo={photo}
              alt={photo.alt ?? t('photos.photo', { title, number: index + 1, total })}
              sizes="(max-width: 640px) 50vw, 260px"
              largest={640}
              priority={index === 0}
            />
          </button>
          <span className={css.marks}>
            {photo.isNew && <Badge tone="success">{t('photos.new')}</Badge>}
            {photo.isMain && <Badge>{t('photos.main')}</Badge>}
            {photo.isRepeated && <Badge tone="warning">{t('photos.repeated')}</Badge>}
            {photo.copies.map(({ id, code, isExact }) => (
              <AppLink key={id} to={`/dashboard/admin/listings/${id}`}>
                <Badge tone="warning">{t(isExact ? 'photos.copy' : 'photos.like', { code })}</Badge>
              </AppLink>
            ))}
          </span>
        </li>
      ))}
      {removedImages.map((photo) => (
        <li key={photo.id} className={css.removed}>
          <Picture photo={photo} alt={t('photos.removed')} sizes="(max-width: 640px) 50vw, 260px" largest={640} />
          <span className={css.marks}>
            <Badge tone="danger">{t('photos.removed')}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
