import type { LeadThread } from '@diyar/api/contracts/leads';
import { Textarea } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { DateText } from '#ui/date-text.tsx';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import { addNote, deleteNote, learnLead } from './api.ts';
import css from './notes.module.css';

/** Notes of the owner's side. */
export function Notes({ lead }: { lead: LeadThread }) {
  const { t } = useTranslation('leads');
  const api = useApi();
  const client = useQueryClient();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  // A failure was told by the call layer; what was typed stays.
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = field.current?.value.trim();
    if (!body) return field.current?.focus();
    const next = await addNote(api, lead.id, crypto.randomUUID(), body).catch(() => undefined);
    if (!next) return;
    learnLead(client, api, next);
    if (field.current) field.current.value = '';
  }
  const remove = (noteId: string) =>
    deleteNote(api, lead.id, noteId).then(
      (next) => learnLead(client, api, next),
      () => {},
    );

  return (
    <section aria-labelledby={`${id}-title`} className={css.notes}>
      <h2 id={`${id}-title`} className={css.title}>
        {t('notes')}
      </h2>
      <p className={css.hint}>{t('notesHint')}</p>
      {lead.notes.length > 0 && (
        <ul className={css.list}>
          {lead.notes.map(({ id: noteId, author, isMine, body, createdAt }) => (
            <li key={noteId} className={css.note}>
              <p className={css.body} dir="auto">
                {body}
              </p>
              <p className={css.meta}>
                <bdi>{isMine ? t('me') : author}</bdi> · <DateText value={createdAt} relative />
                {isMine && (
                  <IconButton label={t('deleteNote')} onClick={() => remove(noteId)}>
                    <IconTrash size={17} stroke={1.6} aria-hidden />
                  </IconButton>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className={css.form}>
        <Textarea
          ref={field}
          aria-label={t('newNote')}
          rows={2}
          resize="vertical"
          maxLength={2000}
          dir="auto"
          placeholder={t('newNote')}
        />
        <PlainButton type="submit" look="outline" compact>
          {t('addNote')}
        </PlainButton>
      </form>
    </section>
  );
}
