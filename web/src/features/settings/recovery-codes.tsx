import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/desk/copy-button.tsx';
import { UnsavedGuard } from '#ui/desk/unsaved-guard.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import css from './recovery-codes.module.css';
import common from './settings.module.css';

type Props = { codes: string[]; onDone: () => void };

/** Ten codes for the day the phone is lost. Nobody, the server included, can show them a second time. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation('settings');
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const text = codes.join('\n');
  // The button pressed to come here is gone; readers start over at the codes.
  useEffect(() => ref.current?.focus(), []);

  return (
    <section ref={ref} tabIndex={-1} className={css.codes} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('codes.title')}
      </h3>
      <p className={common.dim}>{t('codes.text')}</p>
      <ol className={css.list} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={common.actions}>
        <CopyButton text={text} label={t('codes.copy')} />
        <PlainButton look="outline" compact onClick={() => download(`${t('codes.title')}\n\n${text}\n`)}>
          <IconDownload size={18} stroke={1.6} aria-hidden /> {t('codes.download')}
        </PlainButton>
      </div>
      <PlainButton className={css.done} onClick={onDone}>
        {t('codes.done')}
      </PlainButton>
      <UnsavedGuard title={t('codes.leave')} text={t('codes.leaveText')} />
    </section>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = 'diyar-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
