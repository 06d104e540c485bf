import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { useTranslation } from 'react-i18next';
import { setDataSaver, useDataSaver } from '#lib/data-saver.ts';
import css from './saver-toggle.module.css';

/** Text first, photos on tap: for slow links. */
export function SaverToggle() {
  const { t } = useTranslation('search');
  const on = useDataSaver();
  return (
    <button
      type="button"
      className={css.toggle}
      aria-pressed={on}
      aria-label={t('saver.label')}
      data-tip={t('saver.label')}
      onClick={() => setDataSaver(!on)}
    >
      <IconPhotoOff size={20} stroke={1.7} aria-hidden />
    </button>
  );
}
