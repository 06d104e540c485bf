import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { FileField } from '#ui/desk/file-field.tsx';
import { type ImportDetails, keyOfImport, type Side, sendArchive } from './api.ts';
import css from './import.module.css';

type Props = { side: Side; job: ImportDetails; onBusy: (isBusy: boolean) => void };

/** A ZIP of photos goes up in pieces while the columns are looked through. */
export function PhotosField({ side, job, onBusy }: Props) {
  const { t } = useTranslation('listing-import');
  const [api, client] = [useApi(), useQueryClient()];
  const [share, setShare] = useState(0);
  const send = useMutation({
    mutationFn: (file: File) => sendArchive(api, side, job.id, file, setShare),
    onMutate: () => onBusy(true),
    onSettled: () => {
      onBusy(false);
      return client.invalidateQueries({ queryKey: keyOfImport(job.id) });
    },
  });
  const { photos } = job;
  const isHere = photos !== null && photos.received === photos.bytes;
  const size = isHere ? formatNumber(Math.max(1, Math.round(photos.bytes / 1_048_576))) : '';
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{t('photos.title')}</h2>
      <p className={css.dim}>{t('photos.text')}</p>
      <FileField
        name="photos"
        label={t('photos.label')}
        icon={<IconFileZip size={26} stroke={1.5} aria-hidden />}
        prompt={t(isHere ? 'photos.replace' : 'photos.choose')}
        accept=".zip"
        disabled={send.isPending}
        onTake={(file) => {
          send.mutate(file);
          return true;
        }}
      />
      <p role="status" className={css.dim}>
        {send.isPending && t('photos.sending', { share: formatNumber(Math.round(share * 100)) })}
        {!send.isPending && isHere && t('photos.here', { size })}
      </p>
      <p role="alert" className={css.error}>
        {send.error?.message}
      </p>
    </section>
  );
}
