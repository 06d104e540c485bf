import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/desk/dialog.tsx';
import css from './keys-sheet.module.css';

const KEYS = [
  ['A', 'approve'],
  ['R', 'reject'],
  ['1–9', 'quick'],
  ['N', 'next'],
  ['P', 'previous'],
  ['U', 'undoDecision'],
  ['?', 'sheet'],
] as const;

/** The keys of the review. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('listing-review');
  return (
    <Dialog title={t('keysOf.title')} onClose={onClose}>
      <dl className={css.keys}>
        {KEYS.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd className={css.key} dir="ltr">
                {key}
              </kbd>
            </dt>
            <dd>{t(`keysOf.${act}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t('keysOf.note')}</p>
    </Dialog>
  );
}
