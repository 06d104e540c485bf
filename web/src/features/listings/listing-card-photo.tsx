import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '#ui/picture.tsx';
import css from './listing-card.module.css';
import type { ListingCardProps } from './listing-card.tsx';
import { ListingCardScene } from './listing-card-scene.tsx';

/**
 * A phone's card is 92vw wide: 690 dots on the usual ones, for which browsers take the photo of 960. That of 640 has half the
 * bytes, and nobody sees the missing fourteenth.
 */
const SIZES = {
  grid: '(max-width: 640px) 85vw, (max-width: 1100px) 46vw, 320px',
  row: '(max-width: 640px) 40vw, 280px',
  mini: '112px',
};

/** The main photo with the number of photos; without one, the category's scene. */
export function ListingCardPhoto({ listing, variant = 'grid', sizes, priority, saver }: ListingCardProps) {
  const { t } = useTranslation('listings');
  const [asked, setAsked] = useState(false);
  const { images, imageCount, imageColor, category } = listing;
  const [id] = images;
  const count = imageCount > 0 && variant !== 'mini' && (
    <span className={css.count} data-tip={t('card.photos', { count: imageCount })}>
      <IconCamera size={15} stroke={1.8} aria-hidden />
      <span aria-hidden>{imageCount}</span>
      <span className="d-visually-hidden">{t('card.photos', { count: imageCount })}</span>
    </span>
  );

  if (!id) return <ListingCardScene category={category} />;
  if (saver && !asked) {
    return (
      <>
        <ListingCardScene category={category} />
        <button type="button" className={css.ask} onClick={() => setAsked(true)}>
          <IconCamera size={18} stroke={1.8} aria-hidden />
          {variant !== 'mini' && t('card.showPhoto')}
          {variant === 'mini' && <span className="d-visually-hidden">{t('card.showPhoto')}</span>}
        </button>
      </>
    );
  }
  return (
    <>
      <Picture
        photo={{ id, color: imageColor }}
        alt=""
        sizes={sizes ?? SIZES[variant]}
        largest={variant === 'mini' ? 320 : 960}
        priority={priority}
        className={css.image}
      />
      {count}
    </>
  );
}
