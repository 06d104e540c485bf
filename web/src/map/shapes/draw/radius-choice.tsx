import { useTranslation } from 'react-i18next';
import classes from './draw-tools.module.css';
import type { Reach } from './drawing.ts';

const CHOICES: readonly Reach[] = [
  ...[5, 10, 15, 20, 30].map((minutes) => ({ kind: 'walk', minutes }) as const),
  ...[500, 1_000, 2_000, 5_000, 10_000, 20_000].map((metres) => ({ kind: 'circle', metres }) as const),
];
const keyOf = (reach: Reach) => (reach.kind === 'walk' ? `walk ${reach.minutes}` : `circle ${reach.metres}`);

/** How far it is from the middle: minutes along streets, or a distance as the crow flies. */
export function RadiusChoice({ reach, onChange }: { reach: Reach; onChange: (reach: Reach) => void }) {
  const { t } = useTranslation('map');
  const wordOf = (each: Reach) => {
    if (each.kind === 'walk') return t('draw.walk', { count: each.minutes });
    const { metres } = each;
    return metres < 1_000 ? t('draw.metres', { metres }) : t('draw.kilometres', { km: metres / 1_000 });
  };
  const choices = CHOICES.some((each) => keyOf(each) === keyOf(reach)) ? CHOICES : [reach, ...CHOICES];
  return (
    <label className={classes.radius}>
      {t('draw.radius')}
      <select
        value={keyOf(reach)}
        onChange={(event) => {
          const chosen = choices.find((each) => keyOf(each) === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {choices.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {wordOf(each)}
          </option>
        ))}
      </select>
      <span className={classes.dim}>{t(reach.kind === 'walk' ? 'draw.alongStreets' : 'draw.asTheCrowFlies')}</span>
    </label>
  );
}
