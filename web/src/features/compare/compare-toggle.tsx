import { useTranslation } from 'react-i18next';
import { IconScale } from './compare-icons.ts';
import { type Compared, toggleCompared, useIsCompared } from './compare-store.ts';
import css from './compare-toggle.module.css';

/** On a card: into the comparison and out of it. A fourth listing is refused, and the tray says why. */
export function CompareToggle({ listing }: { listing: Compared }) {
  const { t } = useTranslation('compare');
  const chosen = useIsCompared(listing.id);
  return (
    <button
      type="button"
      className={css.toggle}
      aria-pressed={chosen}
      aria-label={t('toggle', { title: listing.title })}
      data-tip={t(chosen ? 'remove' : 'add')}
      onClick={() => toggleCompared(listing)}
    >
      <IconScale size={20} stroke={1.6} aria-hidden />
    </button>
  );
}
