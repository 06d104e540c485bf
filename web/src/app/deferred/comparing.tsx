import type { ListingDetails } from '@diyar/api/contracts/listings';
import { createPortal } from 'react-dom';
import { CompareToggle } from '#features/compare/compare-toggle.tsx';
import { CompareTray } from '#features/compare/compare-tray.tsx';
import { useMessages } from '../use-messages.ts';
import css from './card-acts.module.css';

/** Into the comparison and out of it, and the tray that shows what is in it. */
export function Comparing({ listing: { id, title, media } }: { listing: ListingDetails }) {
  if (!useMessages('compare')) return null;
  return (
    <>
      <CompareToggle listing={{ id, title, image: media[0]?.id ?? null }} />
      {/* Out of the sticky card, whose layer everything further down the page would cover. */}
      {createPortal(
        <div className={css.tray}>
          <CompareTray />
        </div>,
        document.body,
      )}
    </>
  );
}
