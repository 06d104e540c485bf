import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/date-text.tsx';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import type { Outbox, OutboxEntry } from './outbox.ts';
import css from './outbox-list.module.css';

type Props = {
  outbox: Outbox;
  sayNone?: boolean;
  onEdit: (post: OutboxEntry) => void;
  onCompare: (post: OutboxEntry) => void;
};

/** Listings that were handed in without a connection, each with how it stands and what can be done about it. */
export function OutboxList({ outbox, sayNone, onEdit, onCompare }: Props) {
  const { t } = useTranslation('offline');
  const posts = useSyncExternalStore(outbox.subscribe, outbox.posts, outbox.posts);
  const [asked, setAsked] = useState<OutboxEntry>();
  useEffect(() => {
    void outbox.look().then(outbox.send);
  }, [outbox]);

  if (posts.length === 0) {
    const icon = <IconCloudUp size={40} stroke={1.3} />;
    return sayNone ? <EmptyState as="h2" title={t('list.none')} text={t('list.noneText')} icon={icon} /> : null;
  }
  return (
    <section className={css.box} aria-labelledby="outbox-title">
      <h2 id="outbox-title" className={css.title}>
        {t('list.heading')}
      </h2>
      <ul className={css.list}>
        {posts.map((post) => (
          <Row
            key={post.id}
            post={post}
            onEdit={onEdit}
            onCompare={onCompare}
            onRetry={({ id }) => void outbox.retry(id)}
            onDrop={setAsked}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('drop.title')}
          text={t('drop.text', { title: asked.title })}
          confirm={t('drop.yes')}
          onConfirm={() => {
            setAsked(undefined);
            void outbox.drop(asked.id, { withFiles: true });
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

type Act = (post: OutboxEntry) => void;
type RowProps = { post: OutboxEntry; onEdit: Act; onCompare: Act; onRetry: Act; onDrop: Act };

function Row({ post, onEdit, onCompare, onRetry, onDrop }: RowProps) {
  const { t } = useTranslation('offline');
  const { title, at, failure, isSending } = post;
  const state = isSending ? 'sending' : post.state;
  return (
    <li className={css.row} data-state={state}>
      <div className={css.words}>
        <p className={css.name} dir="auto">
          {title}
        </p>
        <p className={css.dim}>
          {t('list.written')} <DateText value={new Date(at).toISOString()} relative />
        </p>
        <p className={css.state} role="status">
          {t(`state.${state}`)}
          {failure && <> {failure}</>}
        </p>
      </div>
      {!isSending && (
        <div className={css.acts}>
          {state === 'conflict' ? (
            <PlainButton compact onClick={() => onCompare(post)}>
              {t('act.compare')}
            </PlainButton>
          ) : (
            <PlainButton look="outline" compact onClick={() => onRetry(post)}>
              {t('act.retry')}
            </PlainButton>
          )}
          <IconButton label={t('act.edit', { title })} onClick={() => onEdit(post)}>
            <IconPencil size={20} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton label={t('act.drop', { title })} onClick={() => onDrop(post)}>
            <IconTrash size={20} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  );
}
