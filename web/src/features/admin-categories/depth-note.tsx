import { DEEPEST_LEVEL, LISTING_LEVEL } from '@diyar/api/rules/categories';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useTranslation } from 'react-i18next';
import css from './category-panel.module.css';

/** What a level means for listings; the deepest one is warned of. */
export function DepthNote({ level }: { level: number }) {
  const { t } = useTranslation('admin-categories');
  if (level < LISTING_LEVEL) return null;
  const isDeep = level >= DEEPEST_LEVEL;
  return (
    <p className={css.note} data-warning={isDeep || undefined}>
      {isDeep && <IconAlertTriangle size={18} stroke={1.6} aria-hidden />}
      {t(isDeep ? 'tooDeep' : 'takesListings')}
    </p>
  );
}
