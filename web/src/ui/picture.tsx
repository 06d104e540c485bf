import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useTranslation } from 'react-i18next';
import { IMAGE_FORMATS, imageAddress, imageSet } from '#lib/image-address.ts';
import css from './picture.module.css';

/** A photo as the API tells it; `color` is its mean, shown until it arrives. */
export type Photo = { id: string; width?: number | null; height?: number | null; color?: string | null };

type Props = {
  photo: Photo | null | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** How wide it is shown: `(max-width: 480px) 100vw, 320px`. */
  sizes: string;
  ratio?: string;
  /** The page's largest photo: fetched first, never lazily. */
  priority?: boolean;
  largest?: number;
  className?: string;
};

/** Every browser knows the last one. */
const SOURCES = IMAGE_FORMATS.filter((format) => format !== 'jpeg');

/** A photo in the best format and width for the screen, in a box of its final shape. */
export function Picture({ photo, alt, sizes, ratio = '4 / 3', priority, largest = 1280, className = '' }: Props) {
  if (!photo) return <MissingPhoto ratio={ratio} className={className} />;

  const { id, width, height, color } = photo;
  const set = (format: (typeof IMAGE_FORMATS)[number]) =>
    imageSet(id, format, { largest, original: width ?? undefined });
  return (
    <picture className={`${css.box} ${className}`} style={{ aspectRatio: ratio, backgroundColor: color ?? undefined }}>
      {SOURCES.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={set(format)} sizes={sizes} />
      ))}
      <img
        srcSet={set('jpeg')}
        sizes={sizes}
        src={imageAddress(id, Math.min(largest, 640), 'jpeg')}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function MissingPhoto({ ratio, className }: { ratio: string; className: string }) {
  const { t } = useTranslation('ui');
  return (
    <div
      className={`${css.box} ${css.missing} ${className}`}
      style={{ aspectRatio: ratio }}
      role="img"
      aria-label={t('photoMissing')}
    >
      <IconPhoto size={36} stroke={1.2} aria-hidden />
    </div>
  );
}
