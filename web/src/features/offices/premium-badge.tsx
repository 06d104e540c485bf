import { useTranslation } from 'react-i18next';
import css from './badges.module.css';

/** A paying office: said, as everything paid is. */
export function PremiumBadge() {
  const { t } = useTranslation('offices');
  return (
    <span className={css.premium} data-tip={t('badges.premiumWhy')}>
      {t('badges.premium')}
    </span>
  );
}
