import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';
import { FailedPanel } from '../failed-panel.tsx';
import { LinkButton, PlainButton } from '../link-button.tsx';
import { Bone, Skeleton, TextBone } from '../skeleton.tsx';
import css from './desk.module.css';
import { DeskPages } from './desk-pages.tsx';

type Page = { number: number; size: number; total: number };

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  pageOf: (data: Data) => Page;
  pathToPage: (page: number) => string;
  /** What could not be loaded, where the general sentence says too little. */
  failed?: string;
  /** Said when there is nothing at all. */
  empty: { title: string; text: string; icon?: ReactNode; children?: ReactNode };
  /** Where the unfiltered list is; undefined when nothing narrows it. */
  cleared?: string;
  children: (data: Data) => ReactNode;
};

const BONES = 6;

/** A list in every state it can be in: coming, failed, empty, empty by its filters, past its end, and there. */
export function DeskList<Data>({ query, pageOf, pathToPage, failed, empty, cleared, children }: Props<Data>) {
  const { t } = useTranslation('desk');
  const { data, error } = query;

  // A failed refresh leaves what there was; the toast of the next act will tell.
  if (error && data === undefined) {
    return <FailedPanel title={failed ?? t('failed')} error={error} onRetry={() => query.refetch()} />;
  }
  if (data === undefined) return <ListSkeleton />;

  const { number, size, total } = pageOf(data);
  const last = Math.ceil(total / size);
  if (total === 0 && cleared !== undefined) {
    return (
      <EmptyState as="h2" title={t('nothing')} text={t('nothingText')} icon={empty.icon}>
        <LinkButton look="outline" to={cleared}>
          {t('clear')}
        </LinkButton>
      </EmptyState>
    );
  }
  if (total === 0) return <EmptyState as="h2" {...empty} />;
  if (number > last) {
    return (
      <EmptyState as="h2" title={t('pastEnd')} icon={empty.icon}>
        <LinkButton look="outline" to={pathToPage(last)}>
          {t('lastPage')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <DeskFrame>{children(data)}</DeskFrame>
      <DeskPages page={number} last={last} pathTo={pathToPage} />
    </>
  );
}

type Growing = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

/** The button below a list that grows; nothing at its end. */
export function DeskMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: { list: Growing }) {
  const { t } = useTranslation('desk');
  if (!hasNextPage) return null;
  return (
    <PlainButton look="outline" className={css.more} disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
      {t('more')}
    </PlainButton>
  );
}

/** The sheet that a table lies on, whose rows end their lines in its colour. */
export const DeskFrame = ({ children }: { children: ReactNode }) => <div className={css.frame}>{children}</div>;

export function ListSkeleton() {
  return (
    <Skeleton className={css.frame}>
      {Array.from({ length: BONES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no names
        <div key={index} className={css.bones}>
          <Bone width={36} height={36} radius={18} />
          <div className={css.boneWords}>
            <TextBone width="40%" />
            <TextBone width="65%" />
          </div>
          <Bone width={96} height={24} radius={12} />
        </div>
      ))}
    </Skeleton>
  );
}
