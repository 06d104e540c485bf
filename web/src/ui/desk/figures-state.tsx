import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../failed-panel.tsx';
import { Bone, Skeleton, TextBone } from '../skeleton.tsx';
import css from './figures-state.module.css';

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
  children: (data: Data) => ReactNode;
};

/** Figures of a period while they come, when they cannot, and when they are there; faint while others are on their way. */
export function FiguresState<Data>({ query, children }: Props<Data>) {
  const { t } = useTranslation('desk');
  const { data, error, isPlaceholderData } = query;
  if (error && data === undefined) {
    return <FailedPanel title={t('figuresFailed')} error={error} onRetry={() => query.refetch()} />;
  }
  if (data === undefined) return <FiguresSkeleton />;
  return (
    <div className={css.figures} aria-busy={isPlaceholderData || undefined}>
      {children(data)}
    </div>
  );
}

const STRIP = ['first', 'second', 'third', 'fourth'];

const FiguresSkeleton = () => (
  <Skeleton className={css.figures}>
    <div className={css.strip}>
      {STRIP.map((name) => (
        <div key={name}>
          <Bone width={96} height={32} />
          <TextBone width="60%" />
        </div>
      ))}
    </div>
    <Bone height={260} radius={8} />
  </Skeleton>
);
