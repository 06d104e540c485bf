import { Progress } from '@mantine/core';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { saveFile } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { FileField } from '#ui/desk/file-field.tsx';
import { SettingsCard } from '#ui/desk/settings-card.tsx';
import { FormFailure } from '#ui/form/form-parts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { type CatalogueImport, exportCatalogue, importCatalogue, importsQuery } from './api.ts';
import css from './transfer-desk.module.css';

const TONES: Record<CatalogueImport['state'], Tone> = { running: 'info', done: 'success', failed: 'danger' };
const FILE_NAME = 'diyar-catalogue.ndjson';

/** The whole catalogue as a file, and such a file brought in again, here or at another installation. */
export function TransferDesk() {
  const { t } = useTranslation('catalogue-transfer');
  const api = useApi();
  const client = useQueryClient();
  const imports = useQuery(importsQuery(api));
  const [file, setFile] = useState<File>();
  const save = useMutation({ mutationFn: async () => saveFile(await exportCatalogue(api), FILE_NAME) });
  const bring = useMutation({
    mutationFn: (chosen: File) => importCatalogue(api, chosen),
    onSuccess: () => {
      toast.success(t('import.begun'));
      return client.invalidateQueries({ queryKey: importsQuery(api).queryKey });
    },
  });
  const isRunning = imports.data?.some(({ state }) => state === 'running') ?? false;

  const columns: Column<CatalogueImport>[] = [
    { key: 'file', header: t('import.file'), isName: true, cell: ({ fileName }) => <bdi dir="ltr">{fileName}</bdi> },
    { key: 'at', header: t('import.at'), cell: ({ createdAt }) => <DateText value={createdAt} style="short" /> },
    {
      key: 'state',
      header: t('import.state'),
      cell: ({ state, failure }) => (
        <span>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge> {failure}
        </span>
      ),
    },
    {
      key: 'lines',
      header: t('import.lines'),
      cell: ({ done, total, changed, state }) => (
        <span className={css.lines}>
          {t('import.progress', {
            done: formatNumber(done),
            total: formatNumber(total),
            changed: formatNumber(changed),
          })}
          {state === 'running' && <Progress value={(100 * done) / Math.max(1, total)} aria-label={t('import.lines')} />}
        </span>
      ),
    },
  ];
  return (
    <>
      <SettingsCard title={t('export.title')} text={t('export.text')}>
        <PlainButton
          look="outline"
          className={css.submit}
          data-act="export-catalogue"
          disabled={save.isPending}
          onClick={() => save.mutate()}
        >
          {t(save.isPending ? 'export.busy' : 'export.button')}
        </PlainButton>
      </SettingsCard>
      <SettingsCard title={t('import.title')} text={t('import.text')}>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (file && !bring.isPending) bring.mutate(file);
          }}
        >
          <FileField
            name="file"
            label={t('import.file')}
            icon={<IconFileUpload size={26} stroke={1.4} aria-hidden />}
            prompt={t('import.choose')}
            accept=".ndjson,.json,application/x-ndjson"
            onTake={(chosen) => {
              bring.reset();
              setFile(chosen);
              return true;
            }}
          />
          <FormFailure text={bring.error?.message} />
          <PlainButton type="submit" className={css.submit} disabled={!file || isRunning || bring.isPending}>
            {t(isRunning ? 'import.running' : 'import.button')}
          </PlainButton>
        </form>
      </SettingsCard>
      {imports.data && imports.data.length > 0 && (
        <div className={css.frame}>
          <DeskTable label={t('import.last')} columns={columns} rows={imports.data} keyOf={({ id }) => id} />
        </div>
      )}
    </>
  );
}
