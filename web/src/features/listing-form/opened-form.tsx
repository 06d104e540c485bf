import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { factsQuery } from './api.ts';
import css from './create-form.module.css';
import { FormEditor, type FormParts } from './form-editor.tsx';
import type { Opened } from './open-form.ts';
import { ArchivedNote } from './parts/archived-note.tsx';
import { CategoryStep } from './parts/category-step.tsx';
import { rememberCategory } from './recent-categories.ts';
import type { Tab } from './tabs.ts';
import { useOpened } from './use-opened.ts';

type Props = FormParts & {
  id: string;
  owner: string;
  /** An id nobody knows yet is a new listing; of an existing one it is an error. */
  isNew: boolean;
  firstTab?: Tab;
  /** Of a listing begun on this page a moment ago. */
  firstCategory?: string;
  onAnother: () => void;
};

/** The form of one listing, once it is known how it was left. */
export function OpenedForm({ id, owner, isNew, firstCategory, ...rest }: Props) {
  const { data, refetch } = useOpened(owner, id, { isFresh: firstCategory !== undefined, isNew });
  const [categoryId, setCategoryId] = useState(firstCategory);
  if (data === undefined) return <Loading />;
  if (data === 'none' || data === 'unreachable') return <Missing why={data} onRetry={() => void refetch()} />;
  if (data.draft?.status === 'archived') return <ArchivedNote draft={data.draft} />;
  const content = categoryId ? { ...data.content, categoryId } : data.content;
  if (content.categoryId === '') {
    return (
      <CategoryStep
        signOf={rest.signOf}
        onChoose={(category) => {
          rememberCategory(category.slug);
          setCategoryId(category.id);
        }}
      />
    );
  }
  return (
    <WithFacts
      key={content.categoryId}
      id={id}
      owner={owner}
      opened={{ ...data, content }}
      onChosen={setCategoryId}
      {...rest}
    />
  );
}

function WithFacts({
  opened,
  ...rest
}: Omit<Props, 'isNew' | 'firstCategory'> & { opened: Opened; onChosen: (id: string) => void }) {
  const [categoryId, setCategoryId] = useState(opened.content.categoryId);
  const facts = useQuery({ ...factsQuery(useApi(), categoryId, rest.id), placeholderData: keepPreviousData });
  const isGone = facts.error instanceof ApiError && facts.error.statusCode === 404;
  // An open form goes on with what it knows, whatever becomes of its category.
  if (facts.data) {
    return <FormEditor facts={facts.data} isGone={isGone} opened={opened} onCategory={setCategoryId} {...rest} />;
  }
  if (isGone) return <CategoryStep isGone signOf={rest.signOf} onChoose={({ id }) => rest.onChosen(id)} />;
  if (facts.isError) return <Missing why="unreachable" onRetry={() => void facts.refetch()} />;
  return <Loading />;
}

function Missing({ why, onRetry }: { why: 'none' | 'unreachable'; onRetry: () => void }) {
  const { t } = useTranslation('listing-form');
  return (
    <div className={css.missing}>
      <h2>{t('missing.title')}</h2>
      <p>{t(why === 'none' ? 'missing.text' : 'missing.unreachable')}</p>
      <div className={css.acts}>
        {why === 'unreachable' && <PlainButton onClick={onRetry}>{t('stage.retry')}</PlainButton>}
        <LinkButton to="/dashboard/properties/new" look="outline">
          {t('missing.start')}
        </LinkButton>
      </div>
    </div>
  );
}
