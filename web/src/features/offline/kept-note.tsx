import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import css from './kept-note.module.css';
import type { OutboxEntry } from './outbox.ts';

type Props = {
  /** Absent once it left the outbox without an answer that this window heard of. */
  post: OutboxEntry | undefined;
  onAnother: () => void;
};

/** The form was handed in without a connection: where it is, what becomes of it, and whether anything has to be done. */
export function KeptNote({ post, onAnother }: Props) {
  const { t } = useTranslation('offline');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const state = !post ? 'gone' : post.isSending ? 'sending' : post.state;
  const isStuck = state === 'conflict' || state === 'refused';
  return (
    <section className={css.note}>
      <IconCloudUp size={56} stroke={1.3} aria-hidden className={css.mark} />
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t(isStuck ? 'kept.stuck' : `kept.${state === 'waiting' ? 'title' : state}`)}
      </h2>
      <p className={css.text} role="status">
        {isStuck ? t(`state.${state}`) : t(state === 'gone' ? 'kept.goneText' : 'kept.text')} {isStuck && post?.failure}
      </p>
      <div className={css.acts}>
        {post ? (
          <LinkButton to="/dashboard/properties/waiting">{t('kept.list')}</LinkButton>
        ) : (
          <LinkButton to="/dashboard/properties">{t('kept.mine')}</LinkButton>
        )}
        <PlainButton look="outline" onClick={onAnother}>
          {t('kept.another')}
        </PlainButton>
      </div>
    </section>
  );
}
