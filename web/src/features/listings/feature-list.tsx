import { useTranslation } from 'react-i18next';
import css from './fact-table.module.css';
import { FEATURE_ICONS, isFeature } from './feature-icons.ts';

/** Features of the home, each with its sign. A feature this page has no word for is left out. */
export function FeatureList({ features }: { features: readonly string[] }) {
  const { t } = useTranslation('listings');
  return (
    <ul className={css.features}>
      {features.filter(isFeature).map((feature) => {
        const Icon = FEATURE_ICONS[feature];
        return (
          <li key={feature} className={css.feature}>
            <Icon size={22} stroke={1.5} aria-hidden />
            {t(`features.${feature}`)}
          </li>
        );
      })}
    </ul>
  );
}
