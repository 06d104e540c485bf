import type { ListingCard } from '@diyar/api/contracts/search';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { type MouseEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareToggle } from '#features/compare/compare-toggle.tsx';
import { HideButton } from '#features/favourites/hide-button.tsx';
import { IconButton } from '#ui/link-button.tsx';
import css from './card-acts.module.css';

const HEIGHT = 120;
const WIDTH = 230;
/** Its card has moved on so far. */
const LEFT_BEHIND_PX = 40;

/** Acts on a listing of the search that a reader seldom wants: behind three dots, in words. */
export function CardActs({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation('favourites');
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  // The platform's popover lies over everything, and knows nothing of its button's place in every browser that is promised.
  const place = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!menu.current) return;
    const { left, bottom, top } = currentTarget.getBoundingClientRect();
    const y = bottom + HEIGHT > innerHeight ? top - HEIGHT : bottom;
    Object.assign(menu.current.style, {
      top: `${y}px`,
      left: `${Math.max(8, Math.min(left, innerWidth - WIDTH - 8))}px`,
    });
    const from = scrollY;
    const look = () => {
      if (Math.abs(scrollY - from) < LEFT_BEHIND_PX) return;
      menu.current?.hidePopover?.();
      removeEventListener('scroll', look);
    };
    addEventListener('scroll', look, { passive: true });
  };

  return (
    <>
      <IconButton
        label={t('acts.more', { title: listing.title })}
        data-tip={t('acts.moreTip')}
        popoverTarget={id}
        aria-haspopup="true"
        onClick={place}
      >
        <IconDots size={22} stroke={1.6} aria-hidden />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: closes after what is pressed inside; the keyboard presses the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div ref={menu} id={id} popover="auto" className={css.menu} onClick={() => menu.current?.hidePopover?.()}>
        <CompareToggle
          listing={{ id: listing.id, title: listing.title, image: listing.images[0] ?? null }}
          className={css.entry}
        />
        <HideButton listing={listing} entry={css.entry} />
      </div>
    </>
  );
}
