import { imageAddress } from '#lib/image-address.ts';
import css from './advertisements.module.css';
import type { Advertisement } from './api.ts';

/** The advertisement's picture beside its name; nothing while it has none. */
export function Thumbnail({ advertisement: { image } }: { advertisement: Pick<Advertisement, 'image'> }) {
  if (!image) return null;
  return <img className={css.thumb} src={imageAddress(image.id, 160)} alt="" width={48} height={48} loading="lazy" />;
}
