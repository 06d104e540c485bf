import { imageAddress } from '#lib/image-address.ts';
import { categoryIcon } from './category-icons.ts';

type Props = { icon: string | null; iconImage: string | null; size: number; stroke: number };

/** A category's own picture, else its drawing; the name beside it says what it is. */
export function CategorySign({ icon, iconImage, size, stroke }: Props) {
  if (iconImage) return <img src={imageAddress(iconImage, size * 2)} alt="" width={size} height={size} />;
  const Sign = categoryIcon(icon);
  return <Sign size={size} stroke={stroke} aria-hidden />;
}
