import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorButton } from '#ui/anchor-button.tsx';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import css from './android-dialog.module.css';

type Props = {
  /** Where the app is had. */
  store: string;
  onDismiss: () => void;
};

/**
 * Offers the app without taking the page away: not modal, below the header, no focus taken. Escape closes it where it has the
 * focus.
 */
export function AndroidDialog({ store, onDismiss }: Props) {
  const { t } = useTranslation(['android-app', 'ui']);
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    // `show()` would take the focus from what the visitor reads.
    dialog?.setAttribute('open', '');
    return () => dialog?.removeAttribute('open');
  }, []);

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
    >
      <div className={css.head}>
        <img src="/favicon.svg" alt="" width={44} height={44} className={css.sign} />
        <div className={css.words}>
          <h2 id={`${id}-title`} className={css.title}>
            {t('title')}
          </h2>
          <p id={`${id}-text`} className={css.text}>
            {t('text')}
          </p>
        </div>
        <IconButton label={t('ui:close')} className={css.close} onClick={onDismiss}>
          <IconX size={20} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      <div className={css.ways}>
        <AnchorButton href={store} target="_blank" rel="noreferrer" onClick={onDismiss}>
          {t('open')}
        </AnchorButton>
        <PlainButton look="plain" onClick={onDismiss}>
          {t('later')}
        </PlainButton>
      </div>
    </dialog>
  );
}
