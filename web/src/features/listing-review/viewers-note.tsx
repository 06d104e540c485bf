import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useTranslation } from 'react-i18next';
import type { Viewer } from './api.ts';
import css from './queue.module.css';

/** Other administrators who have the listing open. */
export function ViewersNote({ viewers }: { viewers: readonly Viewer[] }) {
  const { t } = useTranslation('listing-review');
  if (viewers.length === 0) return null;
  const names = viewers.map(({ name }) => name).join(t('viewers.and'));
  return (
    <span className={css.viewers} data-viewers>
      <IconEye size={16} stroke={1.7} aria-hidden /> {t('viewers.now', { count: viewers.length, names })}
    </span>
  );
}
