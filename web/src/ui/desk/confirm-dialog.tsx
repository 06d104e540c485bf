import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../link-button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

type Props = {
  title: string;
  text: ReactNode;
  /** The button's act in its own words: never "OK". */
  confirm: string;
  cancel?: string;
  isBusy?: boolean;
  look?: 'danger' | 'primary';
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before an act that can't be undone, or costs. The first focus is on the way back. */
export function ConfirmDialog({ title, text, confirm, cancel, isBusy, look = 'danger', onConfirm, onClose }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Dialog title={title} withCloseButton={false} closeOnEscape={!isBusy} onClose={onClose}>
      <Text c="dimmed">{text}</Text>
      <DialogActions>
        <PlainButton look="outline" data-autofocus onClick={onClose}>
          {cancel ?? t('cancel')}
        </PlainButton>
        <PlainButton look={look} aria-disabled={isBusy || undefined} onClick={() => !isBusy && onConfirm()}>
          {confirm}
        </PlainButton>
      </DialogActions>
    </Dialog>
  );
}
