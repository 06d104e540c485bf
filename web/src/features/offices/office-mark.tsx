import { letterOf } from '@diyar/api/rules/office-letter';
import { imageAddress } from '#lib/image-address.ts';
import css from './office-mark.module.css';

type Props = { name: string; slug: string; logo?: string | null; size?: number };

const TINTS = ['cypress', 'apricot', 'sky', 'olive'] as const;

/** The office's logo; without one, its letter under an arch, in a tint that stays its own. Decoration: the name stands beside it. */
export function OfficeMark({ name, slug, logo, size = 56 }: Props) {
  const style = { inlineSize: size, blockSize: size };
  if (logo) {
    return (
      <img
        src={imageAddress(logo, size * 2)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className={css.logo}
        style={style}
      />
    );
  }
  return (
    <span className={css.mark} data-tint={tintOf(slug)} style={{ ...style, fontSize: size * 0.42 }} aria-hidden="true">
      {letterOf(name)}
    </span>
  );
}

function tintOf(slug: string): (typeof TINTS)[number] {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return TINTS[sum % TINTS.length] ?? 'cypress';
}
