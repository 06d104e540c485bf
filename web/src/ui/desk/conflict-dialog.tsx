import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../link-button.tsx';
import css from './conflict-dialog.module.css';
import { Dialog, DialogActions } from './dialog.tsx';

export type Difference = { name: string; mine: string; theirs: string };

type Props = {
  /** What the server said. */
  text: string;
  differences: readonly Difference[];
  isBusy?: boolean;
  /** Writes one's own version over the other. */
  onMine: () => void;
  /** Gives up one's own. */
  onTheirs: () => void;
  onClose: () => void;
};

/** Somebody saved the same thing meanwhile: both versions side by side, only where they differ, and a choice. */
export function ConflictDialog({ text, differences, isBusy, onMine, onTheirs, onClose }: Props) {
  const { t } = useTranslation(['desk', 'ui']);
  return (
    <Dialog title={t('conflict.title')} size={720} closeOnEscape={!isBusy} onClose={onClose}>
      <Text c="dimmed">{text}</Text>
      {differences.length === 0 ? (
        <p className={css.same}>{t('conflict.same')}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label={t('conflict.mine')}>
                  <bdi>{mine || '–'}</bdi>
                </td>
                <td data-label={t('conflict.theirs')}>
                  <bdi>{theirs || '–'}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <DialogActions>
        <PlainButton look="outline" data-act="theirs" data-autofocus onClick={onTheirs}>
          {t('conflict.keepTheirs')}
        </PlainButton>
        <PlainButton data-act="mine" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onMine()}>
          {t('conflict.keepMine')}
        </PlainButton>
      </DialogActions>
    </Dialog>
  );
}
