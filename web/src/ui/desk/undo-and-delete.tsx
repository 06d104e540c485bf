import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../link-button.tsx';

type Props = { isUndoable: boolean; onUndo: () => void; onDelete: () => void };

/** Buttons of a thing that is open on a desk: its last change is taken back, or all of it goes. */
export function UndoAndDelete({ isUndoable, onUndo, onDelete }: Props) {
  const { t } = useTranslation('desk');
  return (
    <>
      <PlainButton look="outline" compact data-act="undo" disabled={!isUndoable} onClick={onUndo}>
        <IconArrowBackUp size={18} stroke={1.8} className="d-mirror" aria-hidden />
        {t('undoLast')}
      </PlainButton>
      <PlainButton look="outline" compact data-act="delete" onClick={onDelete}>
        <IconTrash size={18} stroke={1.6} aria-hidden />
        {t('delete')}
      </PlainButton>
    </>
  );
}
