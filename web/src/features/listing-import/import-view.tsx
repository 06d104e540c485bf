import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { Loading } from '#ui/loading.tsx';
import { importQuery, isWorking, type Side } from './api.ts';
import { CheckedStep } from './checked-step.tsx';
import { DoneStep } from './done-step.tsx';
import { MappingStep } from './mapping-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { StepList } from './step-list.tsx';

type Props = { side: Side; id: string };

/** An import in whatever step it is: the server says which, so it is found again after days and on another device. */
export function ImportView({ side, id }: Props) {
  const { t } = useTranslation('listing-import');
  const query = useQuery(importQuery(useApi(), side, id));
  const { data: job, error } = query;
  if (!job && error) {
    return <FailedPanel title={t('failed')} error={error} onRetry={() => query.refetch()} />;
  }
  if (!job) return <Loading />;
  const { state } = job;
  return (
    <>
      <StepList state={state} />
      {state === 'mapping' && <MappingStep key={job.id} side={side} job={job} />}
      {isWorking(job) && <ProgressStep job={job} />}
      {state === 'checked' && <CheckedStep side={side} job={job} />}
      {state === 'done' && <DoneStep side={side} job={job} />}
    </>
  );
}
