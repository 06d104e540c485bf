import { Radio } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { changeImport, type ImportDetails, keyOfImport, type Side, startImport } from './api.ts';
import { Figures } from './figures.tsx';
import css from './import.module.css';
import { RowTable } from './row-table.tsx';

const TARGETS = ['drafts', 'review'] as const;

/** Rows as they would come in, and the decision how. */
export function CheckedStep({ side, job }: { side: Side; job: ImportDetails }) {
  const { t } = useTranslation('listing-import');
  const [api, client] = [useApi(), useQueryClient()];
  const keep = (next: ImportDetails) => client.setQueryData(keyOfImport(job.id), next);
  const start = useMutation({
    mutationFn: (target: 'drafts' | 'review') => startImport(api, side, job.id, target),
    onSuccess: keep,
  });
  const back = useMutation({ mutationFn: () => changeImport(api, side, job.id, {}), onSuccess: keep });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (start.isPending) return;
    start.mutate(new FormData(event.currentTarget).get('target') === 'review' ? 'review' : 'drafts');
  };
  const { ready, incomplete, refused } = job.counts;
  return (
    <>
      <form className={css.card} onSubmit={submit}>
        <h2 className={css.heading}>{t('checked.title')}</h2>
        <p className={css.dim}>{t('checked.text')}</p>
        <Figures
          items={[
            { key: 'ready', label: t('checked.ready'), value: ready },
            { key: 'incomplete', label: t('checked.incomplete'), value: incomplete },
            { key: 'refused', label: t('checked.refused'), value: refused },
          ]}
        />
        <Radio.Group name="target" label={t('checked.target')} defaultValue="drafts">
          <div className={css.choices}>
            {TARGETS.map((target) => (
              <Radio key={target} value={target} label={t(`checked.${target}`)} />
            ))}
          </div>
        </Radio.Group>
        <p role="alert" className={css.error}>
          {start.error?.message ?? back.error?.message}
        </p>
        <div className={css.tools}>
          <PlainButton type="submit" data-act="start" disabled={ready + incomplete === 0}>
            {t('checked.start')}
          </PlainButton>
          <PlainButton look="outline" onClick={() => back.mutate()}>
            {t('checked.back')}
          </PlainButton>
        </div>
      </form>
      <RowTable side={side} job={job} />
    </>
  );
}
