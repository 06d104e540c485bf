import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { useHydrated } from '#lib/hydrated.tsx';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { FileField } from '#ui/desk/file-field.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { keyOfImport, type Side, sendTable } from './api.ts';
import css from './import.module.css';

type Props = { side: Side; pathOf: (id: string) => string };

/** The table goes up whole, is read at once, and opens. */
export function UploadForm({ side, pathOf }: Props) {
  const { t } = useTranslation('listing-import');
  const [api, client, navigate, lang, isReady] = [useApi(), useQueryClient(), useNavigate(), useLang(), useHydrated()];
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState(0);
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: (file: File) => sendTable(api, side, file, setShare),
    onSuccess: (made) => {
      client.setQueryData(keyOfImport(made.id), made);
      return navigate(withLang(pathOf(made.id), lang));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!file);
    if (file && !send.isPending) send.mutate(file);
  };
  const error = missing ? t('upload.missing') : send.error?.message;
  return (
    <form className={css.card} onSubmit={submit} noValidate>
      <h2 className={css.heading}>{t('upload.title')}</h2>
      <FileField
        name="file"
        label={t('upload.label')}
        hint={t('upload.hint')}
        error={error}
        icon={<IconFileSpreadsheet size={26} stroke={1.5} aria-hidden />}
        prompt={t('upload.choose')}
        accept=".csv,.txt,.xlsx"
        onTake={(chosen) => {
          setMissing(false);
          send.reset();
          setFile(chosen);
          return true;
        }}
      />
      <PlainButton type="submit" disabled={!isReady} aria-disabled={send.isPending || undefined} className={css.narrow}>
        {send.isPending ? t('upload.sending', { share: formatNumber(Math.round(share * 100)) }) : t('upload.send')}
      </PlainButton>
    </form>
  );
}
