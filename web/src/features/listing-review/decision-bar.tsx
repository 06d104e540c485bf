import { Switch } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconPlayerSkipForward from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/link-button.tsx';
import css from './decision-bar.module.css';

type Props = {
  hasNext: boolean;
  /** Single keys are on, so their hints are shown. */
  keys: { isOn: boolean; toggle: () => void };
  onApprove: () => void;
  onReject: () => void;
  onSkip: () => void;
  onKeys: () => void;
};

/** The decision, always in reach: at the foot of a phone's screen, at the top of the side column elsewhere. */
export function DecisionBar({ hasNext, keys, onApprove, onReject, onSkip, onKeys }: Props) {
  const { t } = useTranslation('listing-review');
  const hint = (key: string) => keys.isOn && <kbd className={css.key}>{key}</kbd>;
  return (
    <section className={css.bar} aria-label={t('decision')}>
      <PlainButton aria-keyshortcuts={keys.isOn ? 'A' : undefined} data-act="approve" onClick={onApprove}>
        <IconCheck size={20} stroke={1.8} aria-hidden /> {t('approve.button')} {hint('A')}
      </PlainButton>
      <PlainButton look="danger" aria-keyshortcuts={keys.isOn ? 'R' : undefined} data-act="reject" onClick={onReject}>
        <IconX size={20} stroke={1.8} aria-hidden /> {t('reject.open')} {hint('R')}
      </PlainButton>
      {hasNext && (
        <PlainButton look="outline" aria-keyshortcuts={keys.isOn ? 'N' : undefined} data-act="skip" onClick={onSkip}>
          <IconPlayerSkipForward size={20} stroke={1.6} className="d-mirror" aria-hidden /> {t('skip')} {hint('N')}
        </PlainButton>
      )}
      <div className={css.keys}>
        <Switch
          size="sm"
          checked={keys.isOn}
          onChange={keys.toggle}
          label={
            <span className={css.switch}>
              <IconKeyboard size={18} stroke={1.6} aria-hidden /> {t('keys')}
            </span>
          }
        />
        <PlainButton
          look="plain"
          compact
          aria-keyshortcuts={keys.isOn ? '?' : undefined}
          data-act="keys"
          onClick={onKeys}
        >
          {t('keysOf.open')} {hint('?')}
        </PlainButton>
      </div>
    </section>
  );
}
