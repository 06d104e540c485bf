import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#lib/save-file.ts';
import { PlainButton } from '../link-button.tsx';

const TABLES = ['csv', 'xlsx'] as const;
type Table = (typeof TABLES)[number];

type Props = {
  /** Without the extension. */
  fileName: string;
  fetch: (format: Table) => Promise<Blob>;
  /** The same to be printed, where there is such a thing. */
  fetchPaper?: () => Promise<Blob>;
};

/** The list as it is filtered now, as a table for a spreadsheet. */
export function ExportButtons({ fileName, fetch, fetchPaper }: Props) {
  const { t } = useTranslation('desk');
  const files = [
    ...(fetchPaper ? [{ format: 'pdf' as const, load: fetchPaper }] : []),
    ...TABLES.map((format) => ({ format, load: () => fetch(format) })),
  ];
  const save = useMutation({
    mutationFn: async ({ format, load }: (typeof files)[number]) => saveFile(await load(), `${fileName}.${format}`),
  });
  return (
    <>
      {files.map((file) => (
        <PlainButton
          key={file.format}
          look="outline"
          compact
          data-act={`export-${file.format}`}
          disabled={save.isPending}
          onClick={() => save.mutate(file)}
        >
          {save.isPending && save.variables.format === file.format ? t('working') : t(`export.${file.format}`)}
        </PlainButton>
      ))}
    </>
  );
}
