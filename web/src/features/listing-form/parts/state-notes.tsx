import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/link-button.tsx';
import type { Editor } from '../use-editor.ts';
import css from './state-notes.module.css';

/** Whether the listing waits for somebody: then it is read-only until its owner takes it back. */
export const isInReview = ({ draft, isReopened }: Editor): boolean => draft?.state === 'pending' && !isReopened;

/** Notes on this listing before touching it. */
export function StateNotes({ editor }: { editor: Editor }) {
  const { t } = useTranslation('listing-form');
  const { draft, facts, submission, reopen } = editor;
  const isChange = draft?.isChange === true;
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The question stands above the tabs, and was asked for at the bottom of the page.
    if (submission.failure) refusal.current?.scrollIntoView({ block: 'center' });
  }, [submission.failure]);
  return (
    <>
      {isInReview(editor) && (
        <div className={css.note} data-tone="info">
          <IconClock size={20} stroke={1.7} aria-hidden />
          <div>
            <p className={css.strong}>{t(isChange ? 'state.changeInReview' : 'state.inReview')}</p>
            <p>{t(isChange ? 'state.changeInReviewText' : 'state.inReviewText')}</p>
            <PlainButton look="outline" compact className={css.act} onClick={reopen}>
              {t('state.reopen')}
            </PlainButton>
          </div>
        </div>
      )}
      {isChange && draft?.status === 'active' && facts.isShown && !isInReview(editor) && (
        <div className={css.note} data-tone="info">
          <IconClock size={20} stroke={1.7} aria-hidden />
          <p>{t('state.isChange')}</p>
        </div>
      )}
      {draft?.rejection && (
        <div className={css.note} data-tone="danger">
          <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
          <div>
            <p className={css.strong}>{t('state.rejected')}</p>
            <ul className={css.reasons}>
              {draft.rejection.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
              {draft.rejection.text && <li>{draft.rejection.text}</li>}
            </ul>
          </div>
        </div>
      )}
      {submission.isWaiting && (
        <div className={css.note} data-tone="warning" role="status">
          <IconClock size={20} stroke={1.7} aria-hidden />
          <div>
            <p>{t('bar.waiting')}</p>
            <PlainButton look="outline" compact className={css.act} onClick={submission.stopWaiting}>
              {t('bar.cancelWaiting')}
            </PlainButton>
          </div>
        </div>
      )}
      {submission.failure && (
        <div ref={refusal} className={css.note} data-tone="danger" role="alert">
          <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
          <p>{submission.failure}</p>
        </div>
      )}
    </>
  );
}
