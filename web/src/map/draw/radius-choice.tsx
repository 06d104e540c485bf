import { WALK_METRES } from '@diyar/api/rules/shape';
import { useTranslation } from 'react-i18next';
import classes from './draw-tools.module.css';

const RADII = [500, WALK_METRES, 2_000, 5_000, 10_000, 20_000];

/** How far a circle reaches. A walk of a quarter of an hour is one of them, and said to be as the crow flies. */
export function RadiusChoice({ metres, onChange }: { metres: number; onChange: (metres: number) => void }) {
  const { t } = useTranslation('map');
  const wordOf = (each: number) => {
    if (each === WALK_METRES) return t('draw.walk', { km: each / 1_000 });
    return each < 1_000 ? t('draw.metres', { metres: each }) : t('draw.kilometres', { km: each / 1_000 });
  };
  return (
    <label className={classes.radius}>
      {t('draw.radius')}
      <select value={metres} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {RADII.includes(metres) || <option value={metres}>{wordOf(metres)}</option>}
        {RADII.map((each) => (
          <option key={each} value={each}>
            {wordOf(each)}
          </option>
        ))}
      </select>
      <span className={classes.dim}>{t('draw.asTheCrowFlies')}</span>
    </label>
  );
}
