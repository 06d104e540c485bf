import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useTranslation } from 'react-i18next';
import classes from './search-trigger.module.css';

interface Props {
  asMove: boolean;
  onAsMove: (on: boolean) => void;
  /** The visitor moved the map and its part is not searched yet. */
  moved: boolean;
  onSearchHere: () => void;
  busy: boolean;
}

/** "Search as I move", or, when that is off and the map has moved, the button that searches what is shown. */
export function SearchTrigger({ asMove, onAsMove, moved, onSearchHere, busy }: Props) {
  const { t } = useTranslation('map');
  if (moved && !asMove) {
    return (
      <button type="button" className={classes.here} onClick={onSearchHere}>
        <IconSearch size={18} aria-hidden />
        {t('search.here')}
      </button>
    );
  }
  return (
    <label className={classes.asMove} data-busy={busy || undefined}>
      <input
        type="checkbox"
        className="d-visually-hidden"
        checked={asMove}
        onChange={(event) => onAsMove(event.currentTarget.checked)}
      />
      <span className={classes.box} aria-hidden>
        {asMove && <IconCheck size={14} stroke={3} />}
      </span>
      {busy ? t('search.busy') : t('search.asMove')}
    </label>
  );
}
