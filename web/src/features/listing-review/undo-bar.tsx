import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/link-button.tsx';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import type { Decided } from './review-queue.ts';
import css from './undo-bar.module.css';

type Props = { decisions: readonly Decided[]; hasKeys: boolean; onUndo: () => void };

/** The newest decision, as long as it can be taken back: its owner is told afterwards. */
export function TakeBackBar({ decisions, hasKeys, onUndo }: Props) {
  const { t } = useTranslation('listing-review');
  const [now, setNow] = useState(Date.now);
  const last = decisions.at(-1);
  useEffect(() => {
    if (!last) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [last]);

  const open = decisions.findLast(({ until }) => until === undefined || until > now);
  const seconds = open?.until === undefined ? undefined : Math.ceil((open.until - now) / 1000);
  return (
    <div className={css.place}>
      <p role="status" className="d-visually-hidden">
        {last && t(`undoDecision.${last.decision}`, { title: last.title })}
      </p>
      {open && (
        <section className={css.bar} data-decision={open.decision} aria-label={t('undoDecision.label')}>
          <span className={css.text} dir="auto">
            <WholeNumbers>{t(`undoDecision.${open.decision}`, { title: open.title })}</WholeNumbers>
          </span>
          {seconds !== undefined && <span className={css.seconds}>{t('undoDecision.seconds', { seconds })}</span>}
          <PlainButton
            look="outline"
            compact
            data-act="take-back"
            aria-keyshortcuts={hasKeys ? 'U' : undefined}
            onClick={onUndo}
          >
            <IconArrowBackUp size={18} stroke={1.8} className="d-mirror" aria-hidden /> {t('undoDecision.button')}
            {hasKeys && <kbd className={css.key}>U</kbd>}
          </PlainButton>
        </section>
      )}
    </div>
  );
}
