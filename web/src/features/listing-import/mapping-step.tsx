import { Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useHydrated } from '#lib/hydrated.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { changeImport, checkImport, type ImportDetails, keyOfImport, type Side } from './api.ts';
import { ColumnFields } from './column-fields.tsx';
import css from './import.module.css';
import { PhotosField } from './photos-field.tsx';
import { ValueFields } from './value-fields.tsx';

type Props = { side: Side; job: ImportDetails };

/** Columns, values, photos; then the check. Each choice is kept at once. */
export function MappingStep({ side, job }: Props) {
  const { t } = useTranslation('listing-import');
  const [api, client, isReady] = [useApi(), useQueryClient(), useHydrated()];
  const keep = (next: ImportDetails) => client.setQueryData(keyOfImport(job.id), next);
  const [isSending, setSending] = useState(false);
  const change = useMutation({
    mutationFn: (settings: Parameters<typeof changeImport>[3]) => changeImport(api, side, job.id, settings),
    scope: { id: job.id },
    onSuccess: keep,
  });
  const check = useMutation({
    mutationFn: () => checkImport(api, side, job.id),
    scope: { id: job.id },
    onSuccess: keep,
  });
  const error = check.error?.message ?? change.error?.message ?? job.failure ?? undefined;
  return (
    <>
      <ColumnFields job={job} onChange={(mapping) => change.mutate({ mapping })} />
      <ValueFields side={side} job={job} onChange={(values) => change.mutateAsync({ values })} />
      <PhotosField side={side} job={job} onBusy={setSending} />
      <section className={css.card}>
        <Checkbox
          name="placePoints"
          label={t('placePoints')}
          defaultChecked={job.placePoints}
          onChange={(event) => change.mutate({ placePoints: event.currentTarget.checked })}
        />
        <p role="alert" className={css.error}>
          {error}
        </p>
        <PlainButton
          data-act="check"
          className={css.narrow}
          disabled={!isReady || isSending || check.isPending}
          onClick={() => check.mutate()}
        >
          {t('check')}
        </PlainButton>
      </section>
    </>
  );
}
