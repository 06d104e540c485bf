import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/link-button.tsx';
import type { Changed, Moved } from '../use-category-change.ts';
import css from './state-notes.module.css';

type Props = {
  /** Name of the category the form is in. */
  name: string;
  moved?: Moved;
  changed: Changed;
  /** Nobody is shown the category, or it is no more. */
  isHidden: boolean;
  /** Where another one may still be chosen. */
  onCategory?: () => void;
};

/** What became of the form's category while it was written. */
export function CategoryNotes({ name, moved, changed, isHidden, onCategory }: Props) {
  const { t } = useTranslation('listing-form');
  const listed = (fields: string[]) => fields.join(t('category.and'));
  const changes = (['asked', 'options', 'gone'] as const).filter((what) => changed[what].length > 0);
  const isOther = moved && moved.from !== moved.to;
  return (
    <>
      {moved && (
        <div className={css.note} data-tone="info" role="status">
          <IconClock size={20} stroke={1.7} aria-hidden />
          <div>
            <p className={css.strong}>{isOther ? t('category.moved', moved) : t('category.movedTo', moved)}</p>
            <p>{moved.left.length > 0 ? t('category.left', { fields: listed(moved.left) }) : t('category.kept')}</p>
          </div>
        </div>
      )}
      {changes.length > 0 && (
        <div className={css.note} data-tone="info" role="status">
          <IconClock size={20} stroke={1.7} aria-hidden />
          <div>
            <p className={css.strong}>{t('category.changed', { name })}</p>
            {changes.map((what) => (
              <p key={what}>{t(`category.since.${what}`, { fields: listed(changed[what]) })}</p>
            ))}
          </div>
        </div>
      )}
      {isHidden && (
        <div className={css.note} data-tone="warning" role="status">
          <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
          <div>
            <p className={css.strong}>{t('category.hidden', { name })}</p>
            <p>{t(onCategory ? 'category.hiddenChoose' : 'category.hiddenWait')}</p>
            {onCategory && (
              <PlainButton look="outline" compact className={css.act} onClick={onCategory}>
                {t('category.choose')}
              </PlainButton>
            )}
          </div>
        </div>
      )}
    </>
  );
}
