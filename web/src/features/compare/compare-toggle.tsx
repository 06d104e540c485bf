import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useTranslation } from 'react-i18next';
import { type Compared, toggleCompared, useIsCompared } from './compare-store.ts';
import css from './compare-toggle.module.css';

type Props = {
  listing: Compared;
  /** Given, the act is an entry of a menu and says itself in words. */
  className?: string;
};

/** On a card: into the comparison and out of it. A fourth listing is refused, and the tray says why. */
export function CompareToggle({ listing, className }: Props) {
  const { t } = useTranslation('compare');
  const chosen = useIsCompared(listing.id);
  return (
    <button
      type="button"
      className={className ?? css.toggle}
      aria-pressed={chosen}
      aria-label={className ? undefined : t('toggle', { title: listing.title })}
      data-tip={className ? undefined : t(chosen ? 'remove' : 'add')}
      onClick={() => toggleCompared(listing)}
    >
      <IconScale size={20} stroke={1.6} aria-hidden />
      {className && t(chosen ? 'remove' : 'add')}
    </button>
  );
}
