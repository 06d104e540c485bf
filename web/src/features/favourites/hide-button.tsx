import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/link-button.tsx';
import { useIsOn } from './store.ts';
import { type Keepable, useChange } from './use-change.ts';

type Props = {
  listing: Keepable;
  /** Class of a menu's entry, which says itself in words. */
  entry?: string;
};

/** "Not interested": the listing leaves this person's lists, or comes back to them. */
export function HideButton({ listing, entry }: Props) {
  const { t } = useTranslation('favourites');
  const act = useChange();
  const isHidden = useIsOn('hidden', listing.id);
  const press = (event: MouseEvent) => {
    act('hidden', listing, !isHidden);
    if (!isHidden) goOn(event);
  };
  if (entry) {
    return (
      <button type="button" className={entry} aria-pressed={isHidden} onClick={press}>
        <IconEyeOff size={20} stroke={1.6} aria-hidden />
        {t(isHidden ? 'showAgainTip' : 'hideTip')}
      </button>
    );
  }
  return (
    <IconButton
      label={t(isHidden ? 'showAgain' : 'hide', { title: listing.title })}
      data-tip={t(isHidden ? 'showAgainTip' : 'hideTip')}
      aria-pressed={isHidden}
      onClick={press}
    >
      <IconEyeOff size={20} stroke={1.6} aria-hidden />
    </IconButton>
  );
}

/** The card goes with the button that has the focus; the next one takes it over. */
function goOn({ currentTarget }: MouseEvent): void {
  const item = currentTarget.closest('li:has(> article)');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  next?.querySelector('a')?.focus({ preventScroll: true });
}
