import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton, PlainButton } from '../../ui/link-button.tsx';
import { IconCloudUp } from './icons.ts';
import css from './kept-note.module.css';

/** The form was handed in without a connection: where it is, and that nothing more has to be done. */
export function KeptNote({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('offline');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={css.note}>
      <IconCloudUp size={56} stroke={1.3} aria-hidden className={css.mark} />
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t('kept.title')}
      </h2>
      <p className={css.text}>{t('kept.text')}</p>
      <div className={css.acts}>
        <LinkButton to="/dashboard/properties/waiting">{t('kept.list')}</LinkButton>
        <PlainButton look="outline" onClick={onAnother}>
          {t('kept.another')}
        </PlainButton>
      </div>
    </section>
  );
}
